import { digitsOf, plain } from './clean.ts';

/** Characters that must not be adjacent to a code: digits, and letters of scripts that separate words by spaces. */
const TOUCHING = String.raw`\p{N}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}`;
/** A plus starts a telephone number, whose digit groups are not a code. */
const BEFORE = String.raw`(?<![${TOUCHING}][-_/.@]?|\+[\d ()-]{0,20})`;
const BEHIND = String.raw`(?![-_/.@]?[${TOUCHING}])`;
/** Isolated digits, not part of a booking number, date, address, price or telephone number. */
const ALONE = new RegExp(String.raw`${BEFORE}\d+${BEHIND}`, 'gu');
/** The same in groups: '123 456', '123-456', '12 34 56', '1-2-3-4-5-6'. */
const IN_GROUPS = new RegExp(String.raw`(?<!\p{N} )${BEFORE}(?:\d+-\d+|\d+(?: \d+)+|\d(?:-\d){2,})${BEHIND}`, 'gu');

/** Whether the groups have equal lengths; nobody writes '1 23456'. */
const isEven = (digits: string): boolean => new Set(digits.split(/[ -]/).map(({ length }) => length)).size === 1;

/**
 * The one-time code in a text that was pasted or filled in: an isolated group of `length` digits, else one written in
 * groups. Undefined without one, or with two different ones (T4).
 */
export function codeIn(text: string, length: number): string | undefined {
  const read = plain(text);
  const found = [read.match(ALONE) ?? [], (read.match(IN_GROUPS) ?? []).filter(isEven)]
    .map((groups) => new Set(groups.map(digitsOf).filter((digits) => digits.length === length)))
    .find(({ size }) => size > 0);
  return found?.size === 1 ? [...found][0] : undefined;
}

/**
 * The code field after its text became `text`: the digits typed so far, or the code in the pasted text. Any other text
 * leaves the field at `before` (T4, T5).
 */
export function typeCode(before: string, text: string, length: number): string {
  const digits = digitsOf(text);
  const isTyped = digits.length <= length && /^[\d -]*$/.test(plain(text));
  return isTyped ? digits : (codeIn(text, length) ?? before);
}
