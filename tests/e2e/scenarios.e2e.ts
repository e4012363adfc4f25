import type { Page } from 'playwright/test';

import { expect, waitForPage, test, THIS_MORNING } from './fixtures.ts';
import { forget } from './in-app.ts';
import { signInAs } from './sign-in-as.ts';

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const at = (path: string) => async (page: Page) => expect(page).toHaveURL(new RegExp(`:\\d+${path}$`));

async function typeCode(page: Page, name: string, code: string): Promise<void> {
  await page.getByLabel('E-mail').fill(`${name}@guest.example`);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(code);
}

/** The rows of brand, account and discovery that no other story opens by their names, and what shows each. */
const ROWS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'white-label-landing': async (page) => {
    await at('/check-in')(page);
    await expect(page).toHaveTitle('Harbour Suites | Check in');
  },
  'white-label-empty-slug': at('/error'),
  'white-label-guards': at('/check-in'),
  'login-ok': async (page) => {
    await typeCode(page, 'login-ok', '123456');
    await expect(h1(page, /^Hello/)).toBeVisible();
  },
  'login-wrong-code': async (page) => {
    await typeCode(page, 'login-wrong-code', '000000');
    await expect(page.getByText('The code is incorrect')).toBeVisible();
  },
  'login-other-error': async (page) => {
    await typeCode(page, 'login-other-error', '123456');
    await expect(page.getByText('Something went wrong')).toBeVisible();
  },
  'login-resend': async (page) => {
    await typeCode(page, 'login-resend', '000000');
    await expect(page.getByRole('button', { name: /new code/i })).toBeVisible();
  },
  'login-bad-email': async (page) => {
    await page.getByLabel('E-mail').fill('x');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  },
  'token-malformed': async (page) => {
    await page.evaluate(() => localStorage.setItem('accessToken', 'a.b'));
    await page.reload();
    await at('/signup')(page);
    // The address was this one before: only the app that has started again has judged the token.
    await waitForPage(page);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  },
  'non-member': async (page) => {
    await page.getByRole('button', { name: 'Check out now' }).click();
    await expect(page.getByRole('link', { name: 'Join the Inner Circle' })).toBeVisible();
  },
  // Proves R2-74.
  'account-notification': async (page) => {
    const account = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Account$/ });
    await expect(account).toHaveAccessibleName('Sign in Account');
    await page.goto('/stay/access?slug=stay-started');
    await expect(page.getByRole('heading', { level: 1, name: 'Getting in' })).toBeVisible();
    await expect(account, 'nothing draws the eye from a door').toHaveAccessibleName('Account');
  },
  'explore-no-slug': async (page) => {
    await expect(page.getByRole('region', { name: 'Choose a city' })).toBeVisible();
  },
};

test('each row shows what its name says', async ({ page, visit, visitWhiteLabel, world }) => {
  for (const [name, isShown] of Object.entries(ROWS))
    await test.step(name, async () => {
      const { open, brand } = await world.scenario(name);
      await (brand === 'white-label' ? visitWhiteLabel(open) : visit(open));
      await isShown(page);
      await waitForPage(page);
      await forget(page);
    });
});

/** The same, of members who sign in first. */
const MEMBERS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'token-expired': async (page) => {
    await page.clock.runFor(15_000);
    await page.reload();
    await at('/signup')(page);
  },
  'token-rejected': at('/signup'),
  logout: async (page) => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await at('/signup')(page);
  },
  'plan-partner-down': async (page) => {
    await expect(page.getByRole('alert')).toContainText("We're having trouble loading data");
  },
};

for (const [name, isShown] of Object.entries(MEMBERS)) {
  test(`${name}, signed in`, async ({ page, visit, world }) => {
    const { open } = await world.scenario(name);
    // Only this one waits for a time.
    if (name === 'token-expired') await page.clock.install({ time: THIS_MORNING });
    await signInAs(page, name);
    await visit(open);
    await isShown(page);
  });
}
