import type { BrowserContext, Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { collectAnalytics, eventsIn } from './recorded-analytics.ts';
import { expectOrdered } from './ordering.ts';

const SLUG = 'canary-stay';
const TYPED = { lastName: 'Kanarienvogel', phone: '+358407654321', booking: 'CANARY-4471', code: '123456' };
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

/** Which canaries a text holds, as they are, as part of an address, or in base64. */
const canariesIn = (text: string, canaries: Record<string, string>): string[] =>
  Object.entries(canaries)
    .filter(([, canary]) =>
      [canary, encodeURIComponent(canary), encodeURIComponent(encodeURIComponent(canary)), btoa(canary)].some((form) =>
        text.toLowerCase().includes(form.toLowerCase()),
      ),
    )
    .map(([name]) => name);

/** All that could leave the page but by the API. */
async function collect(page: Page, context: BrowserContext) {
  const analytics = await collectAnalytics(page);
  const [console, foreign, own]: [string[], string[], string[]] = [[], [], []];
  page.on('console', (message) => console.push(message.text()));
  page.on('pageerror', (error) => console.push(String(error)));
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

test('ten canaries walk through the app, and none is where it does not belong', async ({ page, visit, context }) => {
  const leaving = await collect(page, context);

  await visit('/check-in');
  await page.getByLabel('Booking number').fill(TYPED.booking);
  await page.getByLabel('Last name').fill('Guest');
  await page.getByRole('button', { name: 'Find my booking' }).click();
  await page.getByLabel('Last name').fill(TYPED.lastName);
  await page.getByLabel('Phone').fill(TYPED.phone);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /checked in/i })).toBeVisible();

  await visit(`/stay/access?slug=${SLUG}`);
  await expect(page.getByText('Code: 9 0 9 1 9 2, then #')).toBeAttached();
  await page.getByRole('link', { name: 'Stay', exact: true }).first().click();
  await page.getByRole('button', { name: /^Wi-Fi/ }).click();
  await expect(page.getByText(CANARIES['Wi-Fi password'])).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: /^Late check-out/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Mastercard')).toContainText('7788');
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expectOrdered(page);
  await expect.poll(() => eventsIn(leaving.analytics)).toContain('Order Completed');

  await visit(`/account?back=${encodeURIComponent(`/stay?slug=${SLUG}`)}`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('E-mail').fill(CANARIES['e-mail']);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(TYPED.code);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Canaria' })).toBeVisible();
  await expect.poll(() => leaving.analytics.some(({ type }) => type === 'identify')).toBe(true);

  const { accessToken = '', currentStay = '', pendingOrder = '', ...rest } = await stored(page);
  expect(accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const canaries = { ...CANARIES, token: accessToken };
  expect(leaving.foreign).toEqual([]);
  expect(canariesIn(JSON.stringify(leaving.analytics), canaries)).toEqual([]);
  expect(canariesIn(leaving.console.join('\n'), canaries)).toEqual([]);
  expect(canariesIn(leaving.own.join('\n'), canaries)).toEqual([]);
  expect(canariesIn(JSON.stringify(rest), canaries)).toEqual([]);
  // The stay and its order are known by the slug, and by nothing else.
  expect(canariesIn(currentStay + pendingOrder, canaries)).toEqual(['slug']);
});
