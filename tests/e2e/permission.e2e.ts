import type { BrowserContext, Page } from 'playwright/test';

import { actDeployed } from './deployed.ts';
import { expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { expectOrdered } from './ordering.ts';
import { collectAnalytics } from './recorded-analytics.ts';
import { signInAs } from './sign-in-as.ts';

const line = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const choice = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('privacyChoice') ?? 'null') as unknown);
const analyticsIdOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'analytics_id')?.value;

/** Records requests to other hosts, except the deployed API. */
async function recordForeign(context: BrowserContext): Promise<string[]> {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!/(^|\.)localhost$|^api\.stage\.example\.test$/.test(hostname)) foreign.push(request.url());
  });
  await context.route(/^https:\/\/(?!api\.stage\.example\.test)/, (route) => route.abort());
  return foreign;
}

/** Waits until everything that starts after the first page has started and loaded. */
async function lastToStart(page: Page): Promise<void> {
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  // oxlint-disable-next-line playwright/no-networkidle -- the line's texts come by themselves, and nothing tells when
  await page.waitForLoadState('networkidle');
}

test.describe('where the app is deployed', () => {
  // Without the policy of the preview, which blocks all services, only the answer of the guest does.
  test.use({ bypassCSP: true });

  // Proves R1-35, S20.
  test('if refused, no third party is called from booking to check-out', async ({ page, visit, world, context }) => {
    await world.start({ now: '2026-11-23T08:20:00.000Z' });
    await visit('/check-in');
    const foreign = await recordForeign(context);
    await actDeployed(page);
    await visit('/check-in');
    await expect(line(page)).toBeVisible();
    expect(foreign, 'a first visit, before the answer').toEqual([]);
    await line(page).getByRole('button', { name: "Don't allow" }).press('Enter');
    await expect(line(page)).toBeHidden();

    await page.getByLabel('Booking number').fill('CANARY-4471');
    await page.getByLabel('Last name').fill('Guest');
    await page.getByRole('button', { name: 'Find my booking' }).click();
    await expect(page.getByLabel('Phone')).toBeVisible();
    await page.getByLabel('Last name').fill('Kanarienvogel');
    await page.getByLabel('Phone').fill('+358407654321');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /checked in/i })).toBeVisible();
    await visit('/stay/access?slug=canary-stay');
    await expect(page.getByText('Code: 9 0 9 1 9 2, then #')).toBeAttached();
    await page.getByRole('link', { name: 'Extras', exact: true }).first().click();
    await page.getByRole('link', { name: /^Late check-out/ }).click();
    await page.getByRole('button', { name: 'Confirm and pay' }).click();
    await expectOrdered(page);
    await page.getByRole('link', { name: 'Ask Bob' }).first().click();
    await expect(page.getByRole('heading', { name: 'Your Booking' })).toBeVisible();
    await world.setClock('2026-11-25T08:20:00.000Z');
    await visit('/stay/check-out?slug=canary-stay');
    await page.getByRole('button', { name: 'Check out now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are checked out' })).toBeVisible();

    await visit('/stay?slug=canary-stay');
    await lastToStart(page);
    expect(foreign).toEqual([]);
    expect(await analyticsIdOf(context)).toBeUndefined();
    expect(await choice(page)).toMatchObject({ analytics: false, messenger: false });
  });
});

