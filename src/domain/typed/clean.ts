/**
 * What is done to an identifier that a person types, pastes, fills in by the device or opens by link, before anything else
 * looks at it: one function for each use.
 */

/** What nobody sees: zero width, direction marks, soft hyphens, fillers, control characters, the blank of braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]|(?![\s\u0085])\p{Cc}/gu;
const SPACE = /[\s\u0085]+/g;
/** Dashes of every length, the minus, the hyphen that does not break. The long vowel of Japanese is a letter. */
const DASH = /[\p{Pd}\u2212\u2043\u02d7]/gu;
/** Apostrophes as phones, word processors and keyboards of many languages write them. */
const APOSTROPHE =
  /['\u2018\u2019\u201a\u201b\u2032\u2035\u00b4\u0060\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78b\ua78c\uff07]/gu;
const QUOTES = /["\u201c-\u201f\u2033\u2036\u02ba\u05f4\uff02]/gu;

/** The value of a decimal digit of any script: the digits of a script follow each other from zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Full-width and other forms of a letter as the letter; digits of every script as 0 to 9. */
const unified = (text: string): string =>
  text
    .replace(QUOTES, '"')
    .replace(APOSTROPHE, "'")
    .normalize('NFKC')
    .replace(DASH, '-')
    .replace(/\p{Nd}/gu, valueOf);

/** A text without what nobody sees, in plain forms, with single spaces inside and none around. */
const plain = (text: string): string => unified(text.replace(INVISIBLE, '')).replace(SPACE, ' ').trim();

const isLetterOrDigit = (character: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

/** From the first letter or digit to the last, with the hyphens, underscores and padding of base64 that touch them. */
function bare(text: string): string {
  const characters = Array.from(text);
  let start = characters.findIndex(isLetterOrDigit);
  let end = characters.findLastIndex(isLetterOrDigit) + 1;
  if (start === -1) return '';
  while (/[-_]/.test(characters[start - 1] ?? '')) start -= 1;
  while (/[-_=]/.test(characters[end] ?? '')) end += 1;
  return characters.slice(start, end).join('');
}

/**
 * A slug as it was meant: white space, invisible characters, punctuation and symbols around it are no part of it, as
 * mails, chats and printed sheets add them. Hyphens of every sort inside are hyphens, full-width letters are letters; case
 * and white space inside stay. Empty where nothing remains (L1).
 */
export const cleanSlug = (text: string): string => bare(plain(bare(text.replace(INVISIBLE, ''))));
