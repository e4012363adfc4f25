import { globSync, readFileSync } from 'node:fs';

import { formatter } from '@lingui/format-po';

import { LOCALES } from '#i18n/locales.ts';

const po = formatter();

/** Placeholders and tags of a message, sorted; translations must have the same ones. */
const placeholders = (text: string): string => (text.match(/\{\w+[,}]|<\/?\d+\/?>/g) ?? []).toSorted().join(' ');

const findings: string[] = [];
/** Catalogs are merged at run time, so a message must have the same translation in each. */
const saidBefore = new Map<string, { file: string; translation: string }>();
const files = LOCALES.flatMap(({ locale }) => globSync(`locales/${locale}/*.po`).map((file) => ({ locale, file })));
for (const { locale, file } of files) {
  const catalog = await po.parse(readFileSync(file, 'utf8'), { locale, sourceLocale: 'en-GB', filename: file });
  for (const [id, { message = id, translation = '' }] of Object.entries(catalog)) {
    if (translation === '') findings.push(`${file}: missing '${message}'`);
    else if (placeholders(message) !== placeholders(translation) && !/plural|select/.test(message)) {
      findings.push(`${file}: placeholders differ in '${translation}'`);
    }
    const before = saidBefore.get(`${locale} ${id}`);
    if (before === undefined) saidBefore.set(`${locale} ${id}`, { file, translation });
    else if (before.translation !== translation)
      findings.push(
        `${file}: '${message}' is '${translation}', in ${before.file} '${before.translation}': one needs a context`,
      );
  }
}
for (const finding of findings.slice(0, 40)) console.log(finding);
if (findings.length > 40) console.log(`… and ${findings.length - 40} more`);
process.exitCode = findings.length === 0 ? 0 : 1;
