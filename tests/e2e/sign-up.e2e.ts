import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const bookAndSave = (page: Page) => page.getByRole('region', { name: 'Book and save' });
const consent = (page: Page) => page.getByRole('switch');

// Proves R2-09, R2-126, R6-02.
test(
  'a visitor joins: from the guides to sign-up, code, consent and account',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/stay/explore');
    await page.getByRole('link', { name: 'Join the Inner Circle' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByRole('heading', { level: 2, name: 'Join the Inner Circle' })).toBeVisible();
    await expect(bookAndSave(page).getByRole('link', { name: 'Start new booking' })).toHaveAttribute(
      'href',
      /^https:\/\/booking\./,
    );
    await expectAccessible();
    await page.getByLabel('E-mail').fill('consent-not-given@guest.example');
    await page.getByLabel('E-mail').press('Enter');
    await page.getByLabel('Code').pressSequentially('123456');
    await expect(page).toHaveURL('/consent');
    await expectAccessible();
    expect(await world.calls('updateCustomer')).toEqual([]);
    await page.getByRole('button', { name: 'Yes, e-mail me' }).click();
    await expect(page).toHaveURL('/account');
    await expect(consent(page)).toBeChecked();
    expect((await world.calls('updateCustomer')).map(({ body }) => body)).toEqual([{ isMarketingConsentGiven: true }]);
  },
);
