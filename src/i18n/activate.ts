import { i18n } from '@lingui/core';

import { afterFrame } from '#lib/after-frame.ts';
import { createStore } from '#lib/store.ts';

import { DEFAULT_LOCALE, langOf } from './locales.ts';
import type { Locale } from './locales.ts';

/** The texts come in parts, one file a part and locale: a door page waits only for its own (R7-81). */
export type CatalogName =
  | 'messages'
  | 'orders'
  | 'account'
  | 'discover'
  | 'places'
  | 'privacy'
  | 'accessibility'
  | 'offline';

type Words = Record<string, string>;

const MESSAGES = import.meta.glob<{ messages: Words }>('/locales/*/messages.po');

/** The pseudo-locale shows what is not translated; a tester chooses it by hand, outside production. */
export type AnyLocale = Locale | 'pseudo';

/** Whether English texts replace those of the chosen language, which could not be loaded (S62). */
export const englishInstead = createStore(false);

const needed = new Set<CatalogName>(['messages']);

async function read(locale: string, set: CatalogName): Promise<Words> {
  const catalogs = set === 'messages' ? MESSAGES : (await import('./later/part-catalogs.ts')).PART_CATALOGS;
  const load = catalogs[`/locales/${locale}/${set}.po`] ?? catalogs[`/locales/${DEFAULT_LOCALE}/${set}.po`];
  if (!load) throw new Error('No message catalog');
  return (await load()).messages;
}

/** The texts of one more part; in English where those of the language cannot be loaded. */
const readPart = (locale: string, set: CatalogName): Promise<Words> =>
  read(locale, set).catch((error: unknown) => {
    if (locale === DEFAULT_LOCALE) throw error;
    englishInstead.write(true);
    return read(DEFAULT_LOCALE, set);
  });

/** Every part needed by now; one that is asked for meanwhile is read too. */
async function readNeeded(locale: string): Promise<Words> {
  const sets = [...needed];
  const words = await Promise.all(sets.map((set) => read(locale, set)));
  return sets.length < needed.size ? readNeeded(locale) : Object.assign({}, ...words);
}

/** The language asked for last: texts that come late do not replace it. */
let wanted: AnyLocale | undefined;

/**
 * Names the language on screen to the browser, which then styles every element again. On a slow phone this takes a tenth
 * of a second: the guest reads the texts a frame before.
 */
async function nameLanguage(): Promise<void> {
  const page = document.documentElement;
  await afterFrame();
  const lang = langOf(i18n.locale === 'pseudo' ? DEFAULT_LOCALE : (i18n.locale as Locale));
  if (page.lang !== lang) page.lang = lang;
}

/**
 * Loads and activates a language. Resolves to whether it is on screen now: a later request wins. Rejects when its file
 * cannot be loaded; the previous language then remains.
 */
export async function activateLocale(locale: AnyLocale): Promise<boolean> {
  wanted = locale;
  const messages = await readNeeded(locale).catch((error: unknown) => {
    if (wanted === locale) wanted = undefined;
    throw error;
  });
  if (wanted !== locale) return false;
  i18n.loadAndActivate({ locale, messages });
  englishInstead.write(false);
  void nameLanguage();
  return true;
}

/** Loads one more part of the texts, in the language on screen and in every language chosen later. */
export async function loadCatalog(set: CatalogName): Promise<void> {
  if (needed.has(set)) return;
  const { locale } = i18n;
  const words = await readPart(locale, set);
  needed.add(set);
  // Not by `load`, which would render the whole page again although no shown text changed.
  if (i18n.locale === locale) Object.assign(i18n.messages, words);
  else await activateLocale(wanted ?? (i18n.locale as AnyLocale));
}
