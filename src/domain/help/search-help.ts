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

/**
 * The articles with every word of the query in title, description or body, ignoring case, accents and hyphens. An empty
 * query finds all (R1-21).
 */
export function searchHelp(articles: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return articles;
  return articles.filter(({ title, description, body }) => {
    const text = folded(`${title}\n${description}\n${body}`);
    return words.every((word) => text.includes(word));
  });
}
