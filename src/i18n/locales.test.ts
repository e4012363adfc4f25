import { describe, expect, test } from 'vitest';

import { LANGUAGE_NAMES, DEFAULT_LOCALE, LOCALES, preferredLocale, supportedLocale } from './locales.ts';

test('ten languages with slug, locale and label, to the letter (R3-109, R3-110, R3-120)', () => {
  const named = LOCALES.map((language) => ({ ...language, label: LANGUAGE_NAMES[language.locale] }));
  expect(named.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))).toEqual([
    { slug: 'DAN', locale: 'da-DK', label: 'Dansk' },
    { slug: 'ENG', locale: 'en-GB', label: 'English' },
    { slug: 'EST', locale: 'et-EE', label: 'Eesti' },
    { slug: 'FIN', locale: 'fi-FI', label: 'Suomi' },
    { slug: 'GER', locale: 'de-DE', label: 'Deutsch' },
    { slug: 'GRE', locale: 'el-GR', label: 'Ελληνικά' },
    { slug: 'ITA', locale: 'it-IT', label: 'Italiano' },
    { slug: 'NLD', locale: 'nl-NL', label: 'Nederlands' },
    { slug: 'NOR', locale: 'no-NO', label: 'Norsk' },
    { slug: 'SPA', locale: 'es-ES', label: 'Español' },
  ]);
});

test('the list is sorted by label (R3-111)', () => {
  const labels = LOCALES.map(({ locale }) => LANGUAGE_NAMES[locale]);
  expect(labels).toEqual([
    'Dansk',
    'Deutsch',
    'Eesti',
    'English',
    'Español',
    'Italiano',
    'Nederlands',
    'Norsk',
    'Suomi',
    'Ελληνικά',
  ]);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('en-GB').compare));
});

test('English is the default (R3-112, R9-01)', () => {
  expect(DEFAULT_LOCALE).toBe('en-GB');
  expect(preferredLocale([])).toBe('en-GB');
});

describe('supported languages (R2-138, R3-119, R5-30)', () => {
  test.each(
    LOCALES.flatMap(({ slug, locale }) =>
      [slug, slug.toLowerCase(), locale, locale.toUpperCase(), locale.replace('-', '_'), ` ${locale} `].map((name) => [
        name,
        locale,
      ]),
    ),
  )('%j is %s', (name, locale) => {
    expect(supportedLocale(name ?? '')).toBe(locale);
  });

  test.each(['en-US', 'en-us', 'EN_US'])('%s is an alias of en-GB (R3-113)', (name) => {
    expect(supportedLocale(name)).toBe('en-GB');
  });

  test.each(['', 'xx', 'xx-XX', 'de', 'de-AT', 'en', 'nb-NO', 'sv-SE', 'pseudo', 'GERM', 'constructor'])(
    '%j is not supported',
    (name) => {
      expect(supportedLocale(name)).toBeUndefined();
    },
  );
});
