import { expect, test } from './fixtures.ts';

import { expectOrdered } from './ordering.ts';

// Proves R2-28, R2-109, R1-14.
test(
  'Stockholm: from extras to the parking spaces, their height, and an order for the whole stay (R9-24)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: '2026-07-01T08:00:00Z' });
    await visit('/stay/extras?slug=parking-stockholm');
    await page.getByRole('link', { name: /^Parking/ }).click();
    await expect(page).toHaveTitle('Reception | Parking');
    await expect(page.getByText('Spaces 12 to 16')).toBeVisible();
    await expect(page.getByText('1.95 m')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Confirm and pay' }).click();
    await expectOrdered(page);
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
      {
        orderItems: [
          {
            productId: 'prod-parking',
            consumptionDate: '2026-07-06T13:00:00.000Z',
            consumptionEndDate: '2026-07-09T09:00:00.000Z',
          },
        ],
      },
    ]);
    await page.getByRole('link', { name: 'Go to your stay' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Extras' }).click();
    // A space ordered for the whole stay is not offered again.
    const parking = page.getByRole('main').getByRole('link', { name: /^Parking/ });
    await expect(parking).toHaveCount(1);
    await parking.click();
    await expect(page.getByRole('heading', { name: 'Yours for the whole stay' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm and pay' })).toHaveCount(0);
  },
);
