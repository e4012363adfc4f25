import { address, click, expect, factsWith, page, test } from './fixtures.tsx';
import type { BrowserPage as Page } from 'vitest/browser';
import { days, times } from './cleaning-times.ts';
import { press } from './keys.ts';

/** A Wednesday; the stays of these scenarios last from Monday 6 to Wednesday 15 July. */
const NOW = { now: '2026-07-01T08:00:00Z' };
/** Four weeks of days take the platform's own picker. */
const scheduledDay = (page: Page) => page.getByRole('combobox', { name: 'Which day?' });

const SCHEDULE = '/stay/cleaning/schedule?slug=';

test('once the free ones are used, the button shows the price, and the order costs it (R5-26, R9-14)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-allowance-used-up');
  await expect.element(scheduledDay(page)).toHaveValue('');
  await press('Enter', page.getByRole('button', { name: /^Continue.*€45$/ }));
  await expect.element(scheduledDay(page)).toHaveFocus();
  await scheduledDay(page).selectOptions('Wed 8 Jul');
  await click(times().getByRole('radio', { name: '14:00' }));
  await expect.element(page.getByText('You have used up your free cleaning. The next clean costs €45.')).toBeVisible();
  await expectAccessible();
  const button = page.getByRole('button', { name: /^Continue.*€45$/ });
  await click(button);
  await expect.element(page.getByRole('button', { name: 'Confirm and pay', exact: true })).toBeVisible();
  await expect.poll(() => factsWith('Total')).toBe('Total€45');
  await click(page.getByRole('link', { name: 'Back' }));
  await expect.poll(address).toMatch(/\/stay\/cleaning\/schedule\?slug=cleaning-allowance-used-up/);
});

test('day and time are required: messages at the fields, focus on the first; with the keyboard (R5-23, R5-24)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-free');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect.element(summary).toMatchTextContent('Choose a day and a time.');
  await press('Enter', page.getByRole('button', { name: 'Continue' }));
  await expect.element(days()).toMatchTextContent('Please choose a day.');
  await expect.element(times()).not.toMatchTextContent('Please choose a time.');
  await expect.element(days().getByRole('radio', { name: 'Tue 7 Jul' })).toHaveFocus();
  await expectAccessible();
  await press('Space');
  await expect.element(days()).not.toMatchTextContent('Please choose a day.');
  await press('Enter', page.getByRole('button', { name: 'Continue' }));
  await expect.element(times()).toMatchTextContent('Please choose a time.');
  await expect.element(times().getByRole('radio', { name: '09:00' })).toHaveFocus();
  await press('ArrowDown');
  await expect.element(times().getByRole('radio', { name: '11:00' })).toBeChecked();
  await expect.element(summary).toMatchTextContent('Tue 7 Jul, 11:00 – 12:00');
  // Another day is another choice of hours.
  await click(days().getByRole('radio', { name: 'Wed 8 Jul' }));
  await expect.element(times().getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await press('Tab');
  await press('Space');
  await press('Enter');
  await expect.element(page.getByText('Wed 8 Jul, 09:00 – 10:00')).toBeVisible();
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('of unusual slots, only 16:00 on future weekdays can be chosen (R5-20, R5-21, R5-44)', async ({
  visit,
  world,
}) => {
  await world.start(NOW);
  await visit(SCHEDULE + 'cleaning-odd-slots');
  const names = ['Wed 1 Jul', 'Thu 2 Jul', 'Fri 3 Jul', 'Mon 6 Jul', 'Tue 7 Jul', 'Wed 8 Jul', 'Thu 9 Jul'];
  await expect.element(days().getByRole('radio')).toHaveLength(names.length);
  for (const name of names) {
    await click(days().getByRole('radio', { name }));
    await expect.element(times().getByRole('radio')).toHaveLength(1);
    await expect.element(times().getByRole('radio', { name: '16:00 until 17:00' })).toBeEnabled();
  }
});
