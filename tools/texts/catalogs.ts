import { globSync, readFileSync } from 'node:fs';

import { formatter } from '@lingui/format-po';

import { LOCALES } from '#i18n/locales.ts';

const po = formatter();

/** A message in one language. */
export interface Text {
  readonly locale: string;
  readonly file: string;
  /** The English text, which is the message's id. */
  readonly english: string;
  readonly text: string;
  /** The hash of the English that the translation was last confirmed for. */
  readonly confirmed: string | undefined;
}

const CONFIRMED = /^english ([\da-f]+)$/;

async function textsIn(locale: string, file: string): Promise<Text[]> {
  const catalog = await po.parse(readFileSync(file, 'utf8'), { locale, sourceLocale: 'en-GB', filename: file });
  return Object.entries(catalog).map(([id, { message = id, translation = '', extra }]) => {
    const { translatorComments = [] } = (extra ?? {}) as { readonly translatorComments?: readonly string[] };
    const confirmed = translatorComments.map((comment) => CONFIRMED.exec(comment)?.[1]).find(Boolean);
    return { locale, file, english: message, text: translation, confirmed };
  });
}

/** All messages of all languages, as the catalogs in `locales` have them. */
export async function readTexts(): Promise<readonly Text[]> {
  const files = LOCALES.flatMap(({ locale }) =>
    globSync(`locales/${locale}/*.po`).map((file) => textsIn(locale, file)),
  );
  return (await Promise.all(files)).flat();
}

/** The visible part of a text, without link tags, with the usual name of support. */
export const shown = (text: string): string => text.replaceAll(/<\/?\d+>/g, '').replaceAll('{helper}', 'Bob');
