import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { DAY, NOW, openTab, stubLoginBrowser, token } from '../../tests/support/login-browser.ts';

let browser: ReturnType<typeof stubLoginBrowser>;

beforeEach(() => {
  browser = stubLoginBrowser();
});
afterEach(() => {
  vi.useRealTimers();
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
    browser.device.setItem('accessToken', token(secondsToGo));
    const { startLogin, currentLogin, recheckLogin, tokenToSend } = await openTab();
    startLogin();
    recheckLogin();
    expect(currentLogin()).toBeDefined();
    expect(tokenToSend()).toBe(token(secondsToGo));
    (await import('#lib/clock.ts')).syncClock(NOW);
    recheckLogin();
    expect(currentLogin() !== undefined).toBe(stays);
    expect(browser.device.getItem('accessToken')).toBe(stays ? token(secondsToGo) : null);
  });

  test('once the time is known, a token is judged as it is read', async () => {
    const { startLogin, currentLogin } = await openTab();
    (await import('#lib/clock.ts')).syncClock(NOW);
    browser.device.setItem('accessToken', token(-1));
    startLogin();
    expect(currentLogin()).toBeUndefined();
    expect(browser.device.getItem('accessToken')).toBeNull();
  });

  test('after that its own time ends it', async () => {
    vi.setSystemTime(NOW + 60 * DAY);
    browser.device.setItem('accessToken', token(5));
    const { startLogin, currentLogin, recheckLogin } = await openTab();
    startLogin();
    (await import('#lib/clock.ts')).syncClock(NOW);
    recheckLogin();
    vi.advanceTimersByTime(4_999);
    expect(currentLogin()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(currentLogin()).toBeUndefined();
  });
});

describe('the end of a login (R4-47, R6-28)', () => {
  async function loggedIn(secondsToGo = 3600) {
    browser.device.setItem('accessToken', token(secondsToGo));
    browser.tab.setItem('redirectTarget', '/account');
    const opened = await openTab();
    const heard = vi.fn<(end: string) => void>();
    opened.onLogout(heard);
    opened.startLogin();
    return { ...opened, heard };
  }

  // Proves R3-03, R3-08.
  test('by the guest: storage, cookie and redirect target are cleared, and listeners are called once', async () => {
    const { logOut, currentLogin, heard } = await loggedIn();
    logOut();
    logOut();
    expect(currentLogin()).toBeUndefined();
    expect([browser.device.getItem('accessToken'), browser.tab.getItem('redirectTarget')]).toEqual([null, null]);
    expect(browser.jar.at(-1)).toContain('Expires=Thu, 01 Jan 1970');
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
    expect(browser.device.getItem('accessToken')).toBeNull();
    expect(heard.mock.calls).toEqual([['expired']]);
  });

  test('in another tab: this one follows', async () => {
    const { currentLogin, heard } = await loggedIn();
    browser.device.removeItem('accessToken');
    browser.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    expect(currentLogin()).toBeUndefined();
    expect(heard.mock.calls).toEqual([['signed-out']]);
  });

  test('by its time, in another tab first: this one follows, and knows why', async () => {
    const { heard } = await loggedIn();
    vi.setSystemTime(NOW + 3_600_000);
    browser.device.removeItem('accessToken');
    browser.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    expect(heard.mock.calls).toEqual([['expired']]);
  });

  test('while the page slept in the memory of the browser: seen when it comes back', async () => {
    const { currentLogin, heard } = await loggedIn();
    browser.device.removeItem('accessToken');
    browser.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(currentLogin()).toBeUndefined();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a login in another tab is one here too', async () => {
    const { startLogin, currentLogin } = await openTab();
    startLogin();
    browser.device.setItem('accessToken', token(60));
    browser.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
    expect(currentLogin()?.value).toBe(token(60));
  });
});
