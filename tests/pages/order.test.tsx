import { address, expect, page, test } from './fixtures.tsx';
import { LATE, choose } from './ordering.ts';

// Proves R4-30.
test('back leaves the confirmation without an order', async ({ visit, world }) => {
  await choose(visit, 'order-success');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(address).toBe(`${LATE}order-success`);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

// Proves R5-45, R8-27, R8-53.
test('no hour left: the sentence, and people to ask', async ({ visit, expectAccessible }) => {
  await visit(`${LATE}late-none`);
  await expect
    .element(page.getByText("Darn it, we've run out of timeslots. Contact us and we'll try to make things right."))
    .toBeVisible();
  await expect.element(page.getByText('Sleep in'), { message: 'nothing is sold that is gone' }).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await expectAccessible();
});
