import type { BrowserContext, Page } from 'playwright/test';

import { allowEverything } from './allow-everything.ts';
import { canariesIn, findTheBooking, TYPED } from './canaries.ts';
import { actDeployed } from './deployed.ts';
import { expect, test } from './fixtures.ts';
import { collectAnalytics, eventsIn } from './recorded-analytics.ts';
import { expectOrdered } from './ordering.ts';
import { signInAs } from './sign-in-as.ts';

/** Clicks every "Try again" in one step, as a part that retries by itself may remove its button at any time. */
const pressEveryRetry = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Try again' })
    .evaluateAll((retries: HTMLButtonElement[]) => retries.forEach((retry) => retry.click()));

const SLUG = 'canary-stay';
const CANARIES = {
  slug: SLUG,
  'e-mail': 'canary.mail@guest.example',
  'first name': 'Canaria',
  'last name': TYPED.lastName,
  phone: TYPED.phone.slice(1),
  'booking number': TYPED.booking,
  'one-time code': TYPED.code,
  'door code': '909192',
  'Wi-Fi password': 'canary-in-the-air',
  'masked card': '510510xxxxxx7788',
};

/** Collects all console output, with objects in full; in development all reports go there. */
async function collectConsole(page: Page): Promise<string[]> {
  const written: string[] = [];
  await page.exposeFunction('tellConsole', (text: string) => written.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellConsole: (text: string) => void }).tellConsole;
    const inFull = (value: unknown) => (value instanceof Error ? String(value.stack) : JSON.stringify(value));
    for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const)
      console[name] = (...values: unknown[]) => tell(values.map(inFull).join(' '));
  });
  page.on('console', (message) => written.push(message.text()));
  page.on('pageerror', (error) => written.push(String(error)));
  return written;
}

/** Collects everything that the page sends or prints, except calls to the API. */
async function collect(page: Page, context: BrowserContext) {
  const analytics = await collectAnalytics(page);
  const console = await collectConsole(page);
  const [foreign, own]: [string[], string[]] = [[], []];
  context.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'localhost' && !hostname.endsWith('.localhost')) foreign.push(request.url());
    else if (!pathname.startsWith('/api/') && !request.isNavigationRequest())
      own.push(`${request.url()} ${JSON.stringify(request.headers())}`);
  });
  return { analytics, console, foreign, own };
}

const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({
    ...Object.fromEntries(Object.entries(localStorage)),
    ...Object.fromEntries(Object.entries(sessionStorage)),
    cookies: document.cookie.replace(/accessToken=[^;]*/, ''),
    title: document.title,
    address: location.pathname,
  }));

async function seeTheWifi(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Stay', exact: true }).first().click();
  await expect(page.getByText(CANARIES['Wi-Fi password'])).toBeVisible();
}

async function orderByCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Late check-out/ }).click();
  await expect(page.getByText('Mastercard')).toBeVisible();
  await expect(page.getByText('7788')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expectOrdered(page);
}

// Proves S20.
test('ten canaries through the whole app: none leaks', async ({ page, visit, world, context }) => {
  const leaving = await collect(page, context);
  await allowEverything(page);

  await findTheBooking(page, visit);
  // Failures may be reported: names and a phone in the request, a stay in the answer, a one-time code.
  await world.fault({ operation: 'updateCheckIn', kind: 'status', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /checked in/i })).toBeVisible();

  await world.fault({ operation: 'checkIn', kind: 'malformed' });
  await visit(`/stay/access?slug=${SLUG}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await world.clearFaults();
  await pressEveryRetry(page);
  await expect(page.getByText('Code: 9 0 9 1 9 2, then #')).toBeAttached();
  await seeTheWifi(page);
  await orderByCard(page);
  await expect.poll(() => eventsIn(leaving.analytics)).toContain('Order Completed');

  await visit(`/account?back=${encodeURIComponent(`/stay?slug=${SLUG}`)}`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('E-mail').fill(CANARIES['e-mail']);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await world.fault({ operation: 'authenticate', kind: 'status', status: 500, times: 1 });
  await page.getByLabel('Code').fill(TYPED.code);
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.getByLabel('Code').fill('');
  await page.getByLabel('Code').fill(TYPED.code);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Canaria' })).toBeVisible();
  await expect.poll(() => leaving.analytics.some(({ type }) => type === 'identify')).toBe(true);

  const { accessToken = '', currentStay = '', pendingOrder = '', savedStay = '', ...rest } = await stored(page);
  expect(accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const canaries = { ...CANARIES, token: accessToken };
  expect(leaving.foreign).toEqual([]);
  expect(canariesIn(JSON.stringify(leaving.analytics), canaries)).toEqual([]);
  for (const failed of ['checkIn', 'authenticate'])
    expect(leaving.console.join('\n')).toContain(`"Call failed" {"operation":"${failed}"`);
  expect(canariesIn(leaving.console.join('\n'), canaries)).toEqual([]);
  expect(canariesIn(leaving.own.join('\n'), canaries)).toEqual([]);
  expect(canariesIn(JSON.stringify(rest), canaries)).toEqual([]);
  // The stay saved for offline use contains doors and Wi-Fi, but nothing about the guest (S58).
  expect(['slug', 'door code', 'Wi-Fi password']).toEqual(expect.arrayContaining(canariesIn(savedStay, canaries)));
  // The stay and its order are identified only by the slug.
  expect(canariesIn(currentStay + pendingOrder, canaries)).toEqual(['slug']);
});

test.describe('where the app is deployed', () => {
  // The policy of the preview allows no service at all.
  test.use({ bypassCSP: true });

  // Proves S20.
  test('Segment receives no canary, and no third-party address contains one', async ({ page, visit, context }) => {
    await allowEverything(page);
    await findTheBooking(page, visit);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /checked in/i })).toBeVisible();
    await signInAs(page, 'canary.mail');
    const [addresses, bodies]: [string[], string[]] = [[], []];
    await context.route(/^https:/, async (route) => {
      const request = route.request();
      addresses.push(`${request.url()} ${JSON.stringify(request.headers())}`);
      if (new URL(request.url()).hostname !== 'api.segment.io') return route.abort();
      bodies.push(request.postData() ?? '');
      return route.fulfill({ json: { success: true }, headers: { 'access-control-allow-origin': '*' } });
    });
    // Playwright uses the route that was added last, so this one answers the calls to the API.
    await actDeployed(page);
    const { accessToken = '' } = await stored(page);

    await visit(`/stay/access?slug=${SLUG}&back=${encodeURIComponent(`/stay?slug=${SLUG}`)}`);
    await expect(page.getByText('Code: 9 0 9 1 9 2, then #')).toBeAttached();
    await seeTheWifi(page);
    await orderByCard(page);
    await visit('/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Canaria' })).toBeVisible();
    await expect.poll(() => bodies.join('\n')).toContain('"identify"');

    expect(bodies.join('\n')).toContain('Order Completed');
    const canaries = { ...CANARIES, token: accessToken };
    expect(canariesIn(bodies.join('\n'), canaries)).toEqual([]);
    expect(canariesIn(addresses.join('\n'), canaries)).toEqual([]);
  });
});
