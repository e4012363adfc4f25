import { inPlainForms, plain, visible, withoutApostrophes } from './clean.ts';

/**
 * Letters that Unicode does not decompose, with spellings for keyboards without them; then letters with an alternative
 * to dropping their mark, as in the machine-readable zone of a passport (ICAO 9303).
 */
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'ß ss, æ ae, œ oe, ø o oe, ł l, đ d dj, ð d, þ th, ı i, ħ h, ŧ t, ŋ n ng, ĸ k q, ə a e, ɛ e, ɔ o, ɩ i, ʉ u, ɨ i',
    'ɓ b, ɗ d, ɖ d, ƙ k, ƴ y, ƒ f, ɣ g, ǥ g, ɲ ny, ƶ z, ä a ae, ö o oe, ü u ue, å a aa',
    // Final sigma; letters that some Cyrillic and Armenian keyboards lack.
    'ς σ, ґ г, և եւ եվ',
    // Arabic, Persian and Urdu keyboards have different letters for the same sound.
    'ى ي, ی ي, ک ك, ة ه, ہ ه, ھ ه, ٱ ا',
    // Japanese names whose traditional characters are not on every keyboard.
    '髙 高, 﨑 崎, 濵 浜, 邉 辺, 邊 辺, 齋 斎, 澤 沢, 廣 広',
  ]
    .flatMap((row) => row.split(', '))
    .map((row) => {
      const [letter = '', ...spellings] = row.split(' ');
      return [letter, spellings] as const;
    }),
);

/**
 * Accents that are often omitted in writing, and the tatweel, which only stretches a word. In Indic scripts and Thai,
 * marks are vowels.
 */
const ACCENT = /(?=[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hebr}\p{scx=Arab}\p{scx=Zinh}])\p{M}|\u0640/gu;

/** Katakana as hiragana: the same name typed in another mode. */
const hiragana = (kana: string): string => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60);

/** The spellings of a lower-case letter; the first is without marks. */
const spellingsOf = (letter: string): readonly string[] =>
  SPELLINGS.get(letter) ?? [
    letter
      .normalize('NFKD')
      .replace(ACCENT, '')
      .replace(/[\u30a1-\u30f6]/g, hiragana),
  ];

/** The limit for the number of spellings per name; no real name has more. */
const MAX = 64;

/** All concatenations of two lists; with only the first of the second list if there would be too many. */
const concatenations = (texts: readonly string[], next: readonly string[]): readonly string[] =>
  texts.flatMap((text) => (texts.length * next.length > MAX ? next.slice(0, 1) : next).map((end) => text + end));

/** The words of a name in lower case, without invisible characters and apostrophes; anything else separates words. */
const wordsOf = (name: string): readonly string[] =>
  inPlainForms(withoutApostrophes(visible(name)))
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** A word without case, accents and alternative spellings. */
const bare = (word: string): string => Array.from(word, (letter) => spellingsOf(letter)[0]).join('');

const setOf = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.split(' ')).map(bare));

/** Words at the start of a surname that people omit, and words that only follow one of these or a title. */
const PARTICLES = setOf('van von vom zu zum zur den der ten ter te t de del da do dos das du des af av al el ال آل');
const ARTICLES = setOf('la las los le les het dem und heer med ra na ssa and');
/** Words between two surnames that people omit: Ortega y Gasset. */
const AND = new Set(['y', 'e', 'i']);

/** Titles before a surname, and suffixes after it, none of which is a surname itself. */
const TITLES = setOf(
  'mr mrs ms mx miss dr prof sir lady rev herr frau fam familie frhr dipl ing mag hr dhr mevr mevrouw mw fru frøken',
  'mme mlle mm mgr madame monsieur sr sra srta señor señora señorita dña doña sig signor signora dott avv',
  'herra rouva härra proua κα κος κυρία κύριος κυρίου δρ',
);
const SUFFIXES = setOf('jr sr junior senior ii iii iv phd md esq mr mrs ms miss mx dr');

/** Titles that are surnames as well: before a space they are dropped, but not in 'Graf-Müller'. */
const NOBLE =
  /(?<=^|\s)(?:graf|gr(?:ä|a|ae)fin|freiherr|freifrau|freiin|baron(?:in|ess|esse|ne)?|f(?:ü|u|ue)rst(?:in)?|prin(?:z|zessin|ce|cess|cesse))\s+(?=\S)/giu;

