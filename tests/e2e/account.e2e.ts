import type { Page } from 'playwright/test';

import { expect, test, THIS_MORNING } from './fixtures.ts';
import { hurry } from './hurry.ts';
import { signInAs } from './sign-in-as.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const consent = (page: Page) => page.getByRole('switch', { name: 'News and offers by e-mail' });

/** The app's own reports so far, as a development host prints them. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    const [text = ''] = message.text().split(' {');
    if (/^Customer |load failed|^Marketing/.test(text)) reports.push(text);
  });
  return reports;
}

// Proves R1-06, R2-115 to R2-117, R3-23, R7-65 to R7-67, R7-69 to R7-72, R7-77, R9-21, R9-46, R9-22.
test(
  'a member sees the stay that is closest, the others, the discount, the code, rewards and travels',
  { tag: '@journey' },
  async ({ page, world, expectAccessible }) => {
    await signInAs(page, 'customer-member');
    await expect(page).toHaveTitle('Reception | Account');
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
    await expect(part(page, 'Inner Circle')).toContainText('10% off every stay');
    await expect(part(page, 'Inner Circle')).toContainText('Up to 50% off when we open somewhere new');
    await expect(part(page, 'Kasarmikatu 40')).toContainText('Your home right now');
    await expect(page.getByRole('link', { name: /^Nyhavn 21 ?Your next stay, Copenhagen, / })).toBeVisible();
    await expect(part(page, 'Your travels with us')).toContainText(/10\s*nights stayed\s*3\s*of 41\splaces visited/);
    await expect(part(page, 'Rewards')).toContainText('2 of 3 unlocked');
    await expect(part(page, 'Rewards')).toContainText('Next: 5 more nights');
    await expect(part(page, 'Good places are for sharing')).toContainText('ANNA10');
    await expect(consent(page)).toBeChecked();
    await expectAccessible();

    const [customers] = await world.calls('customers');
    expect(customers?.headers).toMatchObject({ platform: 'web', authorization: expect.stringMatching(/^Bearer /) });
    expect(new URL(customers?.url ?? '', 'http://x').searchParams.getAll('$expand[]')).toEqual([
      'referralVoucherCodeMask',
    ]);
    const [reservations] = await world.calls('reservations');
    const query = new URL(reservations?.url ?? '', 'http://x').searchParams;
    expect(query.getAll('status[]')).toEqual(['confirmed', 'started', 'canceled']);
    expect(query.getAll('$expand[]')).toEqual(['property', 'propertyUnitCategory']);
    expect(query.get('endDate[$gte]')).toMatch(/:00\.000Z$/);

    await part(page, 'Kasarmikatu 40').getByRole('link', { name: 'Open this stay' }).click();
    await expect(page).toHaveURL('/stay?slug=stay-started');
  },
);

test('while the reservations are on their way nothing can be pressed that they would move; what takes long says so', async ({
  page,
  world,
}) => {
  await signInAs(page, 'customer-member');
  const all = page.getByRole('link', { name: 'All bookings' });
  await expect(all).toBeVisible();
  await page.clock.install({ time: THIS_MORNING });
  await world.hold('reservations');
  await page.reload();
  await expect(part(page, 'Your travels with us')).toContainText('nights stayed');
  await expect(all).toBeHidden();
  // How tall the reservations are is not known: what is below them comes with them.
  await expect(part(page, 'Rewards')).toBeHidden();
  await world.isHeld();
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('status').filter({ hasText: 'Still loading. The connection seems slow.' })).toBeVisible();
  await world.letGo();
  await expect(all).toBeVisible();
  await expect(part(page, 'Rewards').getByRole('link')).toBeVisible();
});

const FAILURES = [
  { who: 'customer-load-failed', report: 'Customer data load failed', stillThere: 'Your travels with us' },
  { who: 'customer-not-found', report: 'Customer not found', stillThere: 'We will find your account together' },
  { who: 'reservations-load-failed', report: 'Active reservations load failed', stillThere: 'Your travels with us' },
  { who: 'statistics-failed', report: 'Statistics load failed', stillThere: 'Good places are for sharing' },
] as const;

for (const { who, report, stillThere } of FAILURES) {
  // Proves R8-15 to R8-18, R8-20, R5-32.
  test(`${who}: words and a retry for that part, the rest is there, one report`, async ({ page, world }) => {
    await hurry(page);
    const reports = reportsOf(page);
    await signInAs(page, who);
    const isUnknown = who === 'customer-not-found';
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    // A guest who has done nothing wrong is not alarmed.
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toHaveCount(isUnknown ? 0 : 1);
    if (isUnknown) await expect(page.getByRole('heading', { level: 1, name: stillThere })).toBeVisible();
    else await expect(part(page, stillThere)).toBeVisible();
    await expect(part(page, 'Rewards')).toBeVisible({ visible: !isUnknown });
    if (isUnknown) {
      // A login without a customer has no figures: zeros would be shown as facts.
      await expect(page.getByText('nights stayed')).toBeHidden();
      await expect(page.getByText('Nothing booked right now')).toBeHidden();
      await expect(page.getByRole('link', { name: 'All bookings' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+358/);
      await expect(page.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/check-in');
    }
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect.poll(() => reports).toEqual([report]);
    if (isUnknown) {
      await world.hold('customers');
      await page.getByRole('button', { name: 'Try again' }).click();
      await world.isHeld();
      await expect(page.getByRole('heading', { level: 1, name: stillThere })).toBeVisible();
      await expect(page.getByText('nights stayed')).toBeHidden();
      await expect(page.getByText('Nothing booked right now')).toBeHidden();
      await world.letGo();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    }
  });
}

// Proves R2-61, R2-63, R2-129, R4-41, R7-73, R7-74.
test('the consent: asked after signing in, not now is kept nowhere, given by a press, withdrawn on the account', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  const written = async () => (await world.calls('updateCustomer')).map(({ body }) => body);
  await signInAs(page, 'consent-not-given');
  await expect(page).toHaveURL('/consent');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(consent(page)).not.toBeChecked();
  expect(await written()).toEqual([]);

  await visit('/consent');
  await page.getByRole('button', { name: 'Yes, e-mail me' }).dblclick();
  await expect(consent(page)).toBeChecked();
  await visit('/consent');
  await expect(page).toHaveURL('/account');

  await consent(page).focus();
  await page.keyboard.press('Space');
  await expect(consent(page)).not.toBeChecked();
  await expect(page.getByText('Saved')).toBeAttached();
  await page.reload();
  await expect(consent(page)).not.toBeChecked();
  expect(await written()).toEqual([{ isMarketingConsentGiven: true }, { isMarketingConsentGiven: false }]);
});

test('a late answer to a consent does not bring a member back who has gone on', async ({ page, world }) => {
  await signInAs(page, 'consent-not-given');
  await world.hold('updateCustomer');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Yes, e-mail me' }).click();
  await page.getByRole('link', { name: 'Not now' }).click();
  await page.getByRole('link', { name: 'All bookings' }).click();
  await expect(page).toHaveURL('/reservations');
  await world.letGo();
  await (await saved).finished();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL('/stay/explore');
  expect([...new Set(seen)]).toEqual(['/account', '/reservations', '/stay/explore']);
  expect(seen.lastIndexOf('/account')).toBeLessThan(seen.indexOf('/reservations'));
});

// Proves R8-19.
test('consent-update-failed: nothing is given, words, one report a press', async ({ page }) => {
  const reports = reportsOf(page);
  await signInAs(page, 'consent-update-failed');
  await page.getByRole('button', { name: 'Yes, e-mail me' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  expect(reports).toEqual(['Marketing consent update failed']);
  await page.getByRole('link', { name: 'Not now' }).click();
  await consent(page).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(consent(page)).not.toBeChecked();
  expect(reports).toEqual(['Marketing consent update failed', 'Marketing consent update failed']);
});
