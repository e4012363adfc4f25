import type { Locale } from './locales.ts';

/** Each language by its own name (R3-110, R3-120). */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'da-DK': 'Dansk',
  'de-DE': 'Deutsch',
  'et-EE': 'Eesti',
  'en-GB': 'English',
  'es-ES': 'Español',
  'it-IT': 'Italiano',
  'nl-NL': 'Nederlands',
  'no-NO': 'Norsk',
  'fi-FI': 'Suomi',
  'el-GR': 'Ελληνικά',
};