// Proves R1-35.
test('if allowed, analytics start with the current page; the switch stops and restarts them in every tab', async ({
  page,
  visit,
  context,
  expectAccessible,
}) => {
  const recorded = await collectAnalytics(page);
  const recordedEvents = () => recorded.map(({ type, name, event }) => `${type} ${name ?? event ?? ''}`.trim());
  await visit('/stay/access?slug=analytics-recording');
  await expect(page.getByText(/^Code: /).first()).toBeAttached();
  await lastToStart(page);
  await expect(line(page), 'not at a door').toBeHidden();
  await page.getByRole('link', { name: 'Stay', exact: true }).first().click();
  await expect(line(page).getByRole('button')).toHaveText(["Don't allow", 'Allow']);
  await expectAccessible();
  expect([recorded, await analyticsIdOf(context), await choice(page)]).toEqual([[], undefined, null]);
  await line(page).getByRole('button', { name: 'Allow', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(line(page)).toBeHidden();
  await expect.poll(recordedEvents).toEqual(['group', 'page /stay']);
  expect(await analyticsIdOf(context)).toBe(recorded[0]?.anonymousId);

  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle('Reception | Privacy');
  await expect.poll(recordedEvents).toContain('page /privacy');
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.getByRole('switch', { name: 'Statistics' }).uncheck();
  const statistics = page.getByRole('switch', { name: 'Statistics' });
  await expect(statistics).not.toBeChecked();
  await expect.poll(() => analyticsIdOf(context)).toBeUndefined();
  expect(recordedEvents().at(-1)).toBe('reset');
  const before = recorded.length;
  await page.getByRole('link', { name: 'Extras', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /^Late check-out/ })).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  expect(recorded).toHaveLength(before);
  expect(await choice(page)).toMatchObject({ analytics: false, messenger: true });
  await statistics.check();
  await expect.poll(() => recordedEvents().slice(before)).toEqual(['group', 'page /privacy']);
});

// Proves R1-35, S15.
test('once refused, signing in and out counts nothing and does not ask again', async ({ page, visit, context }) => {
  const recorded = await collectAnalytics(page);
  await visit('/signup');
  await line(page).getByRole('button', { name: "Don't allow" }).click();
  await signInAs(page, 'customer-member');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/signup');
  await page.reload();
  await lastToStart(page);
  expect([recorded, await analyticsIdOf(context)]).toEqual([[], undefined]);
  expect(await choice(page)).toMatchObject({ analytics: false });
  await expect(line(page)).toHaveCount(0);
});

test('the question is above the navigation, and covers and moves nothing', async ({
  page,
  visitWhiteLabel,
  expectAccessible,
  visit,
}) => {
  await test.step('the question stands above the navigation, and covers nothing at the end of a page', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await visitWhiteLabel('/check-in');
    await lastToStart(page);
    await expect(page.getByRole('button', { name: 'Find my booking' })).toBeVisible();
    await expect(line(page), 'the button to the stay is there').toBeHidden();
    await visitWhiteLabel('/stay?slug=white-label-stay');
    await lastToStart(page);
    await page.getByRole('link', { name: 'Extras', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toBeVisible();
    await expect(line(page), 'prices and buttons are there').toBeHidden();
    await page.goBack();
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(line(page), 'whom to call is there').toBeHidden();
    await page.goBack();
    await expect(page.getByRole('region', { name: "What's Next" })).toBeVisible();
    await expect(line(page), 'the button to the doors is there').toBeHidden();
    await page.getByRole('link', { name: /emissions of your stay/ }).click();
    await expect(line(page)).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Main' });
    const boxes = await Promise.all([line(page).boundingBox(), bar.boundingBox()]);
    const [question, links] = boxes.map((box) => ({ top: box?.y ?? 0, height: box?.height ?? 0 }));
    expect((question?.top ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(links?.top ?? 0);
    expect(question?.height, 'of 568').toBeLessThan(120);
    const last = page.getByRole('link', { name: 'Accessibility' });
    await last.focus();
    await expect
      .poll(async () => {
        const box = await last.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      }, 'the end of the page is clear of the question')
      .toBeLessThanOrEqual((await line(page).boundingBox())?.y ?? 0);
    await expectAccessible();
    const buttons = line(page).getByRole('button');
    const [refuse, allow] = await Promise.all([buttons.first().boundingBox(), buttons.last().boundingBox()]);
    expect([refuse?.width, refuse?.height]).toEqual([allow?.width, allow?.height]);
    await line(page).getByRole('link', { name: 'What we store' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
    await expect(page.getByText('In your account you choose whether we may send you news')).toBeHidden();
  });
  await test.step('the question moves nothing on a phone: layout shift stays under 0.02', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/stay/explore?slug=stay-started');
    await expect(line(page)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});
