import { expect, test } from './fixtures.ts';

// Proves R1-09, R2-02, R2-156, R6-04, R7-22.
test(
  'a guest finds the booking by its number, however it is typed, and opens the stay',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/');
    await expect(page).toHaveURL('/signup');
    await expectAccessible();
    await page.getByLabel('Booking number').fill(' bn 1001 ');
    await page.getByLabel('Booking number').press('Enter');
    await expect(page).toHaveTitle('Reception | Check in');
    await expect(page.getByLabel('Booking number')).toHaveValue('bn 1001');
    await expectAccessible();

    await page.getByLabel('Last name').fill('GÜEST');
    await page.getByRole('button', { name: 'Find my booking' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Kasarmikatu 40' })).toBeVisible();
    await expect(page).toHaveURL('/stay?slug=stay-before-arrival');
    expect(await world.calls('checkInLookup')).toHaveLength(1);
    await expectAccessible();
  },
);
