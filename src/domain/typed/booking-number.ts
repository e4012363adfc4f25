import { cleanVoucherCode, plain, visible } from './clean.ts';

/** Separates a number from the text beside it; a comma only before a space. */
const SEPARATOR = /[\r\n\t|;()[\]{}<>"]+|,\s/;

/**
 * How words for a booking, its number and its confirmation begin, in Latin letters without accents; a word with other
 * letters is never part of a number. Other words stay: in "CANARY 4471" the word is part of the number.
 */
const LABEL =
  /^(?:book|boek|buch|bokn|bron|reser[vw]|rezer[vw]|varau|vahvis|prenot|foglal|pemesan|best[ei]ll|bevestig|bekreft|con[fv]erm|confirm|potwierd|order|auftrag|dossier|vorgang|localiz|numm|numb|numer|numar|nomor|codi[cg]|tunnu|refer|itiner|(?:ref|pin|pnr|code|kode?|koodi)$)/iu;
/** Short forms of such words. In capitals they may be a part of the number, as in "NO 1001". */
const SHORT_LABEL = /^(?:[Nn](?:o|r|ro|um)|[Ii]d)$/u;
/** Short words between a label and its number, or behind the number. */
const BETWEEN = /^(?:n|no|nr|nro|num|id|is|ist|est|es|on|er|for|para|pour|per|til|van)$/iu;

/** In scripts without spaces: a label directly before the number, or text directly after it. */
const JOINED =
  /^[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}ー]+(?=[!-~])|(?<=\w)[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}].*$/gu;
/** A label that a full stop joins to its number, as in "Nr.1001". */
const DOTTED = /^(\p{L}+)\.(?=.*\d)/u;

const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);
const isBetween = (word: string): boolean => BETWEEN.test(word);
const isLabel = (word: string): boolean =>
  !hasDigit(word) && (/[.:]$|[^\0-\u007f]/u.test(word) || LABEL.test(word) || SHORT_LABEL.test(word));

/** The words of a text; a label that is joined to the number by a full stop is a word of its own. */
const wordsOf = (text: string): string[] =>
  text
    .split(' ')
    .map((word) =>
      word
        .replaceAll(JOINED, '')
        .replace(DOTTED, (dotted, name: string) => (isLabel(name) || isBetween(name) ? '' : dotted)),
    )
    .filter(Boolean);

/** Where the number begins in words of which the one at `at` is its first with a digit. */
function startOf(words: readonly string[], at: number): number {
  // The number begins with letters, as BN-1001 does, so every word before it is a label.
  if (/^\p{L}{2}.*\p{Nd}/u.test(words[at] ?? '')) return at;
  const label = words.slice(0, at).findLastIndex(isLabel);
  if (label === -1) return 0;
  const start = words.findIndex((word, index) => index > label && !isBetween(word));
  return start === -1 ? at : start;
}

/** The number in one part of a text, without the words before and after it. */
function withoutWords(part: string): string {
  const words = wordsOf(part);
  const first = words.findIndex(hasDigit);
  const at = first === -1 ? words.length - 1 : first;
  const end = words.findIndex(
    (word, index) => index > at && (isLabel(word) || (/^[a-z]+$/u.test(word) && isBetween(word))),
  );
  return words.slice(startOf(words, at), end === -1 ? undefined : end).join(' ');
}

/**
 * A booking number for sending, without a label before it and text behind it: "Buchungsnummer BN-1001", "Booking no 1001
 * (paid)". Keeps case, spaces and hyphens, which the server ignores in comparisons (T3).
 */
export function cleanBookingNumber(text: string): string {
  const parts = visible(text)
    .split(SEPARATOR)
    .map((part) => plain(cleanVoucherCode(part)))
    .filter(Boolean);
  return cleanVoucherCode(withoutWords(parts.find(hasDigit) ?? parts.join(' ')));
}
