import { click, expect, page, test } from './fixtures.tsx';
import { choose, confirmButton, expectOutcome, retryButton } from './ordering.ts';

const FAILURES = [
  ['order-other-error', undefined, true],
  ['order-null-id', 'Failed to place order', true],
  ['order-unknown-status', 'Unknown order status', false],
] as const;

// Proves R8-14, R8-38, R8-54.
test.for(FAILURES)(
  '%s: failed to proceed the order, whatever it is called in the reports',
  async ([slug, report, canRetry], { visit, world, reports }) => {
    await choose(visit, slug);
    await click(confirmButton());
    await expectOutcome(page.getByRole('alert'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to proceed the order');
    await expect.element(page.getByRole('alert')).toMatchTextContent('please contact Bob');
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Ask Bob' })).toBeVisible();
    await expect.element(retryButton()).toHaveLength(canRetry ? 1 : 0);
    if (report !== undefined) expect(reports.filter((text) => text.startsWith(report))).toHaveLength(1);
    await expect.element(page.getByRole('main')).not.toMatchTextContent('Failed to place order');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  },
);

test('pending for ever: thirty polls, then a message; nothing is sent again, the stay is fetched again', async ({
  visit,
  world,
  passTime,
}) => {
  await choose(visit, 'order-stuck-pending');
  await click(confirmButton());
  await expect.poll(async () => (await world.calls('order')).length).toBe(1);
  const before = (await world.calls('checkIn')).length;
  for (let poll = 2; poll <= 30; poll += 1) {
    await passTime(2);
    await expect.poll(() => world.calls('order')).toHaveLength(poll);
  }
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await expect.element(page.getByRole('alert')).toMatchTextContent('If the problem persists, please contact Bob.');
  await passTime(10);
  expect(await world.calls('order')).toHaveLength(30);
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await expect.poll(async () => (await world.calls('checkIn')).length).toBeGreaterThan(before);
});
