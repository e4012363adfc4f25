import { readFileSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { FONT_FILES } from './font-subsets.ts';
import { LOCALES } from './locales.ts';

/** Each font file, its family, and the characters the browser asks it for. */
const FACES = [
  ...readFileSync('src/ui/fonts/commissioner.css', 'utf8').matchAll(
    /font-family: '([^']+)';[^}]*?url\('\.\/(.+?)'\)[^}]*?unicode-range:([^;]+);/gs,
  ),
].map(([, family = '', name = '', spans = '']) => ({
  family,
  file: `src/ui/fonts/${name}`,
  spans: spans.split(',').map((span) => {
    const [from = '', to = from] = span.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  }),
}));

const fileOf = (character: string) => {
  const point = character.codePointAt(0) ?? 0;
  return FACES.find(({ spans }) => spans.some(([from, to]) => from <= point && point <= to))?.file;
};

async function charactersOf(locale: string): Promise<Set<string>> {
  let texts = '';
  for await (const path of glob(`locales/${locale}/*.po`)) {
    texts += [...readFileSync(path, 'utf8').matchAll(/^(?:msgstr )?"(.*)"$/gm)].map(([, text = '']) => text).join('');
  }
  return new Set(texts);
}

test.each(LOCALES)('the texts in $locale need the font files named for it, and no other', async ({ locale }) => {
  const needed = new Set([...(await charactersOf(locale))].map(fileOf).filter((name) => name !== undefined));
  expect([...needed].toSorted()).toEqual(FONT_FILES[locale].toSorted());
});

test('each file is a family of its own, so that a page prepares only the files it needs', () => {
  const families = FACES.map(({ family }) => family);
  const [, stack = ''] = /--font-sans:([^;]+);/.exec(readFileSync('src/ui/tokens.css', 'utf8')) ?? [];
  const shown = [...stack.matchAll(/'([^']+)'/g)].map(([, family]) => family);
  expect(shown.slice(0, FACES.length)).toHaveLength(new Set(families).size);
  expect(new Set(shown.slice(0, FACES.length))).toEqual(new Set(families));
  expect(shown[0]).toBe('Commissioner');
});

test('the file of every language stays under 30 KB', () => {
  expect(statSync('src/ui/fonts/commissioner-latin.woff2').size).toBeLessThan(30_000);
});

test('the licence is served beside the font', () => {
  expect(readFileSync('public/licences/commissioner.txt', 'utf8')).toMatch('SIL OPEN FONT LICENSE Version 1.1');
});
