import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

import { expectOrdered } from './ordering.ts';

const EXTRAS = '/stay/extras?slug=';

const shelf = (page: Page, name: string) => page.getByRole('region', { name });

// Proves R2-18, R2-96, R2-97.
test(
  'every extra is in its group with its price, and leads to its page',
  { tag: '@journey' },
  async ({ page, visit, expectAccessible }) => {
    await visit(`${EXTRAS}extras-all`);
    await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Sauna kit.*€25/ })).toBeVisible();
    // An allowance and a reward pay for these.
    await expect(page.getByRole('link', { name: /^Cleaning Go out for an hour, .* Free$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^A bigger apartment .* Free for you$/ })).toBeVisible();
    await expect(shelf(page, 'More time, more room').getByRole('link')).toHaveText([
      /^Late check-outSleep in/,
      /^Early check-inDrop your bags/,
      /^A bigger apartmentSame building/,
      /^More nightsNot ready to leave yet\?On request$/,
    ]);
    // The most relevant extra comes before the shelves, and is on none of them.
    await expect(page.getByRole('main').getByRole('link', { name: /Stocked fridge/ })).toHaveText([
      /^Stocked fridgeFor your arrivalBreakfast is in the fridge\.€39$/,
    ]);
    await expect(shelf(page, 'Around the corner').getByRole('link', { name: /^Museum card.*from €76/ })).toBeVisible();
    await expect(page.getByText('Balloon ride')).toHaveCount(0);
    await expectAccessible();

    await page.getByRole('link', { name: /^Sauna kit/ }).click();
    await expect(page).toHaveURL('/stay/sauna-kit?slug=extras-all&product=prod-sauna');
    await page.getByRole('link', { name: 'Extras', exact: true }).first().click();
    await expect(page).toHaveURL(`${EXTRAS}extras-all`);
  },
);

// Proves R2-26, R9-27, R1-14.
test(
  'a sauna kit from its seven items to the order',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/stay/sauna-kit?slug=sauna-kit');
    await expect(shelf(page, 'In the kit').getByRole('listitem')).toHaveText([
      '2 face masks',
      '2 bottles of water, 0.5 l',
      '2 lemonades, 0.33 l',
      '2 sponges',
      '2 towels',
      '2 bathrobes',
      '1 pine scent',
    ]);
    await expectAccessible();
    await page.getByRole('button', { name: 'Confirm and pay' }).click();
    await expectOrdered(page);
    expect((await world.calls('updateCheckIn'))[0]?.body).toMatchObject({ orderItems: [{ productId: 'prod-sauna' }] });
    await visit('/stay/sauna-kit?slug=sauna-kit');
    await expect(shelf(page, 'Already yours')).toContainText('€25');
    await visit(`${EXTRAS}sauna-kit`);
    await expect(
      page.getByRole('link', { name: /^Sauna kit You already have this extra\. Add another one\?.*€25/ }),
    ).toBeVisible();
  },
);

test('going back from an extra restores the scroll position', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/stay?slug=extras-all');
  const extras = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Extras' });
  // Visits the page twice, as the second time everything is loaded and it renders in two steps.
  await extras.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toHaveCount(0);
  await extras.click();
  const gym = shelf(page, 'Around the corner').getByRole('link', { name: /^Gym/ });
  await gym.hover();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(844);
  await gym.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gym' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
