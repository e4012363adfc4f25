import { i18n } from '@lingui/core';

import { createStore } from '#lib/store.ts';

import { DEFAULT_LOCALE, langOf } from './locales.ts';
import type { Locale } from './locales.ts';

/** Texts are loaded per route group, so that access pages wait only for those of `app` (R7-81). */
export type RouteGroup = 'app' | 'orders' | 'account' | 'discover';

type Messages = Record<string, string>;

const CATALOGS = import.meta.glob<{ messages: Messages }>('/locales/*/*.po');

/** The pseudo-locale reveals untranslated texts; testers set it manually, outside production. */
export type AnyLocale = Locale | 'pseudo';

/** Whether English is shown because the chosen language could not be loaded (S62). */
export const englishInstead = createStore(false);

const needed = new Set<RouteGroup>(['app']);

/** The number of route groups whose texts are loaded; a page name that was shown before them is read again. */
export const groupsLoaded = createStore(needed.size);

async function read(locale: string, group: RouteGroup): Promise<Messages> {
  const load = CATALOGS[`/locales/${locale}/${group}.po`];
  if (!load) throw new Error('No message catalog');
  return (await load()).messages;
}

/** Loads the texts of a group; falls back to English if they cannot be loaded. */
const readGroup = (locale: string, group: RouteGroup): Promise<Messages> =>
  read(locale, group).catch((error: unknown) => {
    if (locale === DEFAULT_LOCALE) throw error;
    englishInstead.write(true);
    return read(DEFAULT_LOCALE, group);
  });

/** Loads the texts of every needed group, including groups requested in the meantime. */
async function readNeeded(locale: string): Promise<Messages> {
  const groups = [...needed];
  const messages = await Promise.all(groups.map((group) => read(locale, group)));
  return groups.length < needed.size ? readNeeded(locale) : Object.assign({}, ...messages);
}

/** The language requested last; texts of other languages that arrive late are not shown. */
let wanted: AnyLocale | undefined;

/**
 * Loads and displays a language. Resolves to whether it is displayed now: a later request takes precedence. Rejects if
 * its file cannot be loaded; the previous language then stays.
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
  document.documentElement.lang = langOf(locale === 'pseudo' ? DEFAULT_LOCALE : locale);
  return true;
}

/** Loads the texts of a route group, for the current language and all languages chosen later. */
export async function loadMessages(group: RouteGroup): Promise<void> {
  if (needed.has(group)) return;
  const { locale } = i18n;
  const messages = await readGroup(locale, group);
  needed.add(group);
  // `i18n.load` would re-render the whole page although no displayed text changes.
  if (i18n.locale === locale) Object.assign(i18n.messages, messages);
  else await activateLocale(wanted ?? (i18n.locale as AnyLocale));
  groupsLoaded.write(needed.size);
}
