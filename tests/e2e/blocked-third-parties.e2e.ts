import type { Page, Route } from 'playwright/test';

import { addCard } from './card-form.ts';
import { actDeployed } from './deployed.ts';
import { expect, test, THIS_MORNING } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';
import { signInAs } from './sign-in-as.ts';

// The policy of the preview allows no service at all; here the services themselves fail.
test.use({ bypassCSP: true });

/** Longer than the app waits for any third party. */
const LONG = '00:21';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Does everything essential in a stay, from finding the booking to check-out. */
async function stayThrough(page: Page, turnTo: (path: string) => Promise<void>): Promise<void> {
  await turnTo('/check-in');
  await page.getByLabel('Booking number').fill('BN-stay-started');
  await page.getByLabel('Last name').fill('Guest');
  await page.getByRole('button', { name: 'Find my booking' }).click();
  await expect(page).toHaveURL('/stay?slug=stay-started');

  await turnTo('/stay/check-in?slug=guest-details-required');
  await expect(page.getByLabel('Phone')).toBeVisible();
  await turnTo('/stay/access?slug=keys-all-types');
  await expect(page.getByText(/^Code: /).first()).toBeAttached();
  await turnTo('/stay/location?slug=stay-started');
  await expect(page.getByRole('link', { name: /map/i }).first()).toBeVisible();

  await turnTo('/stay/sauna-kit?slug=sauna-kit');
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expectOrdered(page);

  await turnTo('/stay/explore?slug=stay-started');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await turnTo('/account/rewards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await turnTo('/stay/cancel-reservation?slug=refundable-before-deadline');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel my stay' }).click();
  await expect(page).toHaveURL(/cancel-reservation-success/);
  await turnTo('/stay/check-out?slug=check-out-day');
  await page.getByRole('button', { name: 'Check out now' }).click();
  await expect(heading(page, 'You are checked out')).toBeVisible();
}

/** Makes the page request a host that fails or hangs, then advances the clock beyond the timeout, which starts with the request. */
async function outlast(page: Page, host: RegExp, ask: () => Promise<void>): Promise<void> {
  const request = page.waitForRequest(host);
  await ask();
  await request;
  await page.clock.fastForward(LONG);
}

/** Checks that parts which need a third party say that it is missing and offer an alternative. */
async function missWhatIsMissing(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await outlast(page, /^https:\/\/cards\./, () => visit(addCard('card-add-ok')));
  await expect(heading(page, 'Add a card')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The card fields did not load' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Not now' })).toBeVisible();

  await visit('/stay/ask?slug=stay-started');
  await outlast(page, /widget\.intercom\.io/, () =>
    page.getByRole('region', { name: 'Chat' }).getByRole('button').click(),
  );
  await expect(page.getByRole('alert')).toContainText('The chat will not open');
  await expect(page.getByRole('link', { name: /^Call/ }).first()).toBeVisible();

  await outlast(page, /^https:\/\/plan\./, () => visit('/stay/plan?slug=stay-started'));
  await expect(heading(page, 'Plan your stay')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText("We're having trouble loading data");

  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await visit('/login');
  await page.getByLabel('E-mail').fill('anna@guest.example');
  await outlast(page, /challenges\.cloudflare\.com/, () =>
    page.getByRole('button', { name: 'Send me a code' }).click(),
  );
  await expect(page.getByRole('alert')).toContainText('The robot check could not be loaded.');
}

// Proves S46.
for (const [name, fail] of [
  ['blocked', (route: Route) => route.abort()],
  // An answer that never comes.
  ['hanging', () => {}],
] as const) {
  test(`all third parties are ${name}: the stay still works, and pages say what is missing`, async ({
    page,
    visit,
    turnTo,
    context,
    world,
  }) => {
    await world.start({ now: '2026-11-23T08:20:00.000Z' });
    await page.clock.install({ time: THIS_MORNING });
    await signInAs(page, 'rewards-all');
    await context.route(/^https:/, fail);
    await actDeployed(page);
    await stayThrough(page, turnTo);
    await missWhatIsMissing(page, visit);
    await expect(page.getByLabel('E-mail')).toHaveValue('anna@guest.example');
  });
}
