/**
 * `npm run i18n`: extracts the texts of src into locales/. When a text moves to the catalog of another route group,
 * Lingui leaves it empty there; this copies the existing translation. Each translation gets the hash of its English;
 * after the English has changed, `npm run i18n -- --confirm [part of the English]` confirms the translations.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { run } from './run.ts';
import { withHashes } from './texts/confirmed.ts';

const [flag, text = ''] = process.argv.slice(2);
const isConfirmed = (english: string): boolean => flag === '--confirm' && english.includes(text);

const ENTRY = /^(?<key>(?:msgctxt .*\n)?msgid (?:.*\n)(?:".*\n)*)msgstr (?<text>.*(?:\n".*)*)/gm;

const catalogs = (): string[] => globSync('locales/*/*.po').toSorted();

/** Existing translations by language and text. */
const known = new Map<string, string>();
for (const file of catalogs())
  for (const { groups: { key = '', text = '' } = {} } of readFileSync(file, 'utf8').matchAll(ENTRY))
    if (text !== '""') known.set(`${dirname(file)} ${key}`, text);

const outcome = await run('lingui', ['extract', '--clean']);
if (!outcome.ok) console.log(outcome.output);

for (const file of catalogs()) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(ENTRY, (entry, key: string, text: string) =>
    text === '""' ? `${key}msgstr ${known.get(`${dirname(file)} ${key}`) ?? text}` : entry,
  );
  const isTranslated = !/^locales\/(en-GB|pseudo)\//.test(file);
  const hashed = isTranslated ? withHashes(after, isConfirmed) : after;
  if (hashed !== before) writeFileSync(file, hashed);
}
process.exitCode = outcome.ok ? 0 : 1;
