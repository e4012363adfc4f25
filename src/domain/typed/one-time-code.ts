import { digitsOf, plain } from './clean.ts';

/** Characters that must not be adjacent to a code: digits, and letters of scripts that separate words by spaces. */
const TOUCHING = String.raw`\p{N}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}`;
/** A plus starts a telephone number, whose digit groups are not a code. */
const BEFORE = String.raw`(?<![${TOUCHING}][-_/.@]?|\+[\d ()-]{0,20})`;
/** A full stop may be followed by a sentence without a space. */
const BEHIND = String.raw`(?![-_/@]?[${TOUCHING}]|\.(?!\p{Lu}\p{Ll})[${TOUCHING}])`;
/** Isolated digits, not part of a booking number, date, address, price or telephone number. */
const ALONE = new RegExp(String.raw`${BEFORE}\d+${BEHIND}`, 'gu');
/** The same in groups: '123 456', '123-456', '123.456', '12 34 56', '12-34-56', '1-2-3-4-5-6'; no prices. */
const IN_GROUPS = new RegExp(
  String.raw`(?<!\p{N} |\p{Sc} ?)${BEFORE}(?:\d+-\d+|\d{3,}\.\d{3,}|\d+(?: \d+)+|\d(?:[-.]\d){2,}|\d\d(?:-\d\d){2,})${BEHIND}(?! ?\p{Sc})`,
  'gu',
);
/** Nothing but digits and what separates them. */
const ONLY_DIGITS = /^[^\p{L}\p{Sc}+]*$/u;
/** A sender's letter before a code, as in 'G-123456', and the encoded separators of an address. */
const NO_PART_OF_IT = new RegExp(String.raw`(?<![${TOUCHING}][-_/.@]?)\p{L}-(?=\d)|%20|%3D`, 'giu');

const groupsOf = (digits: string): readonly string[] => digits.match(/\d+/g) ?? [];

/** Whether the groups have equal lengths; nobody writes '1 23456'. */
const isEven = (digits: string): boolean => new Set(groupsOf(digits).map(({ length }) => length)).size === 1;

/** Three pairs with a month in the middle or in front. */
function mayBeDate(digits: string): boolean {
  const [, first, second] = /^(\d\d)-(\d\d)-\d\d$/.exec(digits) ?? [];
  return second !== undefined && (Number(second) <= 12 || (Number(first) <= 12 && Number(second) <= 31));
}

/**
 * The one-time code in a text that was pasted or filled in: an isolated group of `length` digits, else one written in
 * groups, else all digits of a text that has nothing else. Undefined without one, or with two different ones (T4).
 */
export function codeIn(text: string, length: number): string | undefined {
  const lines = text.split(/[\r\n]+/).map((line) => plain(line).replace(NO_PART_OF_IT, ' '));
  const whole = lines.join(' ').trim();
  const found = [
    lines.flatMap((line) => line.match(ALONE) ?? []),
    lines.flatMap((line) => line.match(IN_GROUPS) ?? []).filter((digits) => isEven(digits) && !mayBeDate(digits)),
    [whole].filter((digits) => ONLY_DIGITS.test(digits) && isEven(digits)),
  ]
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
