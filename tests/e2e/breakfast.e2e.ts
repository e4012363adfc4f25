import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';
import { expectOrdered } from './ordering.ts';

/** 06:30 on Monday 6 July in Helsinki; the stay is from Sunday to Wednesday. */
const MONDAY = { now: '2026-07-06T03:30:00Z' };

const pass = (page: Page) => page.getByRole('region', { name: 'Breakfast pass' });
const morning = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Which morning?' }).getByRole('radio', { name });
const guests = (page: Page) => page.getByRole('group', { name: 'For how many guests?' });
const next = (page: Page) => page.getByRole('button', { name: 'Confirm and pay' });

const confirm = async (page: Page) => {
  await next(page).click();
  await expectOrdered(page);
  await page.getByRole('link', { name: 'Show your pass' }).click();
};

// Proves R2-16, R7-51 to R7-53, R7-60, R1-14.
test(
  'cafés, one breakfast for one guest, another later, and a pass for the day (R2-106, R2-107, R9-18)',
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
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Total€28');
    await expectAccessible();

    await morning(page, /^Tue 7 Jul/).check();
    await guests(page).getByRole('radio', { name: '1 guest' }).check();
    await page.getByRole('link', { name: 'Add another card' }).click();
    await page.goBack();
    await expect(morning(page, /^Tue 7 Jul/)).toBeChecked();
    await expect(page.getByText('1 guest × €14')).toBeVisible();
    await confirm(page);
    for (const words of ['Upcoming', 'Tue 7 Jul', 'for 1 guest', 'Corner Café or Harbour Bakery'])
      await expect(pass(page)).toContainText(words);

    await morning(page, 'Tue 7 Jul 1 guest still hungry 07:00 – 10:00').check();
    await expect(guests(page)).toBeHidden();
    await confirm(page);
    await expect(pass(page)).toContainText('for 2 guests');
    await expect(morning(page, 'Tue 7 Jul Everyone already has breakfast that day')).toBeDisabled();
    await expectAccessible();

    const span = { consumptionDate: '2026-07-07T04:00:00.000Z', consumptionEndDate: '2026-07-07T07:00:00.000Z' };
    const order = { orderItems: [{ productId: 'prod-breakfast', ...span }] };
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([order, order]);
    expect((await world.calls('productAvailability'))[0]?.url).toContain('reservationId=res-breakfast-open');
    const [content] = await world.calls('productContent');
    expect(decodeURIComponent(content?.url ?? '')).toContain('?propertyId=prop-helsinki-kas40&$expand[]=partners');
  },
);
