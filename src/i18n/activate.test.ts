import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';

import { activateLocale } from './activate.ts';
import { LOCALES } from './locales.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

test.each(LOCALES.map(({ locale }) => locale))(
  '%s has a catalog; text and the lang attribute follow it (R7-81)',
  async (locale) => {
    await activateLocale(locale);
    expect(i18n.locale).toBe(locale);
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(0);
    expect(document.documentElement.lang).toBe(locale === 'no-NO' ? 'nb-NO' : locale);
  },
);
