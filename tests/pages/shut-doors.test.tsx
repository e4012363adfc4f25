import { expect, page, test } from './fixtures.tsx';
import { access, door, apartment } from './doors.ts';

test.describe('after check-out', () => {
  test('the apartment works for fifteen minutes, the house until the evening; then the street door opens alone', async ({
    visit,
    world,
    goTo,
    expectAccessible,
  }) => {
    await world.start({ now: '2026-11-23T08:20:00.000Z' });
    await visit(access('checked-out'));
    await expect
      .element(page.getByText('Your apartment door works until 10:25, and you can enter the building until 23:00.'))
      .toBeVisible();
    await expect.element(apartment()).toMatchTextContent('Works until Mon 23 Nov, 10:25');
    await expectAccessible();
    // Twenty minutes later.
    await goTo(access('checked-out-20-minutes'));
    await expect.element(apartment()).toMatchTextContent('No longer available.');
    await expect.element(door('Street door').getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
  });

  test('late in the evening no door opens any more', async ({ visit, world }) => {
    await world.start({ now: '2026-03-10T21:30:00.000Z' });
    await visit(access('checked-out-late-evening'));
    await expect.element(page.getByText('Your keys have expired.')).toBeVisible();
    await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  });
});

test('a payment due that an invoice pays: a person to call, and no card is asked for (R5-49)', async ({ visit }) => {
  await visit('/stay/access?slug=unpaid-invoice');
  await expect.element(page.getByRole('heading', { name: 'Your keys come after payment' })).toBeVisible();
  await expect.element(page.getByText(/paid for by invoice/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /card/ })).not.toBeInTheDocument();
});
