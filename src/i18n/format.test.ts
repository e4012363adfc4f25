import { describe, expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';

import { DAY, HOUR, MINUTE, parseZone, withoutName } from '#lib/time.ts';

import { formattersOf } from './format.ts';
import { LOCALES } from './locales.ts';

const HELSINKI = 'Europe/Helsinki' as ZoneId;
const UTC = 'Etc/UTC' as ZoneId;
const NIGHT = '2026-11-19T22:30:00.000Z' as Instant;
const english = formattersOf('en-GB');

/** Without commas, spaces of any width as one: these differ between versions of ICU. */
const plain = (text: string): string => text.replace(/\s/g, ' ').replaceAll(', ', ' ');

describe('dates', () => {
  test.each(['day', 'longDay', 'time', 'dayTime'] as const)(
    '%s of a date that cannot be read is N/A, in every language (R8-43)',
    (name) => {
      for (const { locale } of LOCALES) expect(formattersOf(locale)[name](null, HELSINKI)).toBe('N/A');
    },
  );

  test('00:30 in Helsinki is the next day: the given zone decides (S65)', () => {
    expect(plain(english.day(NIGHT, HELSINKI))).toBe('Fri 20 Nov');
    expect(plain(english.longDay(NIGHT, HELSINKI))).toBe('Friday 20 November 2026');
    expect(english.time(NIGHT, HELSINKI)).toBe('00:30');
    expect(plain(english.dayTime(NIGHT, HELSINKI))).toBe('Fri 20 Nov 00:30');
    expect(plain(english.day(NIGHT, UTC))).toBe('Thu 19 Nov');
    expect(english.time(NIGHT, UTC)).toBe('22:30');
  });

  test('midnight is 00:00, never 24:00, in every language', () => {
    for (const { locale } of LOCALES)
      expect(formattersOf(locale).time('2026-11-19T22:00:00.000Z' as Instant, HELSINKI)).toMatch(/^00[:.]00$/);
  });

  test('a slot at 13:00Z shows 16:00 in Helsinki in summer (R3-102)', () => {
    expect(english.time('2026-07-01T13:00:00.000Z' as Instant, HELSINKI)).toBe('16:00');
  });

  test('en-US shows British dates (R3-119)', () => {
    expect(plain(formattersOf('en-US').longDay(NIGHT, HELSINKI))).toBe('Friday 20 November 2026');
  });
});

describe('a date with a short weekday breaks only before its hour, one with a long weekday after it', () => {
  const NOON = '2026-11-30T12:00:00.000Z' as Instant;
  /** No-break spaces as '_', so that a reader sees them, without commas: these differ between versions of ICU. */
  const shown = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll(',', '');

  test.each([
    ['da-DK', 'man._30._nov.', 'mandag den_30._november 2026', 'man._30._nov. 12.00'],
    ['de-DE', 'Mo._30._Nov.', 'Montag 30._November 2026', 'Mo._30._Nov. 12:00'],
    ['et-EE', 'E_30._nov', 'esmaspäev 30._november 2026', 'E_30._nov 12:00'],
    ['en-GB', 'Mon_30_Nov', 'Monday 30_November 2026', 'Mon_30_Nov 12:00'],
    ['es-ES', 'lun_30_nov', 'lunes 30_de_noviembre de_2026', 'lun_30_nov 12:00'],
    ['it-IT', 'lun_30_nov', 'lunedì 30_novembre 2026', 'lun_30_nov 12:00'],
    ['nl-NL', 'ma_30_nov', 'maandag 30_november 2026', 'ma_30_nov 12:00'],
    ['no-NO', 'man._30._nov.', 'mandag 30._november 2026', 'man._30._nov. 12:00'],
    ['fi-FI', 'ma_30.11.', 'maanantaina 30._marraskuuta 2026', 'ma_30.11. klo_12.00'],
    ['el-GR', 'Δευ_30_Νοε', 'Δευτέρα 30_Νοεμβρίου 2026', 'Δευ_30_Νοε 12:00'],
  ])('%s: %s', (locale, day, longDay, dayTime) => {
    const format = formattersOf(locale);
    expect(shown(format.day(NOON, UTC))).toBe(day);
    expect(shown(format.longDay(NOON, UTC))).toBe(longDay);
    expect(shown(format.dayTime(NOON, UTC))).toBe(dayTime);
  });
});

describe('money', () => {
  test.each([
    ['en-GB', 20, 'EUR', '€20'],
    ['en-GB', -20, 'EUR', '−€20'],
    ['de-DE', -20, 'EUR', '−20 €'],
    ['en-GB', 12.5, 'EUR', '€12.50'],
    ['en-GB', 1234.5, 'GBP', '£1,234.50'],
    ['en-GB', 100, 'DKK', 'DKK 100'],
    ['en-GB', 1200, 'JPY', 'JP¥1,200'],
    ['en-GB', 0, 'EUR', '€0'],
    ['de-DE', 12.5, 'EUR', '12,50 €'],
    ['de-DE', 1234, 'EUR', '1.234 €'],
    ['da-DK', 100, 'DKK', '100 kr.'],
    ['fi-FI', 20, 'EUR', '20 €'],
    ['no-NO', 99.9, 'NOK', '99,90 kr'],
  ])('%s: %d %s is %s', (locale, amount, currency, text) => {
    expect(plain(formattersOf(locale).money(amount, currency))).toBe(text);
  });

  test.each([
    ['EURO', '12.5 EURO'],
    ['', '12.5'],
    ['€', '12.5 €'],
  ])('an unknown currency (%j) never breaks the page: %s (S67)', (currency, text) => {
    expect(english.money(12.5, currency)).toBe(text);
  });
});

describe('durations: the two units that matter, rounded up to the minute', () => {
  test.each([
    [1, '1 min'],
    [MINUTE, '1 min'],
    [MINUTE + 1, '2 min'],
    [59 * MINUTE, '59 min'],
    [59 * MINUTE + 1, '1 hr'],
    [61 * MINUTE, '1 hr 1 min'],
    [72 * MINUTE, '1 hr 12 min'],
    [5 * HOUR, '5 hr'],
    [DAY - 1, '1 day'],
    [DAY + HOUR, '1 day 1 hr'],
    [DAY + 3 * HOUR, '1 day 3 hr'],
    [2 * DAY + 30 * MINUTE, '2 days'],
    [3 * DAY + 5 * HOUR, '3 days'],
    [40 * DAY, '40 days'],
    [0, '1 min'],
    [-5 * HOUR, '1 min'],
  ])('%i ms is %s', (ms, text) => {
    expect(plain(english.duration(ms))).toBe(text);
  });

  test.each([
    [MINUTE, '1 λεπτό'],
    [3 * HOUR, '3 ώρες'],
    [12 * HOUR + 42 * MINUTE, '12 ώρες και 42 λεπτά'],
    [DAY + HOUR, '1 ημέρα και 1 ώρα'],
  ])('Greek has whole words: %i ms is %s', (ms, text) => {
    expect(plain(formattersOf('el-GR').duration(ms))).toBe(text);
  });
});

test.each([
  [1, '1 sec'],
  [44_001, '45 sec'],
  [89_999, '90 sec'],
  [90_000, '2 min'],
  [HOUR, '1 hr'],
])('T7: a wait of %i ms is %s', (ms, text) => {
  expect(plain(english.wait(ms))).toBe(text);
});

describe('every language', () => {
  test.each(LOCALES.map(({ locale }) => locale))(
    '%s formats everything, without English where it has its own words',
    (locale) => {
      const format = formattersOf(locale);
      const texts = [
        format.day(NIGHT, HELSINKI),
        format.longDay(NIGHT, HELSINKI),
        format.time(NIGHT, HELSINKI),
        format.dayTime(NIGHT, HELSINKI),
        ...['EUR', 'GBP', 'DKK', 'JPY', 'NOK', 'SEK'].map((currency) => format.money(12.5, currency)),
        ...[MINUTE, 72 * MINUTE, 5 * DAY].map((ms) => format.duration(ms)),
        format.wait(45_000),
        format.metres(1.95),
      ];
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|Invalid/);
      expect(format.longDay(NIGHT, HELSINKI) === english.longDay(NIGHT, HELSINKI)).toBe(locale === 'en-GB');
    },
  );

  test('metres keep their decimals and stay on one line with their unit (R9-24)', () => {
    expect(formattersOf('en-GB').metres(1.95)).toBe('1.95\u00a0m');
    expect(formattersOf('de-DE').metres(1.95)).toBe('1,95\u00a0m');
  });

  test('Norwegian is Bokmål, not English', () => {
    expect(formattersOf('no-NO').longDay(NIGHT, HELSINKI)).toContain('fredag');
  });

  test.each(['pseudo', '', 'xx', 'en_GB', 'not a locale', '__proto__'])(
    '%j formats as en-GB, never a RangeError (S67)',
    (locale) => {
      expect(plain(formattersOf(locale).longDay(NIGHT, HELSINKI))).toBe('Friday 20 November 2026');
      expect(formattersOf(locale).money(12.5, 'EUR')).toBe('€12.50');
    },
  );

  test('formatters are made once a language', () => {
    expect(formattersOf('de-DE')).toBe(formattersOf('de-DE'));
  });
});

