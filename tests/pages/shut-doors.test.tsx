import { address, click, expect, page, test } from './fixtures.tsx';
import { access, door, apartment } from './doors.ts';

const street = door('Street door');

test.describe('after check-out', () => {
  test('the apartment opens for fifteen minutes, the building until the evening; then only the street door', async ({
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

test('a payment due by invoice: whom to call, and no request for a card (R5-49)', async ({ visit }) => {
  await visit('/stay/access?slug=unpaid-invoice');
  await expect.element(page.getByRole('heading', { name: 'You will get your keys after payment' })).toBeVisible();
  await expect.element(page.getByText(/paid for by invoice/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /card/ })).not.toBeInTheDocument();
});

// Proves R3-83.
test('a withheld door says so, and how to contact us', async ({ visit, expectAccessible }) => {
  await visit(access('keys-not-available'));
  await expect.element(street.getByText('Not available', { exact: true })).toBeVisible();
  const hold = page.getByRole('region', { name: 'Your keys are on hold' });
  await expect.element(hold.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(hold.getByRole('link')).toHaveLength(1);
  await expectAccessible();
});

test('unpaid keys lead to adding a card, from the stay page and from the door', async ({ visit, expectAccessible }) => {
  await visit('/stay?slug=stay-before-arrival-unpaid-keys');
  const next = page.getByRole('region', { name: "What's Next" });
  await expect.element(next).toMatchTextContent('Your stay has not been paid for yet. You can add another card.');
  await expect.element(next.getByText('€480')).toBeVisible();
  await expect.element(next.getByText('Your door opens after payment')).toBeVisible();
  await expect.element(next.getByRole('listitem')).not.toBeInTheDocument();
  await expectAccessible();
  await click(next.getByRole('link', { name: 'Add another card' }));
  await expect.poll(address).toBe('/stay/add-card?slug=stay-before-arrival-unpaid-keys');

  await visit(access('stay-before-arrival-unpaid-keys'));
  await expect.element(street).toMatchTextContent('You will get the code after payment.');
  await expect
    .element(page.getByRole('region', { name: 'You will get your keys after payment' }))
    .toMatchTextContent('€480');
  await expectAccessible();
  await click(page.getByRole('link', { name: 'Add another card' }));
  await expect.poll(address).toBe('/stay/add-card?slug=stay-before-arrival-unpaid-keys');
});

test('before check-in, the doors redirect to check-in', async ({ visit, expectAccessible }) => {
  await visit(access('guest-details-required'));
  await expect.element(street).toMatchTextContent('After check-in');
  await expect.element(page.getByRole('heading', { name: 'Check in before you arrive' })).toBeVisible();
  await expectAccessible();
  await click(page.getByRole('link', { name: 'Check in now' }).first());
  await expect.poll(address).toBe('/stay/check-in?slug=guest-details-required');
});

test('a banned guest sees no keys, only support', async ({ visit, expectAccessible }) => {
  await visit(access('id-verification-banned'));
  await expect.element(page.getByRole('heading', { name: 'We need to check your ID' })).toBeVisible();
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expectAccessible();
});

test('a door of unknown kind comes last, under its own name, with how to contact us', async ({ visit }) => {
  await visit(access('keys-unknown-type'));
  await expect.element(page.getByRole('article').last()).toHaveAccessibleName('Roof terrace');
  await click(door('Roof terrace').getByRole('heading'));
  await click(door('Roof terrace').getByText('How do I open this door?'));
  await expect.element(door('Roof terrace').getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(door('Laundry')).toBeVisible();
});
