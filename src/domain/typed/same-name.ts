import { plain, visible, withoutApostrophes } from './clean.ts';

/**
 * Letters that Unicode does not take apart, and how they are written on a keyboard without them; then those that have a
 * spelling beside the letter without its mark, as in the machine-readable lines of a passport (ICAO 9303).
 */
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'ß ss, æ ae, œ oe, ø o oe, ł l, đ d dj, ð d, þ th, ı i, ħ h, ŧ t, ŋ n ng, ĸ k q, ə a e, ɛ e, ɔ o, ɩ i, ʉ u, ɨ i',
    'ɓ b, ɗ d, ɖ d, ƙ k, ƴ y, ƒ f, ɣ g, ǥ g, ɲ ny, ƶ z, ä a ae, ö o oe, ü u ue, å a aa',
    // The sigma at the end of a word; letters that other keyboards of Cyrillic and Armenian have not.
    'ς σ, ґ г, և եւ եվ',
    // Arabic, Persian and Urdu keyboards have letters of their own for one sound.
    'ى ي, ی ي, ک ك, ة ه, ہ ه, ھ ه, ٱ ا',
    // Japanese names whose old form is not on every keyboard.
    '髙 高, 﨑 崎, 濵 浜, 邉 辺, 邊 辺, 齋 斎, 澤 沢, 廣 広',
  ]
    .flatMap((row) => row.split(', '))
    .map((row) => {
      const [letter = '', ...spellings] = row.split(' ');
      return [letter, spellings] as const;
    }),
);

/**
 * Accents of alphabets that are often written without, and the tatweel, which only stretches a word. In the scripts of
 * India and Thailand marks are vowels.
 */
const ACCENT = /(?=[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hebr}\p{scx=Arab}\p{scx=Zinh}])\p{M}|\u0640/gu;

/** Katakana as hiragana: the same name, written by another keyboard. */
const hiragana = (kana: string): string => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60);

/** The spellings of one lower-case letter; the first is the one without marks. */
const spellingsOf = (letter: string): readonly string[] =>
  SPELLINGS.get(letter) ?? [
    letter
      .normalize('NFKD')
      .replace(ACCENT, '')
      .replace(/[\u30a1-\u30f6]/g, hiragana),
  ];

/** More spellings than a name has; what nobody is called ends here. */
const MOST = 64;

/** Each text of the first list followed by each of the second; only by its first where they would be too many. */
const followed = (texts: readonly string[], next: readonly string[]): readonly string[] =>
  texts.flatMap((text) => (texts.length * next.length > MOST ? next.slice(0, 1) : next).map((end) => text + end));

/** The words of a name in lower case, without what nobody sees and apostrophes; everything else parts words. */
const wordsOf = (name: string): readonly string[] =>
  withoutApostrophes(visible(name))
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words in front of a name that people leave out, and those that only follow one of them. */
const PARTICLES = new Set(
  'van von vom zu zum zur den der ten ter te t de del da do dos das du des af av al el ال آل'.split(' '),
);
const ARTICLES = new Set('la las los le les het dem und'.split(' '));
/** Words between two names that people leave out: Ortega y Gasset. */
const AND = new Set(['y', 'e', 'i']);

/** How many particles a name begins with; its last word is never one. */
function particlesOf(words: readonly string[]): number {
  const count = words.findIndex(
    (word, at) => at === words.length - 1 || !(PARTICLES.has(word) || (at > 0 && ARTICLES.has(word))),
  );
  return Math.max(count, 0);
}

/** A name in every spelling: its words as one, and its words in the order of the alphabet. */
function formsOf(words: readonly string[]): readonly string[] {
  const spelled = Array.from(words.join(' '), spellingsOf).reduce(followed, ['']);
  return spelled.flatMap((text) => [text.replaceAll(' ', ''), text.split(' ').toSorted().join(' ')]);
}

/** A name as a whole, and how it may be shortened: without one, two … of its leading particles. */
function readName(name: string): { readonly whole: readonly string[]; readonly shorter: readonly string[] } {
  const words = wordsOf(name).filter((word, at, { length }) => !AND.has(word) || at === 0 || at === length - 1);
  const lengths = Array.from({ length: particlesOf(words) + 1 }, (_, dropped) => formsOf(words.slice(dropped)));
  return { whole: lengths[0] ?? [], shorter: lengths.flat() };
}

const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((form) => form !== '' && others.includes(form));

/**
 * Whether two names are the same for the look-up of a booking. Case, accents, punctuation, spaces and the order of the words
 * do not count, nor how letters are spelled that many keyboards lack (`SPELLINGS`). Particles in front, as van der, von, de,
 * al-, may be missing on one side; with different ones, or with a part of a double name, it is another name. Nothing is
 * written in another script (T1, T2).
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [readName(one), readName(other)];
  return meet(a.whole, b.shorter) || meet(b.whole, a.shorter);
}

/** What of a booking number counts: its letters without case and accents, and its digits (T3). */
export const comparableNumber = (text: string): string => formsOf(wordsOf(plain(text)))[0] ?? '';
