import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

const UPGRADE = '/stay/upgrade?slug=';
const apartment = (page: Page, name: string) => page.getByRole('region', { name });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm and pay' });
const success = (page: Page) => page.getByRole('heading', { level: 1, name: 'All yours' });

// Proves R1-14.
test(
  'two upgrades, one chosen: charged as shown, and not offered again (R2-32, R3-92)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/stay/extras?slug=upgrade-paid');
    await page.getByRole('link', { name: /^A bigger apartment/ }).click();
    await expect(page).toHaveTitle('Reception | A bigger apartment');
    const penthouse = apartment(page, 'Penthouse with a sauna');
    await expect(penthouse.getByRole('img')).toHaveCount(3);
    await expect(penthouse.getByRole('listitem').filter({ hasText: 'Roof terrace' })).toBeVisible();
    await expect(penthouse).toContainText('For up to 5 guests');
    await expect(penthouse).toContainText('3 nights × €75.10');
    await expect(apartment(page, 'Two-bedroom apartment')).toContainText('€90');
    await expectAccessible();
    await page.getByRole('radio', { name: /^Penthouse with a sauna/ }).check();
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('3 nights × €75.10');
    await expect(summary).toContainText('€225.30');
    await confirm(page).click();
    await expect(success(page)).toBeVisible();
    await expect(page.getByText('Penthouse with a sauna')).toBeVisible();
    await expect(page.getByText('€225.30')).toBeVisible();
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
      { orderItems: [{ productId: 'prod-upgrade', propertyUnitCategoryId: 'category-penthouse' }] },
    ]);

    await goTo(page, `${UPGRADE}upgrade-paid`);
    await expect(page.getByRole('heading', { name: 'Your bigger apartment is confirmed' })).toBeVisible();
    await expect(apartment(page, 'Already yours')).toContainText('€225.30');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectAccessible();
  },
);
