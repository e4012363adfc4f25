import { send } from '#api/transport.ts';
import { i18n } from '@lingui/core';
import { vi } from 'vitest';

import { configureApi } from '#api/http-client.ts';

import { FakeStorage } from './fake-storage.ts';

/** A new document, as after a page load, because a router never stops listening to its document. */
export function stubDocument(): void {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  const document = { cookie: '', documentElement: { lang: '' }, querySelector: () => null, getElementById: () => null };
  vi.stubGlobal('document', Object.assign(new EventTarget(), document));
}

/** Stubs the browser APIs that the app uses while it renders. */
export function stubBrowser(): void {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      localStorage: new FakeStorage(),
      sessionStorage: new FakeStorage(),
      location: new URL('http://reception.test/'),
      matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    }),
  );
  stubDocument();
  vi.stubGlobal('self', { origin: 'http://reception.test' });
  vi.stubGlobal('history', { scrollRestoration: 'auto' });
  vi.stubGlobal('addEventListener', () => {});
}

/** Stubs the date and the browser, and configures API and language, so that pages can be rendered. */
export function startWithoutBrowser(now: string): void {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  stubBrowser();
  configureApi({
    send,
    baseUrl: 'http://reception.test/api',
    storedLanguage: () => undefined,
    shownLanguage: () => 'en-GB',
    onServerTime: () => {},
  });
  i18n.loadAndActivate({ locale: 'en-GB', messages: {} });
}