describe('climate', () => {
  test.each([
    ['en-GB', '-3°C', 'November', 'N'],
    ['de-DE', '-3 °C', 'November', 'N'],
    ['fi-FI', '−3 °C', 'marraskuu', 'M'],
    ['no-NO', '−3 °C', 'november', 'N'],
    ['el-GR', '-3°C', 'Νοέμβριος', 'Ν'],
  ])('%s: degrees and months', (locale, degrees, month, letter) => {
    const format = formattersOf(locale);
    expect(plain(format.celsius(-3))).toBe(degrees);
    expect(format.month(11)).toBe(month);
    expect(format.month(11, 'narrow')).toBe(letter);
  });
});

test('hours of a property whose zone is not known say that they are in UTC; days do not (D4)', () => {
  const [english, zone] = [formattersOf('en-GB'), parseZone('Nowhere/Town')];
  expect(english.time(NIGHT, zone)).toMatch(/^\d\d:\d\d\u00a0UTC$/);
  expect(english.dayTime(NIGHT, zone)).toMatch(/, \d\d:\d\d\u00a0UTC$/);
  expect(english.day(NIGHT, zone)).not.toContain('UTC');
  expect(english.time(NIGHT, withoutName(zone))).not.toContain('UTC');
  expect(english.time(NIGHT, 'Europe/London' as ZoneId)).not.toContain('UTC');
  expect(english.time(null, zone)).toBe('N/A');
});
