import type { Page } from 'playwright/test';

import { expect, waitForPage, test } from './fixtures.ts';

const at = (slug: string) => `/stay/cancel-reservation?slug=${slug}`;
const done = (slug: string) => `/stay/cancel-reservation-success?slug=${slug}`;

const begin = (page: Page) => page.getByRole('button', { name: 'Cancel booking' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cancel this stay?' });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Yes, cancel my stay' });
const fact = (page: Page, term: string) =>
  page.getByRole('main').getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').first();

// Proves R1-18, R2-35, R2-36, R1-04.
test(
  'free before the deadline: read, confirmed, cancelled (R4-70, R4-76, R4-77, R4-04, R7-44)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: '2026-11-20T10:00:00Z' });
    await visit('/stay?slug=refundable-before-deadline');
    // The card itself: until it comes, its heading alone is there, which opens nothing.
    await page.getByRole('region', { name: 'Your booking' }).getByRole('heading', { level: 2 }).click();
    await page.getByRole('link', { name: 'Cancel booking' }).click();

    await expect(page).toHaveURL(at('refundable-before-deadline'));
    await expect(page).toHaveTitle('Reception | Cancel booking');
    const terms = page.getByRole('region', { name: 'Free until Sat 21 Nov, 18:00' });
    await expect(terms).toContainText('Helsinki time');
    await expect(terms).toContainText('After that, or if you do not arrive, the full price is charged.');
    await expect(fact(page, 'You pay')).toHaveText('Nothing');
    await expect(fact(page, 'You get back')).toHaveText('All you have paid for the stay');
    await expect(fact(page, 'Full price, if you cancel later')).toHaveText('€480');
    await expectAccessible();

    await begin(page).click();
    await expect(sheet(page).getByRole('heading', { name: 'Cancel this stay?' })).toBeFocused();
    await expect(sheet(page)).toContainText('You payNothing');
    await expect(sheet(page)).toContainText('This cannot be undone.');
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);

    await confirm(page).click();
    await expect(page).toHaveURL(done('refundable-before-deadline'));
    await expect(page.getByRole('heading', { level: 1, name: 'Your stay is cancelled' })).toBeFocused();
    await expect(page).toHaveTitle('Reception | Booking cancelled');
    await expectAccessible();
    const [sent, ...more] = await world.calls('updateCheckIn');
    expect(sent?.body).toEqual({ status: 'canceled' });
    expect(more).toEqual([]);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your stay is cancelled' })).toBeVisible();
    await expect(fact(page, 'You pay')).toHaveText('Nothing, instead of €480');
    await expect(fact(page, 'You get back')).toHaveText('All you have paid for the stay');
    const ways = page.getByRole('region', { name: 'What you can do now' });
    await expect(ways.getByRole('link', { name: 'Start new booking' })).toBeVisible();
    await expect(ways.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'To your stay' })).toHaveCount(0);
    await ways.getByRole('link', { name: 'See the cancelled booking' }).click();
    await expect(page.getByRole('heading', { name: 'This stay is cancelled' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel booking', includeHidden: true })).toHaveCount(0);
  },
);

const TERMS = [
  [
    'refundable-after-deadline',
    'The full price is charged',
    'Free cancellation ended Thu 19 Nov, 18:00',
    'If you cancel now, or do not arrive',
  ],
  ['non-refundable', 'This booking is non-refundable', 'Cancelling cannot be undone.'],
  ['non-refundable-started', 'No refund once your stay has started', 'nothing is refunded'],
  ['policy-contradictory', 'The full price is charged', 'Free cancellation is not available'],
  ['policy-contradictory-date-without-flag', 'The full price is charged', 'Free cancellation is not available'],
] as const;
const FULL_PRICE = '€480, the full price';

// Proves R4-72, R4-74, R4-75.
test('the full price with its amount, and what it follows from, before and in the question', async ({
  page,
  turnTo,
  world,
}) => {
  await world.start({ now: '2026-11-20T10:00:00Z' });
  for (const [slug, title, ...sentences] of TERMS) {
    await test.step(slug, async () => {
      await turnTo(at(slug));
      for (const sentence of sentences) await expect(page.getByRole('region', { name: title })).toContainText(sentence);
      await expect(fact(page, 'You pay')).toHaveText(`${FULL_PRICE}including what you have paid already`);
      await expect(fact(page, 'You get back')).toHaveText('Nothing');
      await begin(page).click();
      await expect(sheet(page)).toContainText(FULL_PRICE);
      await expect(sheet(page)).toContainText('This cannot be undone.');
      await sheet(page).getByRole('button', { name: 'Keep my stay' }).click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(begin(page)).toBeFocused();
      expect(await world.calls('updateCheckIn')).toEqual([]);
    });
  }
});

test('a flag without a date is free until the day of arrival begins (R4-85)', async ({ page, visit, world }) => {
  await world.start({ now: '2026-11-20T10:00:00Z' });
  await visit(at('policy-contradictory-flag-without-date'));
  await expect(page.getByRole('region', { name: 'Free until Wed 25 Nov, 00:00' })).toContainText('free of charge');
});

test('booked via a travel agency: cancelled there, no button here (R4-78)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(at('ota-booking'));
  await expect(page.getByText('Please cancel on the site where you booked.')).toBeVisible();
  await expect(page.getByText('BN-ota-booking', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the booking number' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Keep my stay' })).toHaveAttribute('href', '/stay?slug=ota-booking');
  await expect(begin(page)).toHaveCount(0);
  await expectAccessible();
});

