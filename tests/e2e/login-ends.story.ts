import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in-as.ts';
import { expectOrdered } from './ordering.ts';

test('a login that ends in the middle of an order takes nothing of the order with it', async ({
  page,
  visit,
  world,
}) => {
  await page.clock.install();
  await signInAs(page, 'token-expiring');
  await visit('/stay/late-check-out?slug=stay-started');
  await page.getByRole('radio', { name: /^14:00/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Until .*14:00/).first()).toBeVisible();
  await page.clock.runFor(10_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  await expect(page).toHaveURL('/stay/order-confirmation?slug=stay-started');
  await expect(page.getByText(/Until .*14:00/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(1);
  await page.clock.runFor(10_000);
  await expectOrdered(page);
});

test('a login that ends on the account leads to sign-up, and back after signing in', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'token-expiring');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/signup');
  await page.getByLabel('E-mail').fill('anna@guest.example');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill('123456');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  await expect(page).toHaveURL('/account');
});

test('an invited guest has the doors and the extras of the stay, and no account of anybody', async ({
  page,
  visit,
  world,
}) => {
  await visit('/stay?slug=stay-started');
  await expect(page.getByRole('link', { name: /^Getting in/ })).toBeVisible();
  await visit('/stay/access?slug=stay-started');
  await expect(page.getByRole('heading', { name: 'Street door' })).toBeVisible();
  await visit('/stay/sauna-kit?slug=stay-started');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expectOrdered(page);
  await visit('/account');
  await expect(page).toHaveURL('/signup');
  const calls = await world.calls();
  expect(calls.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
});
