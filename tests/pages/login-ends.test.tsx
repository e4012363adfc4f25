import { address, expect, page, test } from './fixtures.tsx';

import { expectOrdered } from './ordering.ts';
import { signInAs } from './sign-in-as.ts';

test('a login that ends on the account leads to sign-up, and back after signing in', async ({ visit, passTime }) => {
  await signInAs(visit, 'token-expiring');
  await expect.element(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  await passTime(10);
  await expect.poll(address).toBe('/signup');
  await page.getByLabelText('E-mail').fill('anna@guest.example');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabelText('Code').fill('123456');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  await expect.poll(address).toBe('/account');
});

test('an invited guest has the doors and the extras of the stay, and no account of anybody', async ({
  visit,
  world,
  goTo,
}) => {
  await visit('/stay?slug=stay-started');
  await expect.element(page.getByRole('link', { name: 'All doors' })).toBeVisible();
  await goTo('/stay/access?slug=stay-started');
  await expect.element(page.getByRole('heading', { name: 'Street door' })).toBeVisible();
  await goTo('/stay/sauna-kit?slug=stay-started');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expectOrdered();
  await goTo('/account');
  await expect.poll(address).toBe('/signup');
  const calls = await world.calls();
  expect(calls.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
});
