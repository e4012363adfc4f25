import { createHash } from 'node:crypto';

import type { Text } from './catalogs.ts';

const LENGTH = 8;
const ENTRY =
  /^(?<before>(?:#.*\n)*)(?<key>(?:msgctxt .*\n)?msgid (?<id>".*"(?:\n".*")*)\n)msgstr (?<text>".*"(?:\n".*")*)/gm;
const MARK = /^# english .*\n/m;

/** The hash of an English text. The catalogs have it as a comment above each translation. */
export const englishHash = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, LENGTH);

const unquoted = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/**
 * Returns the catalog with a hash above each translation. An existing hash stays, so that a later change of the English is
 * noticed, unless `isConfirmed` returns true for the English.
 */
export const withHashes = (catalog: string, isConfirmed: (english: string) => boolean): string =>
  catalog.replace(ENTRY, (entry, ...groups) => {
    const { before = '', key = '', id = '""', text = '""' } = groups.at(-1) as Record<string, string>;
    const english = unquoted(id);
    if (english === '' || text === '""' || (MARK.test(before) && !isConfirmed(english))) return entry;
    return `# english ${englishHash(english)}\n${before.replace(MARK, '')}${key}msgstr ${text}`;
  });

/** The findings for translations whose English has changed since they were confirmed. */
export const staleTranslations = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ locale, english, text, confirmed }) =>
    locale === 'en-GB' || text === '' || confirmed === englishHash(english)
      ? []
      : `${locale}: '${text}' was made for other English than '${english}': change it or leave it, then npm run i18n -- --confirm`,
  );
