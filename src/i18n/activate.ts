import { i18n } from '@lingui/core';

import { DEFAULT_LOCALE } from './locales.ts';
import type { Locale } from './locales.ts';

/** One chunk a locale, loaded when chosen (R7-81). */
const catalogs = import.meta.glob<{ messages: Record<string, string> }>('../../locales/*/messages.po');

/** The pseudo-locale shows what is not translated; a tester chooses it by hand, outside production. */
export type AnyLocale = Locale | 'pseudo';

/** Loads and activates a language; when its file cannot be loaded the language before stays. */
export async function activateLocale(locale: AnyLocale): Promise<void> {
  const load =
    catalogs[`../../locales/${locale}/messages.po`] ?? catalogs[`../../locales/${DEFAULT_LOCALE}/messages.po`];
  if (!load) throw new Error('No message catalog');
  const { messages } = await load();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale === 'no-NO' ? 'nb-NO' : locale === 'pseudo' ? 'en-GB' : locale;
}
