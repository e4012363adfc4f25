import { expect, waitForPage, test } from './fixtures.ts';

test(
  'a failed read keeps the stored stay and offers a way to continue',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await visit('/check-in');
    // Set by hand, as opening a page of the stay would save the whole stay, which would then be shown.
    await page.evaluate(() => localStorage.setItem('currentStay', '{"slug":"stay-started"}'));
    await world.fault({ operation: 'checkIn', kind: 'status', status: 500 });
    await visit('/stay');
    await expect(page.getByText('Something went wrong')).toBeVisible();
    // The error page offers to call and to find the booking.
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+358942450150');
    await expect(main.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/check-in');
    await expectAccessible();
    expect(await page.evaluate(() => localStorage.getItem('currentStay'))).toBe('{"slug":"stay-started"}');
  },
);

test('a page whose code cannot load offline says so, and loads once online (R8-47)', async ({
  page,
  visit,
  context,
}) => {
  await visit('/stay?slug=stay-started');
  await waitForPage(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Ask Bob' }).first().click();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Ask Bob' })).toBeVisible();
});

// Proves R8-55.
test('if the error page fails too, the guest can reload or call', async ({ page, visit, world, expectAccessible }) => {
  // Support is closed: both pages format how long that lasts.
  await world.start({ now: '2026-11-20T01:00:00.000Z' });
  await page.addInitScript(() => {
    Intl.NumberFormat = function noSuchFormat() {
      throw new RangeError('No such format');
    } as unknown as typeof Intl.NumberFormat;
  });
  await visit('/stay/ask?slug=help-content');
  await expect(page.getByText('We could not show this page')).toBeVisible();
  await expect(page.getByRole('link', { name: '+358' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expectAccessible();
  const load = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Try again' }).click();
  await load;
  await expect(page.getByText('We could not show this page')).toBeVisible();
});
