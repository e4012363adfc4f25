import type { Instant, ZoneId } from '#lib/time.ts';

import { plain } from '#domain/typed/clean.ts';
import { localDay, UTC } from '#lib/time.ts';

/** Why an expiry date is refused: incomplete (R5-05, R5-37), or past (R5-06). */
export type ExpiryProblem = 'required' | 'past';

const COMPLETE = /^(0[1-9]|1[0-2])\/(\d{2})$/;
/** An expiry with a four-digit year, as browsers and people enter it. */
const LONG_YEAR = /^(\d{1,2})\s*\/\s*20(\d{2})$/;

/**
 * The text of the field after it changed from `previous` to `next` by typing, pasting or deleting (R5-08 to R5-13,
 * R5-38).
 */
export function typeExpiry(previous: string, next: string): string {
  const text = plain(next);
  const isDeleting = isSubsequenceOf(text, previous);
  const typed = text
    .replace(LONG_YEAR, '$1/$2')
    .replace(/[^\d/]/g, '')
    .replace(/^\/+/, '');
  // A slash completes the month: '1/' is January, unless the digit after the 1 has just been deleted.
  const digits = typed.replace(isDeleting ? /^1(?=\/\d)/ : /^1(?=\/)/, '01').replaceAll('/', '');
  const { month, rest } = takeMonth(digits);
  if (month.length < 2) return month;
  const year = rest.slice(0, 2);
  const endsInSlash = !isDeleting || typed.endsWith('/');
  return year === '' && !endsInSlash ? month : `${month}/${year}`;
}

/**
 * Whether the input begins with two digits that are not a month. The field drops the second one and says so (R5-38).
 */
export const startsWithInvalidMonth = (typed: string): boolean => /^\D*(00|1[3-9])/.test(plain(typed));

/**
 * The text of the field, and whether to say that the month does not exist. The message stays until the guest deletes
 * something or the date is complete; until then a slash does not complete the month, or '13/29' would silently become
 * January (N6).
 */
export function typeAfter(
  { text: previous, isInvalidMonth }: { text: string; isInvalidMonth: boolean },
  typed: string,
): { text: string; isInvalidMonth: boolean } {
  const text = typeExpiry(previous, isInvalidMonth ? typed.replaceAll('/', '') : typed);
  const isStillShown = isInvalidMonth && typed.length > previous.length && !COMPLETE.test(text);
  return { text, isInvalidMonth: startsWithInvalidMonth(typed) || isStillShown };
}

/** Reads the month at the start of the digits; drops a second digit that does not complete a month. */
function takeMonth(digits: string): { month: string; rest: string } {
  const [first = '', ...others] = digits;
  if (first > '1') return { month: `0${first}`, rest: others.join('') };
  const second = others.findIndex((digit) => (first === '0' ? digit !== '0' : digit <= '2'));
  return second === -1
    ? { month: first, rest: '' }
    : { month: first + (others[second] ?? ''), rest: others.slice(second + 1).join('') };
}

/** Whether a text that is not empty results from `before` by deletions only. */
function isSubsequenceOf(text: string, before: string): boolean {
  let at = 0;
  for (const letter of before) if (letter === text[at]) at += 1;
  return at === text.length && text !== '';
}

/** Why an expiry is refused at `now`. A card is valid through the last day of its month in the property's zone. */
export function expiryProblem(text: string, now: Instant, zone: ZoneId = UTC): ExpiryProblem | null {
  if (!COMPLETE.test(text)) return 'required';
  return expiryToWire(text) < localDay(now, zone).slice(0, 7) ? 'past' : null;
}

/** 'MM/YY' to the wire's '20YY-MM' (R5-14). */
export const expiryToWire = (text: string): string => text.replace(COMPLETE, '20$2-$1');
