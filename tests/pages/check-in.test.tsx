import { checkIn, fillIn } from './checking-in.ts';
import { click, expect, page, test } from './fixtures.tsx';

test('with a front desk, the ID is checked there', async ({ visit, world, expectAccessible }) => {
  await visit(checkIn('front-desk-property'));
  await fillIn();
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'ID check at front desk' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open the camera' })).not.toBeInTheDocument();
  await expectAccessible();
  expect(await world.calls('reservationState')).toEqual([]);
});
