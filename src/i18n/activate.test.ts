import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';

import { activateLocale, englishInstead, loadMessages } from './activate.ts';
import { LOCALES } from './locales.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

test.each(LOCALES.map(({ locale }) => locale))(
  '%s has a catalog; text follows it, and so does the lang attribute (R7-81)',
  async (locale) => {
    await activateLocale(locale);
    expect(i18n.locale).toBe(locale);
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(0);
    expect(document.documentElement.lang).toBe(locale === 'no-NO' ? 'nb-NO' : locale);
  },
);

test('the texts of a route group load when they are needed, and with every language from then on (R7-81)', async () => {
  const count = () => Object.keys(i18n.messages).length;
  await activateLocale('en-GB');
  const before = count();
  await loadMessages('orders');
  const all = count();
  expect(all).toBeGreaterThan(before);
  await activateLocale('de-DE');
  expect(count()).toBe(all);
});

test('a language chosen while a group loads has that group too', async () => {
  await activateLocale('en-GB');
  await Promise.all([loadMessages('account'), activateLocale('fi-FI')]);
  expect(i18n.locale).toBe('fi-FI');
  const all = Object.keys(i18n.messages).length;
  await activateLocale('en-GB');
  expect(Object.keys(i18n.messages).length).toBe(all);
});

test('the language requested last is shown, also when the texts of an earlier one come late', async () => {
  await activateLocale('en-GB');
  const shown = await Promise.all([activateLocale('it-IT'), activateLocale('es-ES')]);
  expect(shown).toEqual([false, true]);
  expect(i18n.locale).toBe('es-ES');
  expect(document.documentElement.lang).toBe('es-ES');
});

test('two simultaneous requests, as by a choice and a loading group, both resolve to true', async () => {
  expect(await Promise.all([activateLocale('it-IT'), activateLocale('it-IT')])).toEqual([true, true]);
});

test('English replaces a group that cannot be loaded, and is known to, until all texts are there (S62)', async () => {
  vi.doMock('/locales/de-DE/discover.po', () => {
    throw new Error('gone with a deploy');
  });
  await activateLocale('de-DE');
  expect(englishInstead.read()).toBe(false);
  await loadMessages('discover');
  expect(i18n.locale).toBe('de-DE');
  expect(englishInstead.read()).toBe(true);
  await expect(activateLocale('de-DE')).rejects.toThrow('mocking a module');
  expect(englishInstead.read()).toBe(true);
  vi.doUnmock('/locales/de-DE/discover.po');
  vi.resetModules();
});
