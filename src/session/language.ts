import { i18n } from '@lingui/core';

import { activateLocale } from '#i18n/activate.ts';
import type { AnyLocale } from '#i18n/activate.ts';
import { DEFAULT_LOCALE, preferredLocale, supportedLocale } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { report } from '#telemetry/reporter.ts';

import { deviceStorage } from './storage.ts';

/** Pseudo-translation for testers outside production: accented English that reveals untranslated texts. */
const PSEUDO = 'pseudo';

/** The language chosen by the guest, if any; an unsupported one is reported and ignored (R8-41). */
export function storedLanguage(storage = deviceStorage): Locale | undefined {
  const stored = storage.read('locale');
  if (stored === null || stored === PSEUDO) return undefined;
  const locale = supportedLocale(stored);
  if (locale === undefined) {
    report('Unsupported locale', { source: 'storage' });
    storage.remove('locale');
    return DEFAULT_LOCALE;
  }
  return locale;
}

/** The initial language: the chosen one, else the best match for the browser (R3-121). */
export function startLanguage({ allowsPseudo = false, storage = deviceStorage } = {}): AnyLocale {
  if (allowsPseudo && storage.read('locale') === PSEUDO) return PSEUDO;
  return storedLanguage(storage) ?? preferredLocale(navigator.languages);
}

/** The language for requests and messages: the chosen one, else the displayed one (R7-42). */
export const shownLanguage = (): string => storedLanguage() ?? (i18n.locale || DEFAULT_LOCALE);

/** Displays and stores a language; resolves to false if another one was chosen in the meantime. */
export async function chooseLanguage(locale: Locale): Promise<boolean> {
  const isShown = await activateLocale(locale);
  if (isShown) deviceStorage.write('locale', locale);
  return isShown;
}

/** Displays a language chosen in another tab, because requests use it from then on (R7-02). */
export function followLanguage(onChanged: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    const locale = key === 'locale' ? storedLanguage() : undefined;
    // Offline, a language that was never loaded cannot be displayed; the current one stays.
    if (locale !== undefined && locale !== i18n.locale) activateLocale(locale).then(onChanged, () => {});
  });
}

/**
 * Removes `lng` from an address and stores the language it names (R2-67, R2-68, R2-138); an unsupported one is
 * reported.
 */
export function takeLanguageParameter(url: URL): URL {
  const wanted = url.searchParams.get('lng');
  if (wanted === null) return url;
  const locale = supportedLocale(wanted);
  if (locale) deviceStorage.write('locale', locale);
  else report('Unsupported locale', { source: 'lng' });
  const rest = new URL(url);
  rest.searchParams.delete('lng');
  return rest;
}
