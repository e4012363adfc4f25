import type { HelpArticle } from './help-content.ts';

/** Letters that are not a plain one with an accent, as a guest without that keyboard types them. */
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

/** Lower case, without accents and hyphens: 'wifi' is Wi-Fi. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Pd}]/gu, '')
    .replace(/[ßøæœłđςı]/g, (letter) => SPELLINGS[letter] ?? letter);

/** How Greek is written in Latin letters, as one says it: σάουνα is sauna. Longer ones come first. */
const SAID: Readonly<Record<string, string>> = {
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

/** Letters of Latin loan words that Greek has one letter for; the rest of a word is written alike. */
const ALIKE: Readonly<Record<string, string>> = { ph: 'f', ch: 'h', c: 'k', y: 'i', w: 'u' };

/** A folded text as it is said: the same for a loan word in Greek and in Latin letters. */
const said = (text: string): string =>
  text
    .replace(/(?<!\p{L})μπ/gu, 'b')
    .replace(/(?<!\p{L})ντ/gu, 'd')
    .replace(/γκ/g, 'g')
    .replace(/ου|τζ|[α-ω]/g, (letters) => SAID[letters] ?? letters)
    .replace(/ph|ch|[cyw]/g, (letters) => ALIKE[letters] ?? letters)
    .replace(/(\p{L})\1/gu, '$1');

/**
 * The articles with every word of the query in title, description or body, ignoring case, accents and hyphens. A word that is
 * not written there may be said there: 'sauna' finds σάουνα. An empty query finds all (R1-21).
 */
export function searchHelp(articles: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return articles;
  return articles.filter(({ title, description, body }) => {
    const text = folded(`${title}\n${description ?? ''}\n${body ?? ''}`);
    return words.every((word) => text.includes(word) || (/[α-ω]/.test(text) && said(text).includes(said(word))));
  });
}
