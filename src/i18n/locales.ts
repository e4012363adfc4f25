/** A supported language: the operator's slug and a BCP 47 locale (R3-109). */
export interface Language {
  readonly slug: string;
  readonly locale: Locale;
}

export type Locale = 'da-DK' | 'de-DE' | 'el-GR' | 'en-GB' | 'es-ES' | 'et-EE' | 'fi-FI' | 'it-IT' | 'nl-NL' | 'no-NO';

/** The ten languages, sorted by their own names (R3-111). */
export const LOCALES: readonly Language[] = [
  { slug: 'DAN', locale: 'da-DK' },
  { slug: 'GER', locale: 'de-DE' },
  { slug: 'EST', locale: 'et-EE' },
  { slug: 'ENG', locale: 'en-GB' },
  { slug: 'SPA', locale: 'es-ES' },
  { slug: 'ITA', locale: 'it-IT' },
  { slug: 'NLD', locale: 'nl-NL' },
  { slug: 'NOR', locale: 'no-NO' },
  { slug: 'FIN', locale: 'fi-FI' },
  { slug: 'GRE', locale: 'el-GR' },
];

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

/** Default and fallback language (R3-112, R3-119). */
export const DEFAULT_LOCALE: Locale = 'en-GB';

const norm = (value: string) => value.trim().toLowerCase().replace('_', '-');

/** Finds a supported locale by locale or slug, ignoring case; 'en-US' is an alias of en-GB (R2-138, R3-119). */
export function supportedLocale(value: string): Locale | undefined {
  const wanted = norm(value) === 'en-us' ? 'en-gb' : norm(value);
  return LOCALES.find(({ locale, slug }) => norm(locale) === wanted || norm(slug) === wanted)?.locale;
}

/** The supported locale that best matches the browser's languages, e.g. 'de-DE' for 'de-AT' (R3-121). */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [base = ''] = norm(language).split('-');
    // Browsers report Norwegian as nb or nn; the app's locale is no-NO.
    const prefix = base === 'nb' || base === 'nn' ? 'no' : base;
    const match = LOCALES.find(({ locale }) => locale.startsWith(`${prefix}-`));
    if (match) return match.locale;
  }
  return DEFAULT_LOCALE;
}

/** The `lang` of a page in a locale; the BCP 47 code of Norwegian is Bokmål. */
export const langOf = (locale: Locale): string => (locale === 'no-NO' ? 'nb-NO' : locale);
