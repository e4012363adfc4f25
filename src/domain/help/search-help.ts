import type { HelpArticle } from './help-content.ts';

/** Letters that Unicode does not decompose, and how guests without them on their keyboard type them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ς: 'σ',
  ı: 'i',
};

/** Lower case, without accents and hyphens, so that 'wifi' matches Wi-Fi. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Pd}]/gu, '')
    .replace(/[ßøæœłđςı]/g, (letter) => SPELLINGS[letter] ?? letter);

/** A phonetic transliteration of Greek, so that 'sauna' matches σάουνα. Longer sequences come first. */
const GREEK_SOUNDS: Readonly<Record<string, string>> = {
  ου: 'u',
  τζ: 'j',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o',
};

/** Latin spellings that Greek writes with one letter; other letters of loan words correspond directly. */
const LATIN_SPELLINGS: Readonly<Record<string, string>> = { ph: 'f', ch: 'h', c: 'k', y: 'i', w: 'u' };

/** The phonetic form of a folded text, equal for a loan word in Greek and in Latin letters. */
const phonetic = (text: string): string =>
  text
    .replace(/(?<!\p{L})μπ/gu, 'b')
    .replace(/(?<!\p{L})ντ/gu, 'd')
    .replace(/γκ/g, 'g')
    .replace(/ου|τζ|[α-ω]/g, (letters) => GREEK_SOUNDS[letters] ?? letters)
    .replace(/ph|ch|[cyw]/g, (letters) => LATIN_SPELLINGS[letters] ?? letters)
    .replace(/(\p{L})\1/gu, '$1');

/**
 * The articles that contain every word of the query in title, description or body, ignoring case, accents and hyphens.
 * Words also match phonetically: 'sauna' finds σάουνα. An empty query matches all (R1-21).
 */
export function searchHelp(articles: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return articles;
  return articles.filter(({ title, description, body }) => {
    const text = folded(`${title}\n${description ?? ''}\n${body ?? ''}`);
    return words.every(
      (word) => text.includes(word) || (/[α-ω]/.test(text) && phonetic(text).includes(phonetic(word))),
    );
  });
}
