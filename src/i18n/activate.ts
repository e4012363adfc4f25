import { i18n } from '@lingui/core';

import { DEFAULT_LOCALE, langOf } from './locales.ts';
import type { Locale } from './locales.ts';

/** The words come in parts, so that the way to a door waits for its own only: one file a part and locale (R7-81). */
export type WordSet = 'messages' | 'orders' | 'account' | 'discover' | 'guides' | 'offline';

type Words = Record<string, string>;

const catalogs = import.meta.glob<{ messages: Words }>('../../locales/*/*.po');

/** The pseudo-locale shows what is not translated; a tester chooses it by hand, outside production. */
export type AnyLocale = Locale | 'pseudo';

const needed = new Set<WordSet>(['messages']);

async function read(locale: string, set: WordSet): Promise<Words> {
  const load = catalogs[`../../locales/${locale}/${set}.po`] ?? catalogs[`../../locales/${DEFAULT_LOCALE}/${set}.po`];
  if (!load) throw new Error('No message catalog');
  return (await load()).messages;
}

/** The words of one more part; where those of the language cannot be loaded, in English. */
const readPart = (locale: string, set: WordSet): Promise<Words> =>
  read(locale, set).catch((error: unknown) => {
    if (locale === DEFAULT_LOCALE) throw error;
    return read(DEFAULT_LOCALE, set);
  });

/** Every part needed by now; one that is asked for meanwhile is read too. */
async function readNeeded(locale: string): Promise<Words> {
  const sets = [...needed];
  const words = await Promise.all(sets.map((set) => read(locale, set)));
  return sets.length < needed.size ? readNeeded(locale) : Object.assign({}, ...words);
}

/** The language asked for last: words that come late do not take its place. */
let wanted: AnyLocale | undefined;

/**
 * Loads and activates a language and says whether it is the one on screen now: not when another was asked for
 * meanwhile. When its file cannot be loaded the language before stays, and it rejects.
 */
export async function activateLocale(locale: AnyLocale): Promise<boolean> {
  wanted = locale;
  const messages = await readNeeded(locale).catch((error: unknown) => {
    if (wanted === locale) wanted = undefined;
    throw error;
  });
  if (wanted !== locale) return false;
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = langOf(locale === 'pseudo' ? DEFAULT_LOCALE : locale);
  return true;
}

/** Loads one more part of the words, in the language on screen and in every one chosen from now on. */
export async function needWords(set: WordSet): Promise<void> {
  if (needed.has(set)) return;
  const { locale } = i18n;
  const words = await readPart(locale, set);
  needed.add(set);
  // Not by `load`: it would render all that is on screen once more, and nothing there has these words.
  if (i18n.locale === locale) Object.assign(i18n.messages, words);
  else await activateLocale(wanted ?? (i18n.locale as AnyLocale));
}
