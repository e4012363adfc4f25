import { expect, page, test } from './fixtures.tsx';
import { press } from './keys.ts';

test('a page that comes with the second try has the focus at its heading', async ({ visit, world }) => {
  await world.fault({ operation: 'checkIn', kind: 'status', status: 400 });
  await visit('/stay/ask?slug=help-content');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await world.clearFaults();
  await press('Enter', page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ask Bob' })).toHaveFocus();
});

// Proves R8-55.
test('a page that fails again has the focus at its heading', async ({ visit, world }) => {
  await world.fault({ operation: 'checkIn', kind: 'status', status: 400 });
  await visit('/stay/ask?slug=help-content');
  await expect.element(page.getByRole('alert')).toBeVisible();
  const before = (await world.calls('checkIn')).length;
  await press('Enter', page.getByRole('button', { name: 'Try again' }));
  await expect.poll(async () => (await world.calls('checkIn')).length).toBeGreaterThan(before);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveFocus();
});

test('a part that comes with the second try leaves the focus at the heading of its page', async ({ visit, world }) => {
  await world.fault({ operation: 'propertyContent', kind: 'status', status: 400 });
  await visit('/stay/ask?slug=help-content');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await world.clearFaults();
  await press('Enter', page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Can I arrive at night?')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ask Bob' })).toHaveFocus();
});
