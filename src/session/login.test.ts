import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { setReporter } from '#telemetry/reporter.ts';

import { FakeStorage } from '../../tests/support/fake-storage.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY = 86_400_000;

const token = (secondsToGo: number, name = 'anna'): string =>
  `${btoa('{}')}.${btoa(JSON.stringify({ exp: NOW / 1000 + secondsToGo, name }))}.sig`.replaceAll('=', '');

const report = vi.fn<(message: string, facts?: object) => void>();
let device = new FakeStorage();
let tab = new FakeStorage();
let jar: string[] = [];
let window: EventTarget & { localStorage: Storage; sessionStorage: Storage };

/** A tab that has just been opened: the module starts with nothing in its memory. */
async function openTab() {
  vi.resetModules();
  return import('./login.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  [device, tab, jar] = [new FakeStorage(), new FakeStorage(), []];
  window = Object.assign(new EventTarget(), { localStorage: device, sessionStorage: tab });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    // A browser drops a longer cookie and says nothing.
    get cookie() {
      const pairs = jar.map((each) => each.replace(/;.*/, ''));
      return pairs.findLast(({ length }) => length <= 4096) ?? '';
    },
    set cookie(value: string) {
      jar.push(value);
    },
  });
  report.mockReset();
  setReporter({ report });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a login is kept in local storage and in a strict, secure cookie that ends with it (R3-05, R3-06)', async () => {
  const { logIn, currentLogin } = await openTab();
  expect(logIn(token(3600))).toBe(true);
  expect(device.getItem('accessToken')).toBe(token(3600));
  expect(jar.at(-1)).toBe(
    `accessToken=${token(3600)}; Path=/; Secure; SameSite=Strict; Expires=Fri, 20 Nov 2026 11:00:00 GMT`,
  );
  expect(currentLogin()?.expiresAt).toBe('2026-11-20T11:00:00.000Z');
});

test('a cookie is not asked to last longer than browsers allow', async () => {
  (await openTab()).logIn(token(4000 * 86_400));
  expect(jar.at(-1)).toContain(`Expires=${new Date(NOW + 400 * DAY).toUTCString()}`);
});

// Proves S11.
test.each([
  [4_096, 0],
  [4_097, 1],
])(
  'a login is one with a cookie of %i signs, too; one that the browser drops is reported without it',
  async (length, reports) => {
    const { logIn, currentLogin } = await openTab();
    (await import('#telemetry/reporter.ts')).setReporter({ report });
    const long = token(3600).padEnd(length - 'accessToken='.length, 'x');
    expect(logIn(long)).toBe(true);
    expect(currentLogin()?.value).toBe(long);
    expect(report).toHaveBeenCalledTimes(reports);
    expect(JSON.stringify(report.mock.calls)).not.toContain(long);
  },
);

// Proves R3-09.
describe('what is stored when a tab opens (R5-43)', () => {
  test.each([
    ['a good one', token(60), true, 0],
    ['malformed', 'a.b', false, 1],
    ['malformed, exp as a text', `a.${btoa('{"exp":"1"}')}.c`, false, 1],
  ])('%s', async (_name, stored, counts, reports) => {
    device.setItem('accessToken', stored);
    const { startLogin, currentLogin } = await openTab();
    // The modules are new, and so is the reporter among them.
    (await import('#telemetry/reporter.ts')).setReporter({ report });
    startLogin();
    expect(currentLogin() !== undefined).toBe(counts);
    expect(device.getItem('accessToken')).toBe(counts ? stored : null);
    expect(report).toHaveBeenCalledTimes(reports);
    expect(JSON.stringify(report.mock.calls)).not.toContain(stored);
  });
});

