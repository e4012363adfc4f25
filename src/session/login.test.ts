import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { DAY, NOW, openTab, stubLoginBrowser, token } from '../../tests/support/login-browser.ts';

const report = vi.fn<(message: string, facts?: object) => void>();
let browser: ReturnType<typeof stubLoginBrowser>;

beforeEach(() => {
  browser = stubLoginBrowser();
  report.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a login is kept in local storage and in a strict, secure cookie that ends with it (R3-05, R3-06)', async () => {
  const { logIn, currentLogin } = await openTab();
  expect(logIn(token(3600))).toBe(true);
  expect(browser.device.getItem('accessToken')).toBe(token(3600));
  expect(browser.jar.at(-1)).toBe(
    `accessToken=${token(3600)}; Path=/; Secure; SameSite=Strict; Expires=Fri, 20 Nov 2026 11:00:00 GMT`,
  );
  expect(currentLogin()?.expiresAt).toBe('2026-11-20T11:00:00.000Z');
});

test('a cookie is not asked to last longer than browsers allow', async () => {
  (await openTab()).logIn(token(4000 * 86_400));
  expect(browser.jar.at(-1)).toContain(`Expires=${new Date(NOW + 400 * DAY).toUTCString()}`);
});

// Proves S11.
test.each([
  [4_096, 0],
  [4_097, 1],
])(
  'a login is one with a cookie of %i characters, too; one that the browser drops is reported without it',
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
    browser.device.setItem('accessToken', stored);
    const { startLogin, currentLogin } = await openTab();
    // The modules are new, and so is the reporter among them.
    (await import('#telemetry/reporter.ts')).setReporter({ report });
    startLogin();
    expect(currentLogin() !== undefined).toBe(counts);
    expect(browser.device.getItem('accessToken')).toBe(counts ? stored : null);
    expect(report).toHaveBeenCalledTimes(reports);
    expect(JSON.stringify(report.mock.calls)).not.toContain(stored);
  });
});
