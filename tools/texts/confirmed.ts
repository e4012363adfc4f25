import { createHash } from 'node:crypto';

import type { Text } from './catalogs.ts';

const LENGTH = 8;
const ENTRY =
  /^(?<before>(?:#.*\n)*)(?<key>(?:msgctxt .*\n)?msgid (?<id>".*"(?:\n".*")*)\n)msgstr (?<text>".*"(?:\n".*")*)/gm;
const MARK = /^# english .*\n/m;

/** What a translation remembers of the English it was made for: it stands as a comment above it in the catalog. */
export const englishHash = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, LENGTH);

const unquoted = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/**
 * A catalog in which each translation has the hash of its English. One that has a hash keeps it, so that a changed
 * English text shows; where `isConfirmed` holds for the English, it gets the hash of today.
 */
export const withHashes = (catalog: string, isConfirmed: (english: string) => boolean): string =>
  catalog.replace(ENTRY, (entry, ...groups) => {
    const { before = '', key = '', id = '""', text = '""' } = groups.at(-1) as Record<string, string>;
    const english = unquoted(id);
    if (english === '' || text === '""' || (MARK.test(before) && !isConfirmed(english))) return entry;
    return `# english ${englishHash(english)}\n${before.replace(MARK, '')}${key}msgstr ${text}`;
  });

/** Translations whose English has changed since they were confirmed, each in a sentence. */
export const staleTranslations = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ locale, english, text, confirmed }) =>
    locale === 'en-GB' || text === '' || confirmed === englishHash(english)
      ? []
      : `${locale}: '${text}' was made for other English than '${english}': change it or leave it, then npm run i18n -- --confirm`,
  );
