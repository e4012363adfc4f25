import type { BrowserPage as Page } from 'vitest/browser';
import { address, expect, page, test, texts } from './fixtures.tsx';
import { focus, press } from './keys.ts';
import { expectOrdered } from './ordering.ts';

const OPEN = '/stay/breakfast?slug=breakfast-open';

/** 06:30 on Monday 6 July in Helsinki; the stay is from Sunday to Wednesday. */
const MONDAY = { now: '2026-07-06T03:30:00Z' };

const pass = (page: Page) => page.getByRole('region', { name: 'Breakfast pass' });

const morning = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Which morning?' }).getByRole('radio', { name });

const next = (page: Page) => page.getByRole('button', { name: 'Confirm and pay' });

test("today's pass comes first, with the guest's name, and today cannot be ordered again (R2-160)", async ({
  visit,
  world,
}) => {
  await world.start(MONDAY);
  await visit('/stay/breakfast?slug=breakfast-today-used');
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Breakfast pass');
  for (const words of ['Anna Guest', 'for 2 guests', 'Mon 6 Jul', '07:00 – 10:00', 'Valid today'])
    await expect.element(pass(page)).toMatchTextContent(words);
  await expect.element(morning(page, 'Mon 6 Jul Everyone already has breakfast that day')).toBeDisabled();
  await expect.element(morning(page, /^Tue 7 Jul/)).toBeChecked();

  // The day is Helsinki's: 6 July ends there at 21:00 UTC.
  for (const [now, state] of [
    ['2026-07-05T20:59:00Z', 'Upcoming'],
    ['2026-07-06T06:59:00Z', 'Valid today'],
    // After its hours it is valid, and no guest is sent to a table.
    ['2026-07-06T20:59:00Z', /Valid today.*Breakfast ended at 10:00/],
    ['2026-07-06T21:00:00Z', 'Used'],
  ] as const) {
    await world.setClock(now);
    await visit('/stay/breakfast?slug=breakfast-today-used');
    await expect.element(pass(page)).toMatchTextContent(state);
  }
});

test('other passes have one line each (R2-160)', async ({ visit, world, expectAccessible }) => {
  await world.start(MONDAY);
  await visit('/stay/breakfast?slug=breakfast-passes');
  await expect.element(pass(page)).toMatchTextContent('Valid today');
  await expect
    .poll(() => texts(page.getByRole('region', { name: 'Your other passes' }).getByRole('listitem')))
    .toEqual([
      expect.stringMatching(/^Tue\s7\sJul.*for 1\sguestUpcoming$/),
      expect.stringMatching(/^Sun\s5\sJul.*for 1\sguestUsed$/),
    ]);
  await expectAccessible();
});

test('passes and orders are shown without cafés (R2-106)', async ({ visit, world }) => {
  await world.start(MONDAY);
  await world.fault({ operation: 'productContent', kind: 'status', status: 404 });
  await visit('/stay/breakfast?slug=breakfast-today-used');
  await expect.element(page.getByText('Something went wrong')).toBeVisible();
  await expect.element(pass(page)).toMatchTextContent('Valid today');
  await expect.element(next(page)).toBeVisible();
});

for (const [slug, words, canOrder] of [
  ['breakfast-no-partners', 'We have no partner café near this building yet', false],
  ['breakfast-no-tables', 'No tables left that day', true],
  ['breakfast-all-set', 'Breakfast is sorted', false],
  ['extras-not-orderable', 'Not available for your stay right now', false],
] as const) {
  test(`${slug}: ${words}`, async ({ visit, world, expectAccessible }) => {
    await world.start(MONDAY);
    await visit(`/stay/breakfast?slug=${slug}`);
    await expect.element(page.getByText(words)).toBeVisible();
    if (canOrder) await expect.element(next(page)).toBeVisible();
    else await expect.element(next(page)).not.toBeInTheDocument();
    await expectAccessible();
  });
}

test('after check-out the pass remains and nothing can be ordered; without a pass, the page redirects to the stay', async ({
  visit,
  world,
}) => {
  await world.start(MONDAY);
  await visit('/stay/breakfast?slug=breakfast-checked-out');
  await expect.element(pass(page)).toMatchTextContent('Valid today');
  await expect.element(next(page)).not.toBeInTheDocument();
  await visit('/stay/breakfast?slug=checked-out');
  await expect.poll(address).toBe('/stay?slug=checked-out');
});

test('by keyboard', async ({ visit, world }) => {
  await world.start(MONDAY);
  await visit(OPEN);
  await focus(morning(page, /^Mon 6 Jul/));
  await press('ArrowDown');
  await press('Tab');
  await press('ArrowLeft');
  await press('Tab');
  await expect.element(page.getByRole('link', { name: 'Add another card' })).toHaveFocus();
  await press('Tab');
  await expect.element(next(page)).toHaveFocus();
  await expect.element(page.getByText('1 guest × €14')).toBeVisible();
  await press('Enter');
  await expectOrdered();
  await expect.element(page.getByText('Tue 7 Jul, 07:00 – 10:00')).toBeVisible();
});
