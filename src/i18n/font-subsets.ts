import type { Locale } from './locales.ts';

const file = (name: string) => `src/ui/fonts/commissioner-${name}.woff2`;

const LATIN = [file('latin')];

/** The font files for the texts of each language, as named in Vite's manifest; a page may preload them. */
export const FONT_FILES: Readonly<Record<Locale, readonly string[]>> = {
  'da-DK': LATIN,
  'de-DE': LATIN,
  'el-GR': [...LATIN, file('greek')],
  'en-GB': LATIN,
  'es-ES': LATIN,
  'et-EE': [...LATIN, file('estonian')],
  'fi-FI': LATIN,
  'it-IT': LATIN,
  'nl-NL': LATIN,
  'no-NO': LATIN,
};
