import { vi } from 'vitest';

import { stubTab } from './stub-tab.ts';

/** The time at which tests of the login start, in milliseconds since the epoch. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');
export const DAY = 86_400_000;

/** An access token that expires so many seconds after `NOW`. */
export const token = (secondsToGo: number, name = 'anna'): string =>
  `${btoa('{}')}.${btoa(JSON.stringify({ exp: NOW / 1000 + secondsToGo, name }))}.sig`.replaceAll('=', '');

/** Loads the login module again, as in a new tab. */
export async function openTab() {
  vi.resetModules();
  return import('#session/login.ts');
}

/** Stubs a browser at `NOW` with empty storage; `jar` lists the cookies as they were set. */
export function stubLoginBrowser() {
  vi.useFakeTimers({ now: NOW });
  const browser = stubTab();
  const jar: string[] = [];
  vi.stubGlobal('document', {
    // Browsers silently drop longer cookies.
    get cookie() {
      const pairs = jar.map((each) => each.replace(/;.*/, ''));
      return pairs.findLast(({ length }) => length <= 4096) ?? '';
    },
    set cookie(value: string) {
      jar.push(value);
    },
  });
  return { ...browser, jar };
}