/** An initial, or a title of one letter, such as M. or κ.; in other scripts a letter can be a name. */
const isInitial = (word: string): boolean => /^[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]$/u.test(bare(word));

/** The number of words at the end of a name that people omit; the first word never counts. */
const countSuffixes = (words: readonly string[]): number =>
  words.length - 1 - words.findLastIndex((word, at) => at === 0 || !(SUFFIXES.has(word) || isInitial(word)));

/** No name begins with more titles and particles; each one dropped is another spelling to compare. */
const MAX_PREFIXES = 8;

/** The number of titles, initials and particles at the start of a name; the last word never counts. */
function countPrefixes(words: readonly string[]): number {
  const isOmitted = (word: string, at: number): boolean =>
    TITLES.has(word) || PARTICLES.has(word) || isInitial(word) || (at > 0 && ARTICLES.has(word));
  const first = words.slice(0, MAX_PREFIXES + 1).findIndex((word, at) => !isOmitted(bare(word), at));
  return Math.min(first === -1 ? MAX_PREFIXES : first, Math.max(words.length - 1, 0));
}

/** A name, words with spaces between, in all spellings: its words joined in order, and sorted. */
function formsOf(name: string): readonly string[] {
  const spelled = Array.from(name, spellingsOf).reduce(concatenations, ['']);
  return spelled.flatMap((text) => [text.replaceAll(' ', ''), text.split(' ').toSorted().join(' ')]);
}

/** A name without titles of nobility and initials inside, each of which may be missing. */
function variantsOf(name: string): readonly (readonly string[])[] {
  const isInside = (at: number, { length }: readonly string[]): boolean => at > 0 && at < length - 1;
  return [name, visible(name).replace(NOBLE, '')].flatMap((each) => {
    const words = wordsOf(each).filter((word, at, all) => !(AND.has(word) && isInside(at, all)));
    return [words, words.filter((word, at, all) => !(isInitial(word) && isInside(at, all)))];
  });
}

/**
 * A name in full, and without its first one, two … titles, initials and particles, and without its suffixes.
 */
function readName(name: string): { readonly whole: readonly string[]; readonly shorter: readonly string[] } {
  const variants = variantsOf(name);
  const shortened = variants
    .flatMap((words) => [words, words.slice(0, words.length - countSuffixes(words))])
    .flatMap((words) =>
      Array.from({ length: countPrefixes(words) + 1 }, (_, dropped) => words.slice(dropped).join(' ')),
    );
  // Most names are the same in all of these.
  return { whole: formsOf(variants[0]?.join(' ') ?? ''), shorter: [...new Set(shortened)].flatMap(formsOf) };
}

/** The maximum length of a name field (T6); the comparison reads no further. */
const LONGEST = 1_000;

const haveCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((form) => form !== '' && others.includes(form));

/**
 * Whether two names match when looking up a booking. Ignores case, accents, punctuation, spaces, word order, and
 * spellings of letters that many keyboards lack (`SPELLINGS`). Titles, initials and leading particles such as Dr, M.,
 * Graf, van der or al-, and a Jr behind, may be missing on one side; different ones, or a part of a double name, do not
 * match. Scripts are not transliterated (T1, T2).
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [readName(one.slice(0, LONGEST)), readName(other.slice(0, LONGEST))];
  return haveCommon(a.whole, b.shorter) || haveCommon(b.whole, a.shorter);
}

/** Greek and Cyrillic letters with capitals that look like Latin ones: the keyboard was left in another language. */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  ['αа a', 'βв b', 'сϲ c', 'εе e', 'ηн h', 'ιі i', 'κк k', 'μм m', 'ν n', 'οо o', 'ρр p', 'τт t', 'υу y', 'χх x', 'ζ z']
    .map((row) => row.split(' '))
    .flatMap(([letters = '', latin = '']) => Array.from(letters, (letter) => [letter, latin] as const)),
);

/**
 * The significant characters of a booking number: its letters without case, accents and script, and its digits (T3).
 */
export const comparableNumber = (text: string): string =>
  Array.from(formsOf(wordsOf(plain(text)).join(' '))[0] ?? '', (letter) => LOOK_ALIKE.get(letter) ?? letter).join('');