describe('a stored token that has expired by the device is judged by the server (R4-44, S68)', () => {
  test.each([
    ['the device is 60 days ahead', 60 * DAY, 3600, true],
    ['the device is right, the token has expired', 0, -1, false],
    ['the device is a day ahead, the token has expired all the same', DAY, -3600, false],
    ['the device is 60 days behind, the token has expired', -60 * DAY, -1, false],
    ['the device is right, the token is good', 0, 3600, true],
  ])('%s', async (_name, aheadMs, secondsToGo, stays) => {
    vi.setSystemTime(NOW + aheadMs);
    device.setItem('accessToken', token(secondsToGo));
    const { startLogin, currentLogin, judgeLogin, tokenToSend } = await openTab();
    startLogin();
    judgeLogin();
    expect(currentLogin()).toBeDefined();
    expect(tokenToSend()).toBe(token(secondsToGo));
    (await import('#lib/clock.ts')).syncClock(NOW);
    judgeLogin();
    expect(currentLogin() !== undefined).toBe(stays);
    expect(device.getItem('accessToken')).toBe(stays ? token(secondsToGo) : null);
  });

  test('once the time is known, a token is judged as it is read', async () => {
    const { startLogin, currentLogin } = await openTab();
    (await import('#lib/clock.ts')).syncClock(NOW);
    device.setItem('accessToken', token(-1));
    startLogin();
    expect(currentLogin()).toBeUndefined();
    expect(device.getItem('accessToken')).toBeNull();
  });

  test('after that its own time ends it', async () => {
    vi.setSystemTime(NOW + 60 * DAY);
    device.setItem('accessToken', token(5));
    const { startLogin, currentLogin, judgeLogin } = await openTab();
    startLogin();
    (await import('#lib/clock.ts')).syncClock(NOW);
    judgeLogin();
    vi.advanceTimersByTime(4_999);
    expect(currentLogin()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(currentLogin()).toBeUndefined();
  });
});

describe('the end of a login (R4-47, R6-28)', () => {
  async function loggedIn(secondsToGo = 3600) {
    device.setItem('accessToken', token(secondsToGo));
    tab.setItem('redirectTarget', '/account');
    const opened = await openTab();
    const heard = vi.fn<(end: string) => void>();
    opened.onLogout(heard);
    opened.startLogin();
    return { ...opened, heard };
  }

  // Proves R3-03, R3-08.
  test('by the guest: storage, cookie and redirect target are gone, and it is said once', async () => {
    const { logOut, currentLogin, heard } = await loggedIn();
    logOut();
    logOut();
    expect(currentLogin()).toBeUndefined();
    expect([device.getItem('accessToken'), tab.getItem('redirectTarget')]).toEqual([null, null]);
    expect(jar.at(-1)).toContain('Expires=Thu, 01 Jan 1970');
    expect(heard.mock.calls).toEqual([['signed-out']]);
  });

  test('by ten refusals at once: one heard', async () => {
    const { endLogin, heard } = await loggedIn();
    for (let times = 0; times < 10; times++) endLogin(token(3600));
    expect(heard.mock.calls).toEqual([['expired']]);
  });

  test('a refusal of a token that has been replaced ends nothing', async () => {
    const { logIn, endLogin, currentLogin, heard } = await loggedIn();
    logIn(token(3600, 'anna, again'));
    endLogin(token(3600));
    expect(currentLogin()).toBeDefined();
    expect(heard).not.toHaveBeenCalled();
  });

  test('by time: to the second, not before', async () => {
    const { currentLogin, heard } = await loggedIn(5);
    vi.advanceTimersByTime(4_999);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(currentLogin()).toBeUndefined();
    expect(heard.mock.calls).toEqual([['expired']]);
  });

  test('a login of 30 days ends after 30 days, not at once', async () => {
    const { heard } = await loggedIn(30 * 86_400);
    vi.advanceTimersByTime(30 * DAY - 1);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard.mock.calls).toEqual([['expired']]);
  });

  test('while the device slept, and the timer with it: seen when a call would carry the token', async () => {
    const { tokenToSend, heard } = await loggedIn();
    expect(tokenToSend()).toBe(token(3600));
    vi.setSystemTime(NOW + 3_600_000);
    expect(heard).not.toHaveBeenCalled();
    expect(tokenToSend()).toBeUndefined();
    expect(device.getItem('accessToken')).toBeNull();
    expect(heard.mock.calls).toEqual([['expired']]);
  });

  test('in another tab: this one follows', async () => {
    const { currentLogin, heard } = await loggedIn();
    device.removeItem('accessToken');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    expect(currentLogin()).toBeUndefined();
    expect(heard.mock.calls).toEqual([['signed-out']]);
  });

  test('by its time, in another tab first: this one follows, and knows why', async () => {
    const { heard } = await loggedIn();
    vi.setSystemTime(NOW + 3_600_000);
    device.removeItem('accessToken');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    expect(heard.mock.calls).toEqual([['expired']]);
  });

  test('while the page slept in the memory of the browser: seen when it comes back', async () => {
    const { currentLogin, heard } = await loggedIn();
    device.removeItem('accessToken');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(currentLogin()).toBeUndefined();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a login in another tab is one here too', async () => {
    const { startLogin, currentLogin } = await openTab();
    startLogin();
    device.setItem('accessToken', token(60));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    expect(currentLogin()?.value).toBe(token(60));
  });
});
