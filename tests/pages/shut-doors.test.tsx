import { address, click, expect, page, test } from './fixtures.tsx';
import { access, door, apartment } from './doors.ts';

const street = door('Street door');

const callUs = () => page.getByRole('link', { name: 'Call us' });

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
    // First what still opens, then what has ended.
    await expect
      .element(page.getByText('You can enter the building until 23:00. Your apartment door worked until 10:15.'))
      .toBeVisible();
  });

  test('late in the evening no door opens any more', async ({ visit, world }) => {
    await world.start({ now: '2026-03-10T21:30:00.000Z' });
    await visit(access('checked-out-late-evening'));
    await expect.element(page.getByText('Your keys have expired')).toBeVisible();
    await expect.element(page.getByRole('article')).not.toBeInTheDocument();
    await expect.element(callUs()).toHaveLength(1);
  });
});

test('a payment due by invoice: whom to call, and no request for a card (R5-49)', async ({ visit }) => {
  await visit('/stay/access?slug=unpaid-invoice');
  await expect.element(page.getByRole('heading', { name: 'You will get your keys after payment' })).toBeVisible();
  await expect.element(page.getByText(/paid for by invoice/)).toBeVisible();
  await expect.element(callUs()).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: /card/ })).not.toBeInTheDocument();
  await visit('/stay?slug=unpaid-invoice');
  await expect.element(page.getByText(/paid for by invoice/)).toBeVisible();
  await expect.element(callUs()).toHaveLength(1);
});

test('keys that have ended on the last day: first what a check-out opens again, then their end (R9-10, R4-69)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await world.start({ now: '2026-11-23T08:20:00.000Z' });
  await world.setClock('2026-11-23T09:05:00.000Z');
  await visit(access('check-out-day'));
  const card = page.getByRole('region', { name: 'Your doors will open again after check-out' });
  await expect
    .element(card)
    .toMatchTextContent('Your apartment door works until 11:15, and you can enter the building until 23:00.');
  await expect.element(card).toMatchTextContent('Your keys worked until Mon 23 Nov, 11:00.');
  await expect.element(card.getByRole('link', { name: 'Check out', exact: true })).toBeVisible();
  await expectAccessible();
  await world.setClock('2026-11-23T12:00:00.000Z');
  await visit(access('check-out-day'));
  await expect
    .element(page.getByRole('region', { name: 'The building will open again after check-out' }))
    .toMatchTextContent(
      'You then have until 23:00 to fetch your things from the building. Your own door stays closed.Your keys worked until Mon 23 Nov, 11:00.',
    );
  await world.setClock('2026-11-23T21:10:00.000Z');
  await visit(access('check-out-day'));
  await expect.element(page.getByRole('heading', { name: 'Your keys have expired' })).toBeVisible();
});

// Proves R3-83.
test('a withheld door says so, and how to contact us', async ({ visit, expectAccessible }) => {
  await visit(access('keys-not-available'));
  await expect.element(street.getByText('Not available', { exact: true })).toBeVisible();
  const hold = page.getByRole('region', { name: 'Your keys are on hold' });
  await expect.element(hold.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(callUs()).toHaveLength(1);
  await expect.element(page.getByText(/once your doors open, anyone with the link can open them/)).toBeVisible();
  await expectAccessible();
  await visit('/stay?slug=keys-not-available');
  const next = page.getByRole('region', { name: "What's Next" });
  await expect.element(next).toMatchTextContent('Your keys are on hold');
  await expect.element(next.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(callUs()).toHaveLength(1);
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

test('a door whose code comes before check-in is open, and nothing promises it for later (R4-21)', async ({
  visit,
  world,
}) => {
  const withhold = async (isWithheld: (type: string) => boolean) => {
    await world.backend.db.stays.update('guest-details-required', (row) => ({
      ...row,
      checkIn: {
        ...row.checkIn,
        // The server releases keys as soon as the identity is known.
        idVerificationState: 'approved',
        propertyKeys: (row.checkIn.propertyKeys ?? []).map((key) => ({
          ...key,
          validFromDate: null,
          error: isWithheld(key.type) ? { code: 'NOT_AVAILABLE_YET' } : null,
        })),
      },
    }));
    await visit(access('guest-details-required'));
  };
  await withhold((type) => type !== 'entrance');
  const notice = page.getByRole('region', { name: 'Please complete your check-in' });
  await expect
    .element(notice)
    .toMatchTextContent('Some of your doors already open, and the others will once you have checked in.');
  await expect.element(street.getByText('Code: 4 7 1 9, then #')).toBeInTheDocument();
  await withhold(() => false);
  await expect.element(notice).toMatchTextContent('Your doors already open. Check-in takes about two minutes.');
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
