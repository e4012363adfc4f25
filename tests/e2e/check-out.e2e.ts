import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const checkOut = (slug: string) => `/stay/check-out?slug=${slug}`;
const success = (slug: string) => `/stay/check-out/success?slug=${slug}`;
const button = (page: Page) => page.getByRole('button', { name: 'Check out now' });
const done = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are checked out' });

/** A Monday at 10:20 in Helsinki: the morning of a last day. */
const MORNING = '2026-11-23T08:20:00.000Z';

// Proves R1-17, R2-39, R2-88, R4-79, R1-04.
test(
  'the last day from the stay to check-out: closing times, one press, one request, thanks to a member',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: MORNING });
    await visit('/stay?slug=check-out-day');
    await page.getByRole('link', { name: 'Check out', exact: true }).click();

    await expect(page).toHaveTitle('Reception | Check-out');
    await expect(page.getByRole('heading', { level: 1, name: 'Check-out' })).toBeFocused();
    await expect(page.getByText('Today is your last day. You can check out until 11:00.')).toBeVisible();
    await expect(page.getByText('Windows closed, hob and lights off.')).toBeVisible();
    const doors = page.getByRole('region', { name: 'If you check out now' });
    await expect(doors).toContainText(/Apartment 40515\smin for whatever you forgot\s*until 10:3\d/);
    await expect(doors).toContainText(/Street door and buildingLuggage room included\s*until 23:00/);
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await button(page).click();

    await expect(page).toHaveURL(success('check-out-day'));
    await expect(page).toHaveTitle('Reception | You are checked out');
    await expect(done(page)).toBeFocused();
    await expect(page.getByText('bring your next Inner Circle reward closer')).toBeVisible();
    await expect(page.getByRole('heading', { name: /join the Inner Circle/ })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Book and save' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Which doors still open' })).toContainText(/until 10:3\d/);
    await expect(page.getByRole('region', { name: 'Which doors still open' })).toContainText('until 23:00');
    await expectAccessible();
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([{ checkOutDone: true }]);

    await page.reload();
    await expect(done(page)).toBeVisible();
    await page.getByRole('link', { name: 'Go to your doors' }).click();
    await expect(
      page.getByText(/Your apartment door works until 10:3\d, and you can enter the building until 23:00\./),
    ).toBeVisible();
    await page.goto(checkOut('check-out-day'));
    await expect(page, 'there is nothing left to check out of').toHaveURL(success('check-out-day'));
  },
);

test.describe('on a Greek phone', () => {
  test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });

  test('the last day is in Greek', { tag: '@journey' }, async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: MORNING });
    await visit('/stay?slug=check-out-day');
    await expect(page.locator('html')).toHaveAttribute('lang', 'el-GR');
    await page.getByRole('region', { name: 'Τα επόμενα βήματα' }).getByRole('link', { name: 'Check-out' }).click();
    await page.getByRole('button', { name: 'Check-out τώρα' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Το check-out ολοκληρώθηκε' })).toBeFocused();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('once, whatever happens (S50 to S53)', () => {
  test('two tabs send one request; the other tab is told, and is updated', async ({ page, visit, world, context }) => {
    await visit(checkOut('check-out-day'));
    await world.hold('updateCheckIn');
    const other = await context.newPage();
    await other.goto(checkOut('check-out-day'));
    await expect(button(other)).toBeVisible();
    await button(page).click();
    await button(other).click();
    await expect(other.getByRole('alert')).toContainText('This stay is being changed in another tab');
    await world.release();
    await expect(done(page)).toBeVisible();
    await button(other).click();
    await expect(done(other)).toBeVisible();
    const sent = await world.calls('updateCheckIn');
    expect(sent.map(({ status }) => status)).toEqual([200, 409]);
  });
});
