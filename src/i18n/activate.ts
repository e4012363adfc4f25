import { i18n } from '@lingui/core';

import { createStore } from '#lib/store.ts';

import { DEFAULT_LOCALE, langOf } from './locales.ts';
import type { Locale } from './locales.ts';

/** Texts load by route group: a door page waits only for those of `app` (R7-81). */
export type RouteGroup = 'app' | 'orders' | 'account' | 'discover';

type Messages = Record<string, string>;

const CATALOGS = import.meta.glob<{ messages: Messages }>('/locales/*/*.po');

/** The pseudo-locale shows what is not translated; a tester chooses it by hand, outside production. */
export type AnyLocale = Locale | 'pseudo';

/** Whether English texts replace those of the chosen language, which could not be loaded (S62). */
export const englishInstead = createStore(false);

const needed = new Set<RouteGroup>(['app']);

async function read(locale: string, group: RouteGroup): Promise<Messages> {
  const load = CATALOGS[`/locales/${locale}/${group}.po`];
  if (!load) throw new Error('No message catalog');
  return (await load()).messages;
}

/** The texts of one more group; in English where those of the language cannot be loaded. */
const readGroup = (locale: string, group: RouteGroup): Promise<Messages> =>
  read(locale, group).catch((error: unknown) => {
    if (locale === DEFAULT_LOCALE) throw error;
    englishInstead.write(true);
    return read(DEFAULT_LOCALE, group);
  });

/** The texts of every group needed by now; one that is requested meanwhile is read too. */
async function readNeeded(locale: string): Promise<Messages> {
  const groups = [...needed];
  const messages = await Promise.all(groups.map((group) => read(locale, group)));
  return groups.length < needed.size ? readNeeded(locale) : Object.assign({}, ...messages);
}

/** The language requested last: texts that come late do not replace it. */
let wanted: AnyLocale | undefined;

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
  document.documentElement.lang = langOf(locale === 'pseudo' ? DEFAULT_LOCALE : locale);
  return true;
}

/** Loads the texts of a route group, in the language on screen and in every language chosen later. */
export async function loadMessages(group: RouteGroup): Promise<void> {
  if (needed.has(group)) return;
  const { locale } = i18n;
  const messages = await readGroup(locale, group);
  needed.add(group);
  // Not by `load`, which would render the whole page again although no shown text changed.
  if (i18n.locale === locale) Object.assign(i18n.messages, messages);
  else await activateLocale(wanted ?? (i18n.locale as AnyLocale));
}
