import { i18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SettingsProvider } from '#config/settings.ts';
import { activateLocale } from '#i18n/activate.ts';

import { stubDocument } from '../../../tests/support/app-without-browser.ts';
import { settingsOfHost } from '../../../tests/support/settings.ts';

import { LastHelp } from './last-help.tsx';

beforeEach(() => {
  // A browser whose formats are broken is why the failure page failed.
  vi.stubGlobal('Intl', undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const help = (host: string): string =>
  renderToStaticMarkup(
    <SettingsProvider value={settingsOfHost(host)}>
      <LastHelp />
    </SettingsProvider>,
  );

test.each(['localhost', 'wl.localhost'])('on %s it says what happened and how to go on (R8-55)', (host) => {
  i18n.loadAndActivate({ locale: 'en-GB', messages: {} });
  const { brand } = settingsOfHost(host);
  const html = help(host);
  expect(html).toContain('We could not show this page</h1>');
  expect(html).toMatch(/href=""[^>]*>Try again/);
  expect(html).toMatch(/href="tel:\+\d+"/);
  expect(html).toContain(`>${brand.support.phone}<`);
});

test("it speaks the guest's language", async () => {
  vi.unstubAllGlobals();
  stubDocument();
  await activateLocale('de-DE');
  vi.stubGlobal('Intl', undefined);
  expect(help('localhost')).toMatch(/Wir konnten diese Seite nicht anzeigen<\/h1>.*Erneut versuchen/);
});
