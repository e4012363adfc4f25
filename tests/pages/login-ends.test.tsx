import { address, click, expect, fill, page, test } from './fixtures.tsx';
import { expectOrdered } from './ordering.ts';
import { signInAs } from './sign-in-as.ts';
import { vi } from 'vitest';
import { THIS_MORNING } from '#mocks/testing/world-controls.ts';

test('a session that expires on the account redirects to sign-up, and back after signing in', async ({
  visit,
  passTime,
}) => {
  await signInAs(visit, 'token-expiring');
  await expect.element(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await passTime(10);
  await expect.poll(address).toBe('/signup');
  await fill(page.getByLabelText('E-mail'), 'anna@guest.example');
  await click(page.getByRole('button', { name: 'Send me a code' }));
  await fill(page.getByLabelText('Code'), '123456');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  await expect.poll(address).toBe('/account');
});

test('an invited guest sees the doors and extras of the stay, and no account', async ({ visit, world, goTo }) => {
  await visit('/stay?slug=stay-started');
  await expect.element(page.getByRole('link', { name: 'All doors' })).toBeVisible();
  await goTo('/stay/access?slug=stay-started');
  await expect.element(page.getByRole('heading', { name: 'Street door' })).toBeVisible();
  await goTo('/stay/sauna-kit?slug=stay-started');
  await click(page.getByRole('button', { name: 'Confirm and pay' }));
  await expectOrdered();
  await goTo('/account');
  await expect.poll(address).toBe('/signup');
  const calls = await world.calls();
  expect(calls.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
});

// Proves S13.
test('a session that expires during an order does not affect the order', async ({ visit, world, passTime }) => {
  await signInAs(visit, 'token-expiring');
  await visit('/stay/late-check-out?slug=stay-started');
  await click(page.getByRole('radio', { name: /^14:00/ }));
  await passTime(10);
  await expect.poll(() => localStorage.getItem('accessToken')).toBeNull();

  await expect.poll(address).toBe('/stay/late-check-out?slug=stay-started');
  await expect.element(page.getByRole('radio', { name: /^14:00/ })).toBeChecked();
  await click(page.getByRole('button', { name: 'Confirm and pay' }));
  await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(1);
  await passTime(10);
  await expectOrdered();
});

test('a session that expired while the device was asleep redirects to sign-up too', async ({ visit }) => {
  await signInAs(visit, 'customer-member');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  const awake = Date.now() + 60 * 86_400_000;
  // The time passes on the device and the server, but no timer runs.
  vi.setSystemTime(awake);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(address).toBe('/signup');
});

// Proves R6-12, R6-13, R6-15.
test('a phone whose clock is months fast stays signed in after a reload (S68)', async ({ visit, world }) => {
  vi.setSystemTime(Date.now() + 90 * 86_400_000);
  await world.setClock(THIS_MORNING);
  await signInAs(visit, 'customer-member');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  await visit(address());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  await expect.poll(address).toBe('/account');
});
