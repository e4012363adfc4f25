import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { hurry } from './hurry.ts';
import { expectOrdered } from './ordering.ts';

const EXTRAS = '/stay/extras?slug=';

const shelf = (page: Page, name: string) => page.getByRole('region', { name });

// Proves R2-18, R2-96, R2-97.
test(
  'everything to have stands on its shelf with its price and leads to its page',
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
    // What suits the guest best now comes before the shelves, and is on none of them.
    await expect(page.getByRole('main').getByRole('link', { name: /Stocked fridge/ })).toHaveText([
      /^Stocked fridgeFor your arrivalBreakfast is there before you are\.€39$/,
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

test('what is ordered stands first, with its dates; what can be had once is not offered again', async ({
  page,
  visit,
}) => {
  await visit(`${EXTRAS}ordered-items-mixed`);
  // What may still be refused says so.
  await expect(shelf(page, 'Your orders').getByRole('link')).toHaveText([
    /^Sauna kitBooked€25$/,
    /^ParkingBooked€54$/,
    /^Stocked fridgeBooked€39$/,
    /^Late check-outUntil .*13:00Request sent€20$/,
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: /^Late check-out/ })).toHaveCount(1);
});

test('nothing that cannot be ordered is offered; its page says so', async ({ page, visit }) => {
  await visit(`${EXTRAS}extras-not-orderable`);
  await expect(page.getByText('No extras for this stay right now.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Sauna kit/ })).toHaveCount(0);
  await visit('/stay/sauna-kit?slug=extras-not-orderable');
  await expect(page.getByRole('heading', { name: 'Not available for your stay right now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

// Proves R2-95.
test('a house without extras says so, and whom to ask', async ({ page, visit, expectAccessible }) => {
  await visit(`${EXTRAS}extras-none`);
  await expect(page.getByText('No extras in this building, just a very good stay.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expectAccessible();
});

test('the offers of the house fail alone: the rest is there, and a retry brings them', async ({
  page,
  visit,
  world,
}) => {
  await hurry(page);
  await world.fault({ operation: 'customProducts', kind: 'status', status: 500 });
  await visit(`${EXTRAS}stay-started`);
  await expect(page.getByRole('link', { name: /^Sauna kit/ })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await world.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /^Museum card/ })).toBeVisible();
});

// Proves R2-83, R2-152.
test('the stay shows a few of them and leads to all', async ({ page, visit, world }) => {
  await visit('/stay?slug=extras-all');
  const teaser = shelf(page, 'Make it yours');
  await expect(teaser.getByRole('listitem')).toHaveCount(3);
  await teaser.getByRole('link', { name: 'All extras' }).click();
  await expect(page).toHaveURL(`${EXTRAS}extras-all`);

  await visit('/stay?slug=stay-arrival-day');
  // The next cleaning is free: its price is not the guest's.
  await expect(teaser.getByRole('listitem').filter({ hasText: 'Cleaning' })).not.toContainText('€');

  await world.hold('customProducts');
  await visit('/stay?slug=extras-none');
  await world.letGo();
  await expect(shelf(page, 'Make it yours')).toContainText('No extras for this stay right now.');
  await expect(page.getByRole('link', { name: 'See how to get in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose your extras' })).toHaveCount(0);
});

// Proves R2-17, R2-139.
test('the old name of the page leads to it; its place in the navigation is marked', async ({ page, visit }) => {
  await visit('/stay/services?slug=stay-started&utm_source=mail&junk=1');
  await expect(page).toHaveURL(`${EXTRAS}stay-started&utm_source=mail`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Extras' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

// Proves R2-26, R9-27, R1-14.
test(
  'a sauna kit from its seven things to the order',
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
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Sauna kit' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await expectOrdered(page);
    expect((await world.calls('updateCheckIn'))[0]?.body).toMatchObject({ orderItems: [{ productId: 'prod-sauna' }] });
    await visit('/stay/sauna-kit?slug=sauna-kit');
    await expect(shelf(page, 'Already yours')).toContainText('€25');
    await visit(`${EXTRAS}sauna-kit`);
    await expect(
      page.getByRole('link', { name: /^Sauna kit You have this already\. Add another one\?.*€25/ }),
    ).toBeVisible();
  },
);

test('breakfast for two is one order, and what is not listed is not sold', async ({
  page,
  visit,
  visitWhiteLabel,
  world,
}) => {
  // Before check-in: an early one can still be had.
  await world.start({ now: '2026-06-18T08:00:00Z' });
  await visit(`${EXTRAS}breakfast-today-used`);
  await expect(shelf(page, 'Your orders').getByRole('link', { name: /^Breakfast.*2 guests.*€28/ })).toHaveCount(1);

  await visitWhiteLabel(`${EXTRAS}white-label-stay`);
  await expect(shelf(page, 'Not right now').getByRole('link')).toHaveText([
    'Breakfast No place nearby is listed yet',
    'Gym No place nearby is listed yet',
  ]);
  await shelf(page, 'Not right now').getByRole('link', { name: /^Gym/ }).click();
  await expect(page.getByRole('heading', { name: 'No gym is listed for this building yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
});

test('a guest who comes back from an extra finds the place again', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/stay?slug=extras-all');
  const extras = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Extras' });
  // The second time the page is entered with all that starts late, and comes in two parts.
  await extras.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Extras' })).toHaveCount(0);
  await extras.click();
  // The question comes late, and may cover what a press would then scroll to.
  await page.getByRole('button', { name: "Don't allow" }).click();
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
