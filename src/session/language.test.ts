import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { anyEncodableText, anyText, fc } from '../../tests/support/fast-check.ts';

import { setReporter } from '#telemetry/reporter.ts';

import { chooseLanguage, shownLanguage, startLanguage, storedLanguage, takeLanguageParameter } from './language.ts';
import { deviceStorage, safeStorage } from './storage.ts';
import { FakeStorage } from '../../tests/support/fake-storage.ts';

const report = vi.fn<(message: string, facts?: object) => void>();
let inner = new FakeStorage();

beforeEach(() => {
  inner = new FakeStorage();
  vi.stubGlobal('window', { localStorage: inner });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('navigator', { languages: ['ja-JP'] });
  report.mockReset();
  setReporter({ report });
});
afterEach(() => {
  setReporter({ report: () => {} });
});

describe('the stored language (R3-04, R3-119, R5-30)', () => {
  test.each([
    ['de-DE', 'de-DE'],
    ['da-DK', 'da-DK'],
    ['en-US', 'en-GB'],
    ['en-GB', 'en-GB'],
    ['de-de', 'de-DE'],
    ['GER', 'de-DE'],
  ])('%s is %s', (stored, locale) => {
    inner.setItem('locale', stored);
    expect(storedLanguage()).toBe(locale);
    expect(report).not.toHaveBeenCalled();
  });

  test('without stored data it is undefined', () => {
    expect(storedLanguage()).toBeUndefined();
  });

  test.each(['xx-XX', 'xx', '', 'de', 'null', '{"locale":"de-DE"}', '__proto__'])(
    '%j is reported once and falls back to English (R8-41)',
    (stored) => {
      inner.setItem('locale', stored);
      expect(startLanguage()).toBe('en-GB');
      for (let call = 0; call < 5; call += 1) storedLanguage();
      expect(report.mock.calls).toEqual([['Unsupported locale', { source: 'storage' }]]);
    },
  );

  test('is reported once also where storage cannot be changed', () => {
    inner.setItem('locale', 'xx-XX');
    vi.spyOn(inner, 'removeItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const readOnly = safeStorage(() => inner);
    for (let call = 0; call < 5; call += 1) storedLanguage(readOnly);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('no garbage throws', () => {
    fc.assert(
      fc.property(anyText, (stored) => {
        inner.setItem('locale', stored);
        expect(storedLanguage()).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
      }),
    );
  });
});

describe('the language to start in, when none is stored (R3-121)', () => {
  test.each([
    [['de-AT', 'en-GB'], 'de-DE'],
    [['de'], 'de-DE'],
    [['ja-JP'], 'en-GB'],
    [['ja-JP', 'fr-FR', 'fi'], 'fi-FI'],
    [['en-US'], 'en-GB'],
    [['nb-NO'], 'no-NO'],
    [['nn'], 'no-NO'],
    [['fil-PH'], 'en-GB'],
    [['el'], 'el-GR'],
    [['da'], 'da-DK'],
    [['EN_us'], 'en-GB'],
    [[''], 'en-GB'],
    [[], 'en-GB'],
  ])('a browser that prefers %j gets %s, and nothing is stored', (languages, locale) => {
    vi.stubGlobal('navigator', { languages });
    expect(startLanguage()).toBe(locale);
    expect(inner.length).toBe(0);
  });

  test("a tester's pseudo-locale is used where allowed, is not reported, and is never sent", () => {
    inner.setItem('locale', 'pseudo');
    expect(startLanguage({ allowsPseudo: true })).toBe('pseudo');
    expect(startLanguage()).toBe('en-GB');
    expect(storedLanguage()).toBeUndefined();
    expect(inner.getItem('locale')).toBe('pseudo');
    expect(report).not.toHaveBeenCalled();
    inner.clear();
    expect(startLanguage({ allowsPseudo: true })).toBe('en-GB');
  });

  test('a stored language wins over the browser', () => {
    vi.stubGlobal('navigator', { languages: ['de-DE'] });
    inner.setItem('locale', 'it-IT');
    expect(startLanguage()).toBe('it-IT');
  });
});

describe('the query parameter lng (R2-67, R2-68, R2-138)', () => {
  test.each([
    ['de-DE', 'de-DE'],
    ['GER', 'de-DE'],
    ['de-de', 'de-DE'],
    ['ger', 'de-DE'],
    ['en-US', 'en-GB'],
    ['DAN', 'da-DK'],
    ['da_DK', 'da-DK'],
    ['no-NO', 'no-NO'],
  ])('lng=%s stores %s and leaves the address', (value, locale) => {
    const rest = takeLanguageParameter(new URL(`https://app.example.test/signup?lng=${value}`));
    expect(rest.href).toBe('https://app.example.test/signup');
    expect(inner.getItem('locale')).toBe(locale);
    expect(report).not.toHaveBeenCalled();
  });

  test.each(['xx', 'de', '', 'javascript:alert(1)'])(
    'lng=%s is reported, keeps the language, and leaves the address',
    (value) => {
      inner.setItem('locale', 'fi-FI');
      const rest = takeLanguageParameter(
        new URL(`https://app.example.test/stay?slug=abc&lng=${encodeURIComponent(value)}`),
      );
      expect(rest.search).toBe('?slug=abc');
      expect(inner.getItem('locale')).toBe('fi-FI');
      expect(report.mock.calls).toEqual([['Unsupported locale', { source: 'lng' }]]);
    },
  );

  test('other parameters and the fragment stay, byte for byte', () => {
    const slugs = fc.oneof(
      fc.constantFrom('123', '0123', '662E41', 'a&slug=b', '🏠', '"x"', '%', 'null'),
      anyEncodableText,
    );
    fc.assert(
      fc.property(slugs, slugs, (slug, campaign) => {
        const url = new URL('https://app.example.test/stay/access#door');
        url.searchParams.append('slug', slug);
        url.searchParams.append('lng', 'de-DE');
        url.searchParams.append('utm_source', campaign);
        url.searchParams.append('lng', 'xx');
        const rest = takeLanguageParameter(url);
        expect([...rest.searchParams]).toEqual([
          ['slug', slug],
          ['utm_source', campaign],
        ]);
        expect(rest.pathname + rest.hash).toBe('/stay/access#door');
      }),
    );
  });

  test('an address without it is the same object, so that nothing is replaced', () => {
    const url = new URL('https://app.example.test/stay?slug=a%20b');
    expect(takeLanguageParameter(url)).toBe(url);
  });
});

describe('choosing a language (R3-04)', () => {
  test('shows and stores it', async () => {
    await chooseLanguage('fi-FI');
    expect(i18n.locale).toBe('fi-FI');
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('fi-FI'));
    expect(inner.getItem('locale')).toBe('fi-FI');
  });

  test('a language that cannot be loaded is not stored, and the previous one stays', async () => {
    await chooseLanguage('fi-FI');
    vi.spyOn(i18n, 'loadAndActivate').mockImplementation(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(chooseLanguage('de-DE')).rejects.toThrow('Failed to fetch');
    expect(i18n.locale).toBe('fi-FI');
    expect(deviceStorage.read('locale')).toBe('fi-FI');
  });

  test('the language to name is the stored one, else the one on screen (R7-42)', async () => {
    await chooseLanguage('it-IT');
    inner.clear();
    expect(shownLanguage()).toBe('it-IT');
    inner.setItem('locale', 'es-ES');
    expect(shownLanguage()).toBe('es-ES');
  });
});
