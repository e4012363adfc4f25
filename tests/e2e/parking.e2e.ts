import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';
import { expectOrdered } from './ordering.ts';

const PARKING = '/stay/parking?slug=';
const general = 'Your car can stay from check-in to check-out.';

// Proves R2-28, R2-109, R1-14.
test(
  'Stockholm: from the extras to the spots, their height, and an order for the whole stay (R9-24)',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start({ now: '2026-07-01T08:00:00Z' });
    await visit('/stay/extras?slug=parking-stockholm');
    await page.getByRole('link', { name: /^Parking/ }).click();
    await expect(page).toHaveTitle('Reception | Parking');
    await expect(page.getByText('Spots 12 to 16')).toBeVisible();
    await expect(page.getByText('1.95 m')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm order' }).click();
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
    await page.getByRole('link', { name: 'To your stay' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Extras' }).click();
    // It is theirs for the whole stay, and not sold once more.
    const parking = page.getByRole('main').getByRole('link', { name: /^Parking/ });
    await expect(parking).toHaveCount(1);
    await parking.click();
    await expect(page.getByRole('heading', { name: 'Yours for the whole stay' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  },
);

test('other spots and no height in Amsterdam, general words elsewhere, a garage among the keys, and no parking at all (R9-25, R9-52)', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(`${PARKING}parking-amsterdam`);
  await expect(page.getByText('Spots 23 to 31')).toBeVisible();
  await expect(page.getByText('Maximum height')).toBeHidden();
  await waitForPage(page);
  await goTo(page, `${PARKING}parking-other`);
  await expect(page.getByText(general)).toBeVisible();
  await expect(page.getByText(/Spots \d/)).toBeHidden();
  await expect(page.getByRole('link', { name: 'See how to get in' })).toBeHidden();
  await goTo(page, `${PARKING}keys-all-types`);
  await page.getByRole('link', { name: 'See how to get in' }).click();
  await expect(page).toHaveURL('/stay/access?slug=keys-all-types');
  await goTo(page, `${PARKING}extras-none`);
  await expect(page.getByRole('heading', { name: 'Not available for your stay right now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByText(general)).toBeHidden();
  await expectAccessible();
});
