import type { Page } from 'playwright/test';

import { expect, test, THIS_MORNING } from './fixtures.ts';

const EMAIL = 'anna@guest.example';
const codeField = (page: Page) => page.getByLabel('Code');
const hello = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Anna' });

/** Pastes by hand, as the keyboard does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await codeField(page).press('ControlOrMeta+V');
}

async function askForCode(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/login');
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
}

test.describe('a code', () => {
  test.beforeEach(({ page, visit }) => askForCode(page, visit));

  test('after a wrong code one just types on: the right one takes its place', async ({ page }) => {
    await page.keyboard.type('111111');
    await expect(page.getByText('The code is incorrect')).toBeVisible();
    await expect(page.locator('[aria-live]')).toContainText('The code is incorrect');
    await expect(page.getByText('Only the newest code works.')).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type('123456');
    await expect(hello(page)).toBeVisible();
  });

  test('the right code, pasted while a wrong one is still being checked, is checked next', async ({ page, world }) => {
    await world.hold('authenticate');
    await page.keyboard.type('999999');
    await expect(page.getByRole('button', { name: 'Signing you in' })).toBeVisible();
    await paste(page, '123456');
    await world.letGo();
    await expect(hello(page)).toBeVisible();
    const entered = (await world.calls('authenticate')).map(({ body }) => (body as { otp?: string }).otp);
    expect(entered).toEqual([undefined, '999999', '123456']);
  });

  test('a next code that is begun while a wrong one is being checked is gone on with', async ({ page, world }) => {
    await world.hold('authenticate');
    await page.keyboard.type('999999');
    await expect(page.getByRole('button', { name: 'Signing you in' })).toBeVisible();
    await codeField(page).fill('123');
    await world.letGo();
    await expect(page.getByText('The code is incorrect')).toBeVisible();
    await page.keyboard.type('456');
    await expect(hello(page)).toBeVisible();
  });

  for (const [before, pasted] of [
    ['999999', 'Your code: 123 456'],
    ['12', '123-456'],
  ] as const) {
    test(`'${pasted}' pasted after ${before} is the code`, async ({ page }) => {
      await page.keyboard.type(before);
      await codeField(page).press('End');
      await paste(page, pasted);
      await expect(hello(page)).toBeVisible();
    });
  }

  test('an address that was right after all has its code already; a corrected one gets its own', async ({
    page,
    world,
  }) => {
    const asked = async () => (await world.calls('authenticate')).map(({ body }) => (body as { email: string }).email);
    const address = page.getByLabel('E-mail');
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(EMAIL);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s/ })).toBeVisible();
    expect(await asked()).toEqual([EMAIL]);

    await page.getByRole('button', { name: 'Change e-mail' }).click();
    await address.fill('staff@operator.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We sent your code to staff@operator.example.')).toBeVisible();
    expect(await asked()).toEqual([EMAIL, 'staff@operator.example']);
  });

  test('who comes back from the inbox to a page that has been dropped meanwhile goes on with the code', async ({
    page,
    world,
  }) => {
    await page.reload();
    await expect(page.getByText(`We sent your code to ${EMAIL}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s/ })).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type('123456');
    await expect(hello(page)).toBeVisible();
    expect(await world.calls('authenticate')).toHaveLength(2);
    expect(await page.evaluate(() => Object.values(sessionStorage).join(' '))).not.toContain(EMAIL);
  });
});

test.describe('a code that takes a while', () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install({ time: THIS_MORNING });
    await askForCode(page, visit);
  });

  test('a code that comes while a new one is asked for in vain is checked, and nothing is said of the new one', async ({
    page,
    world,
  }) => {
    await page.clock.runFor(31_000);
    await world.fault({ operation: 'authenticate', kind: 'status', status: 500, times: 1 });
    const pasted = Promise.withResolvers<void>();
    await page.route('**/authentication', (route) => pasted.promise.then(() => route.continue()), { times: 1 });
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await paste(page, '999999');
    pasted.resolve();
    await expect(page.getByText('The code is incorrect')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('while a code is checked or a new one is on its way, the address stays as it is', async ({ page, world }) => {
    const changeEmail = page.getByRole('button', { name: 'Change e-mail' });
    await world.hold('authenticate');
    await page.keyboard.type('999999');
    await expect(changeEmail).toHaveAttribute('aria-disabled', 'true');
    await world.letGo();
    await expect(page.getByText('The code is incorrect')).toBeVisible();
    await page.clock.runFor(31_000);
    await world.hold('authenticate');
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(changeEmail).toHaveAttribute('aria-disabled', 'true');
    await world.letGo();
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s/ })).toBeVisible();
    await changeEmail.click();
    await page.getByLabel('E-mail').fill('staff@operator.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We sent your code to staff@operator.example.')).toBeVisible();
  });

  test('a new code empties the field, where the focus waits for it', async ({ page }) => {
    await page.keyboard.type('12345');
    await page.clock.runFor(31_000);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type('123456');
    await expect(hello(page)).toBeVisible();
  });

  test('a code that was given up, or is too old, is not asked for again', async ({ page }) => {
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await page.clock.fastForward('15:00');
    await page.reload();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});
