import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';

/** 06:30 on Monday 6 July in Helsinki; the stay is from Sunday to Wednesday. */
const MONDAY = { now: '2026-07-06T03:30:00Z' };
const OPEN = '/stay/breakfast?slug=breakfast-open';
const pass = (page: Page) => page.getByRole('region', { name: 'Breakfast pass' });
const morning = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Which morning?' }).getByRole('radio', { name });
const guests = (page: Page) => page.getByRole('group', { name: 'For how many guests?' });
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

const confirm = async (page: Page) => {
  await next(page).click();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expectOrdered(page);
  await page.getByRole('link', { name: 'Show your pass' }).click();
};

// Proves R2-16, R7-51 to R7-53, R7-60, R1-14.
test(
  'cafés, one breakfast for one guest, the other one later, and a pass for the day (R2-106, R2-107, R9-18)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start(MONDAY);
    await visit('/stay/extras?slug=breakfast-open');
    await page.getByRole('link', { name: /^Breakfast .*€14 per guest$/ }).click();
    await expect(page).toHaveTitle('Reception | Breakfast');
    const cafe = page.getByRole('article', { name: 'Corner Café' });
    await expect(cafe).toContainText('Kasarmikatu 44');
    await expect(cafe.getByRole('listitem')).toHaveText('vegan');
    await expect(cafe.getByRole('link', { name: 'Open in maps Corner Café' })).toHaveAttribute('href', /Kasarmikatu/);
    await expect(cafe.getByRole('link', { name: 'Website Corner Café' })).toHaveAttribute('href', /^https:/);
    const bakery = page.getByRole('article', { name: 'Harbour Bakery' });
    await expect(bakery.getByRole('link')).toHaveAttribute('href', /query=Harbour\+Bakery/);
    await expect(pass(page)).toBeHidden();
    await expect(morning(page, 'Mon 6 Jul 07:00 – 10:00')).toBeChecked();
    await expect(guests(page).getByRole('radio', { name: '2 guests' })).toBeChecked();
    await expect(next(page)).toContainText('€28');
    await expectAccessible();

    await morning(page, /^Tue 7 Jul/).check();
    await guests(page).getByRole('radio', { name: '1 guest' }).check();
    await next(page).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(morning(page, /^Tue 7 Jul/)).toBeChecked();
    await expect(page.getByText('1 guest × €14')).toBeVisible();
    await confirm(page);
    for (const words of ['Upcoming', 'Tue 7 Jul', 'for 1 guest', 'Corner Café or Harbour Bakery'])
      await expect(pass(page)).toContainText(words);

    await morning(page, 'Tue 7 Jul 1 guest still hungry 07:00 – 10:00').check();
    await expect(guests(page)).toBeHidden();
    await confirm(page);
    await expect(pass(page)).toContainText('for 2 guests');
    await expect(morning(page, 'Tue 7 Jul Everyone has breakfast that day')).toBeDisabled();
    await expectAccessible();

    const span = { consumptionDate: '2026-07-07T04:00:00.000Z', consumptionEndDate: '2026-07-07T07:00:00.000Z' };
    const order = { orderItems: [{ productId: 'prod-breakfast', ...span }] };
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([order, order]);
    expect((await world.calls('productAvailability'))[0]?.url).toContain('reservationId=res-breakfast-open');
    const [content] = await world.calls('productContent');
    expect(decodeURIComponent(content?.url ?? '')).toContain('?propertyId=prop-helsinki-kas40&$expand[]=partners');
  },
);

test("today's pass comes first, with the guest's name, and today cannot be ordered again (R2-160)", async ({
  page,
  visit,
  world,
}) => {
  await world.start(MONDAY);
  await visit('/stay/breakfast?slug=breakfast-today-used');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Breakfast pass');
  for (const words of ['Anna Guest', 'for 2 guests', 'Mon 6 Jul', '07:00 – 10:00', 'Valid today'])
    await expect(pass(page)).toContainText(words);
  await expect(morning(page, 'Mon 6 Jul Everyone has breakfast that day')).toBeDisabled();
  await expect(morning(page, /^Tue 7 Jul/)).toBeChecked();

  // The day is Helsinki's: 6 July ends there at 21:00 UTC.
  for (const [now, state] of [
    ['2026-07-05T20:59:00Z', 'Upcoming'],
    ['2026-07-06T06:59:00Z', 'Valid today'],
    // After its hours it is valid, and no guest is sent to a table.
    ['2026-07-06T20:59:00Z', /Valid today.*Served until 10:00/],
    ['2026-07-06T21:00:00Z', 'Used'],
  ] as const) {
    await world.setClock(now);
    await visit('/stay/breakfast?slug=breakfast-today-used');
    await expect(pass(page)).toContainText(state);
  }
});

test('other passes have a line each (R2-160)', async ({ page, visit, world, expectAccessible }) => {
  await world.start(MONDAY);
  await visit('/stay/breakfast?slug=breakfast-passes');
  await expect(pass(page)).toContainText('Valid today');
  await expect(page.getByRole('region', { name: 'Your other passes' }).getByRole('listitem')).toHaveText([
    /^Tue\s7\sJul.*for 1\sguestUpcoming$/,
    /^Sun\s5\sJul.*for 1\sguestUsed$/,
  ]);
  await expectAccessible();
});

test('by keyboard', async ({ page, visit, world }) => {
  await world.start(MONDAY);
  await visit(OPEN);
  await morning(page, /^Mon 6 Jul/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tue 7 Jul, 07:00 – 10:00')).toBeVisible();
  await expect(page.getByText('1 guest × €14')).toBeVisible();
});

test('the pass needs no cafés, and neither does an order (R2-106)', async ({ page, visit, world }) => {
  await world.start(MONDAY);
  await world.fault({ operation: 'productContent', kind: 'status', status: 404 });
  await visit('/stay/breakfast?slug=breakfast-today-used');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(pass(page)).toContainText('Valid today');
  await expect(next(page)).toBeVisible();
});

for (const [slug, words, canOrder] of [
  ['breakfast-no-partners', 'No café is listed for this building yet', false],
  ['breakfast-no-tables', 'No tables left that day', true],
  ['breakfast-all-set', 'Breakfast is sorted', false],
  ['extras-not-orderable', 'Not available for your stay right now', false],
] as const) {
  test(`${slug}: ${words}`, async ({ page, visit, world, expectAccessible }) => {
    await world.start(MONDAY);
    await visit(`/stay/breakfast?slug=${slug}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(next(page)).toBeVisible({ visible: canOrder });
    await expectAccessible();
  });
}

test('after check-out the pass remains, nothing can be ordered; without one the stay is the place', async ({
  page,
  visit,
  world,
}) => {
  await world.start(MONDAY);
  await visit('/stay/breakfast?slug=breakfast-checked-out');
  await expect(pass(page)).toContainText('Valid today');
  await expect(next(page)).toBeHidden();
  await visit('/stay/breakfast?slug=checked-out');
  await expect(page).toHaveURL('/stay?slug=checked-out');
});