test('without terms support cancels (R3-40)', async ({ page, visit, expectAccessible }) => {
  await visit(at('policy-missing'));
  await expect(page.getByRole('heading', { name: 'Please contact support to cancel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(begin(page)).toHaveCount(0);
  await expect(page.getByText('full price')).toHaveCount(0);
  await expectAccessible();
});

test('a cancellation that fails says so where it was confirmed, and the stay stands (R8-28, R8-29)', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await visit(at('cancel-fails'));
  await begin(page).click();
  await confirm(page).click();
  const alert = sheet(page).getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(alert).toContainText('If the problem persists, please contact Bob.');
  await expect(alert).toContainText('Your stay is not cancelled and stands as it was.');
  await expectAccessible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await confirm(page).click();
  await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(2);
  await expect(alert).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Keep my stay' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Keep my stay' }).click();
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
});

test('white-label cancels as well, and never names Bob', async ({ page, visitWhiteLabel }) => {
  await visitWhiteLabel(at('cancel-fails'));
  await begin(page).click();
  await confirm(page).click();
  await expect(sheet(page)).toContainText('If the problem persists, please contact us.');
  await expect(page.locator('body')).not.toContainText('Bob');
});

test('a lost answer is looked up, not sent again (S52)', async ({ page, visit, world }) => {
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop' });
  await visit(at('non-refundable'));
  await begin(page).click();
  await confirm(page).click();
  await expect(page).toHaveURL(done('non-refundable'));
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('when the outcome is unknown, the guest can look again; nothing is sent twice', async ({ page, visit, world }) => {
  await visit(at('non-refundable'));
  await begin(page).click();
  await expect(confirm(page)).toBeVisible();
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop' });
  await world.fault({ operation: 'checkIn', kind: 'status', status: 500 });
  await confirm(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText("We don't know yet whether your stay is cancelled");
  await expect(confirm(page)).toHaveCount(0);
  await world.clearFaults();
  await sheet(page).getByRole('button', { name: 'Check now' }).click();
  await expect(page).toHaveURL(done('non-refundable'));
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('offline nothing is sent; then ten presses at once cancel once (S50)', async ({ page, context, visit, world }) => {
  await visit(at('non-refundable'));
  await begin(page).click();
  await context.setOffline(true);
  await confirm(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('You seem to be offline. Please check your connection.');
  await context.setOffline(false);
  expect(await world.calls('updateCheckIn')).toEqual([]);

  await world.hold('updateCheckIn');
  await confirm(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await world.letGo();
  await expect(page).toHaveURL(done('non-refundable'));
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('a deadline that passes while the question stands: nothing is cancelled, the new terms are read first', async ({
  page,
  visit,
  world,
  passTime,
}) => {
  await world.start({ now: '2026-11-20T10:00:00Z' });
  await world.setClock('2026-11-21T15:59:00Z');
  await visit(at('refundable-before-deadline'));
  await begin(page).click();
  await expect(sheet(page)).toContainText('You payNothing');
  await passTime(65);
  await expect(page.getByRole('alert')).toContainText('The terms have just changed');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The full price is charged' })).toBeVisible();
  await begin(page).click();
  await expect(page.getByText('The terms have just changed')).toHaveCount(0);
  await expect(sheet(page)).toContainText('€480, the full price');
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('where nothing can be cancelled there is only the stay, without a link (R4-87)', async ({ page, visit }) => {
  for (const slug of [
    'cancel-not-allowed',
    'cancel-not-allowed-cancelled',
    'cancel-not-allowed-checked-out',
    'cancel-not-allowed-expired',
  ]) {
    await visit(at(slug));
    await expect(page).toHaveURL(`/stay?slug=${slug}`);
    await waitForPage(page);
    await expect(page.getByRole('link', { name: 'Cancel booking', includeHidden: true })).toHaveCount(0);
  }
  await visit(done('stay-started'));
  await expect(page, 'success without a cancelled stay is the stay (R2-141)').toHaveURL('/stay?slug=stay-started');
});

test.describe('a guest on another clock', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('reads the deadline in property time, and on their own clock (R4-86)', async ({ page, visit, world }) => {
    await world.start({ now: '2026-11-20T10:00:00Z' });
    await visit(at('refundable-before-deadline'));
    const terms = page.getByRole('region', { name: 'Free until Sat 21 Nov, 18:00' });
    await expect(terms).toContainText('18:00 in Helsinki is 11:00 on your clock');
  });
});
