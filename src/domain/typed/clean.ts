/**
 * Cleans an identifier that was typed, pasted, filled in by the device or opened by a link, before it is used. All uses
 * share `plain`; each also removes what real texts add around it:
 *
 * | use                              | what remains                                                               |
 * | -------------------------------- | -------------------------------------------------------------------------- |
 * | slug of an address               | from its first to its last letter or digit, with hyphens that touch it     |
 * | booking number, voucher code     | the same without these hyphens, and without a label (`booking-number.ts`)  |
 * | name of a guest or a card holder | without commas, quotes and brackets around it; marks alone are no name      |
 * | e-mail address                   | what is in angle brackets, or all; no label in front, no name or marks around |
 * | phone, date, digits              | `plain`; the rest is in `phone.ts`, `expiry.ts` and `one-time-code.ts`     |
 */

/** Invisible characters: zero width, direction marks, soft hyphens, fillers, control characters, the Braille blank; also keycaps. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u20e3\u2800\ufff9-\ufffc]|(?![\s\u0085])\p{Cc}/gu;

/** Between letters of these scripts a joiner is part of the spelling, as in the Persian نیک‌پور. */
const JOINER_OF_SPELLING =
  /(?<=[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}])[\u200c\u200d](?=[\p{L}\p{M}])/u;
/** Created on use: this file is in the script that runs before the app, and a phone takes milliseconds to compile it. */
const invisibleInName = (): RegExp => new RegExp(`(?!${JOINER_OF_SPELLING.source})(?:${INVISIBLE.source})`, 'gu');

const SPACE = /[\s\u0085]+/g;
/** Dashes of any length, the minus sign, the non-breaking hyphen. */
const DASH = /[\p{Pd}\u2212\u2043\u02d7]/gu;
/** Apostrophes as produced by phones, word processors and the keyboards of many languages. */
const APOSTROPHE =
  /['\u2018\u2019\u201b\u2032\u2035\u00b4\u0060\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78b\ua78c\uff07]/gu;
const QUOTES = /["\u201a\u201c-\u201f\u2033\u2036\u02ba\u05f4\uff02\u00ab\u00bb\u2039\u203a]/gu;

/** The text without invisible characters. */
export const visible = (text: string): string => text.replace(INVISIBLE, '');

/** The text without any kind of apostrophe. */
export const withoutApostrophes = (text: string): string => text.replace(APOSTROPHE, '');

/** The value of a decimal digit in any script: the digits of a script have consecutive code points from zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Compatibility normalisation would split the Armenian և into two letters; in a name it is one. */
const NOT_EW = /[^և]+/gu;

/** Letters and digits in their plain forms: full-width, half-width, mathematical, circled, ligatures. */
export const inPlainForms = (text: string): string => text.replace(NOT_EW, (part) => part.normalize('NFKC'));

/**
 * Converts full-width and similar forms to plain ones, digits of all scripts to 0–9, and unifies dashes, apostrophes
 * and spaces.
 */
const unified = (text: string): string =>
  inPlainForms(text.replace(QUOTES, '"').replace(APOSTROPHE, "'"))
    .replace(DASH, '-')
    .replace(/\p{Nd}/gu, valueOf)
    .replace(SPACE, ' ')
    .trim();

/** The text without invisible characters, in plain forms, trimmed and with single spaces (T3, T5). */
export const plain = (text: string): string => unified(visible(text));

/** The part of a text from the first to the last character that belongs to it; empty without one. */
function between(text: string, belongs: RegExp, touching = /(?!)/): string {
  const characters = Array.from(text);
  const isPart = (character: string): boolean => belongs.test(character);
  let start = characters.findIndex(isPart);
  let end = characters.findLastIndex(isPart) + 1;
  if (start === -1) return '';
  while (touching.test(characters[start - 1] ?? '')) start -= 1;
  while (touching.test(characters[end] ?? '')) end += 1;
  return characters.slice(start, end).join('');
}

const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;

/** From the first letter or digit to the last, with adjacent hyphens, underscores and base64 padding. */
const bareSlug = (text: string): string => between(text, LETTER_OR_DIGIT, /[-_=]/).replace(/^=+/, '');

/**
 * A slug without what mails, chats and printed sheets add around it: white space, invisible characters, punctuation and
 * symbols. Unifies hyphens and full-width letters inside; keeps case and inner white space. Empty if nothing remains
 * (L1).
 */
export const cleanSlug = (text: string): string => bareSlug(plain(bareSlug(visible(text))));

/**
 * A label before the number, as in "Booking number: BN-1001", "Nr. #1001", "№ 1001". Booking numbers have no such
 * signs.
 */
const LABEL = /^[^\p{N}:：#＃№°º]*[:：#＃№°º]/u;

/** A voucher code for sending, without a label that ends in a colon or a number sign (T3). */
export const cleanVoucherCode = (text: string): string =>
  between(plain(visible(text).trim().replace(LABEL, '')), LETTER_OR_DIGIT);

/** A name for sending, with joiners that are part of its spelling (T1 to T3). Empty if it has only punctuation. */
export function cleanName(text: string): string {
  const own = text.replace(invisibleInName(), '').replace(/^[^:：]*(?::\s|：)/u, '');
  const name = between(unified(own), /[^\s,;:!?"<>()[\]{}*_|\p{Extended_Pictographic}]/u, /\)/);
  return /[\p{L}\p{N}]/u.test(name) ? name : '';
}

/** A label before an address, as "mailto:" or "E-mail:". */
const LABEL_OF_ADDRESS = /^[^@]*:/u;
/** The start of what follows an address, as "?subject=Hi" or " (Anna)". */
const BEHIND_ADDRESS = /\?| \(/u;
const IN_ADDRESS = /[^\s,;:"'<>()[\]{}|*.\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** A label without a colon, in the languages of the app and others. */
const WORD_FOR_ADDRESS =
  /^(?:(?:my|mein|meine|mon|mi|min) )?(?:e-?mail|mail|e-?post|courriel|correo(?: electr[oó]nico)?|sähköposti|posta elettronica)(?: (?:is|ist|est|es|è|address|adresse))* (?=[^\s@]+@)/iu;

/** The address in a text that has the same one twice, as Markdown and many mail programs write it; else the text. */
function oneOf(text: string): string {
  const all = text.split(/[\s\][(),;<>]+|mailto:/iu).filter((word) => word.includes('@'));
  return all.length > 1 && new Set(all).size === 1 ? (all[0] ?? text) : text;
}

/** An address without what follows it. */
function withoutEnd(address: string): string {
  const [name = '', ...host] = address.split('@');
  const end = host.join('@').search(BEHIND_ADDRESS);
  return end === -1 ? address : `${name}@${host.join('@').slice(0, end)}`;
}

/**
 * An e-mail address for sending, in its original case (the login has R5-41). Keeps inner white space, so that it is
 * reported as an error.
 */
export function cleanEmail(text: string): string {
  const typed = plain(text).replace(/[\u3002\uff61]/g, '.');
  const address = oneOf(typed.includes('@') ? typed : typed.replace(/%40/g, '@')).replace(WORD_FOR_ADDRESS, '');
  const inBrackets = /<([^<>]+)>/.exec(address)?.[1] ?? address;
  return between(withoutEnd(inBrackets.trim().replace(LABEL_OF_ADDRESS, '')), IN_ADDRESS).replace(/ ?@ ?/, '@');
}

/** The digits of a text as 0–9 (T5). */
export const digitsOf = (text: string): string => plain(text).replace(/\D/g, '');
