import { expect, test, THIS_MORNING } from './fixtures.ts';

import { signInAs } from './sign-in-as.ts';
import { expectOrdered } from './ordering.ts';

// Proves S13.
test('a login that ends in the middle of an order takes nothing of the order with it', async ({
  page,
  visit,
  world,
}) => {
  await page.clock.install({ time: THIS_MORNING });
  await signInAs(page, 'token-expiring');
  await visit('/stay/late-check-out?slug=stay-started');
  await page.getByRole('radio', { name: /^14:00/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Until .*14:00/).first()).toBeVisible();
  await page.clock.runFor(10_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  await expect(page).toHaveURL('/stay/order-confirmation?slug=stay-started');
  await expect(page.getByText(/Until .*14:00/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(1);
  await page.clock.runFor(10_000);
  await expectOrdered(page);
});

test('a login that ends while nothing gets through leaves the door and a half-filled form where they are', async ({
  page,
  context,
}) => {
  await signInAs(page, 'customer-member');
  const door = await context.newPage();
  await door.goto('/stay/access?slug=stay-started');
  const form = await context.newPage();
  await form.goto('/stay/late-check-out?slug=stay-started');
  const hour = form.getByRole('radio', { name: /^14:00/ });
  await hour.check();
  await expect(door.getByRole('heading', { name: 'Street door' })).toBeVisible();

  await context.setOffline(true);
  const reread = [door, form].map((tab) =>
    tab.waitForEvent('requestfailed', (request) => /check-in/.test(request.url())),
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await Promise.all(reread);
  await expect(door.getByRole('heading', { name: 'Street door' })).toBeVisible();
  await expect(hour).toBeChecked();
  await expect(form.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a login that ended while the device slept leads to sign-up as well', async ({ page, world }) => {
  await page.clock.install({ time: THIS_MORNING });
  await signInAs(page, 'customer-member');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  const awake = await page.evaluate(() => new Date(Date.now() + 60 * 86_400_000).toISOString());
  await world.setClock(awake);
  // The time goes on, and no timer with it.
  await page.clock.setSystemTime(awake);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL('/signup');
});

// Proves R6-12, R6-13, R6-15.
test('a phone whose clock is months ahead stays signed in after a reload (S68)', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 90 * 86_400_000 });
  await signInAs(page, 'customer-member');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  await expect(page).toHaveURL('/account');
});
