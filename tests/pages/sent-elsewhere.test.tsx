import { sendElsewhere } from './elsewhere.ts';
import { address, click, expect, fill, page, test } from './fixtures.tsx';
import { choose, LATE, openConfirmation } from './ordering.ts';
import type { World } from './world.ts';

const alert = page.getByRole('alert');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('B5 guest details sent elsewhere while the form is half filled: our details, and the typed text', async ({
  visit,
  world,
  lookAgain,
  expectAccessible,
}) => {
  const slug = 'guest-details-required';
  await visit(`/stay/check-in?slug=${slug}`);
  await fill(page.getByLabelText('First name'), 'Maija');
  await fill(page.getByLabelText('Phone'), '+358 40 123');
  const guestDetails = { firstName: 'Ben', lastName: 'Müller', email: 'ben@guest.example', phone: '+358401234567' };
  await sendElsewhere(world, slug, { guestDetails });
  await lookAgain();
  await expect.element(alert).toMatchTextContent('Your details have already been sent');
  await expect.element(page.getByRole('region', { name: 'What we have' })).toMatchTextContent('Ben Müller');
  const typed = page.getByRole('region', { name: 'What you typed here' });
  await expect.element(typed).toMatchTextContent('Maija Guest');
  await expect.element(typed).toMatchTextContent('+358 40 123');
  await expect.element(page.getByRole('button', { name: 'Ask for help' })).toBeVisible();
  await expectAccessible();
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(heading('Your ID')).toHaveFocus();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('B5 guest details sent after those of another device: nothing is overwritten', async ({ visit, world }) => {
  const slug = 'no-verification-needed';
  await visit(`/stay/check-in?slug=${slug}`);
  await fill(page.getByLabelText('First name'), 'Maija');
  await fill(page.getByLabelText('Phone'), '+358 40 123-4567');
  const guestDetails = { firstName: 'Ben', lastName: 'Müller', email: 'ben@guest.example', phone: '+358401234567' };
  await sendElsewhere(world, slug, { guestDetails });
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(alert).toMatchTextContent('Nothing was sent from here.');
  await expect.element(page.getByRole('region', { name: 'What you typed here' })).toMatchTextContent('Maija');
  expect(world.backend.db.stays.get(slug)?.checkIn.customer).toMatchObject({ firstName: 'Ben' });
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(heading('You are checked in')).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('B5 an untouched form says so too, and shows nothing as typed', async ({ visit, world, lookAgain }) => {
  const slug = 'guest-details-required';
  await visit(`/stay/check-in?slug=${slug}`);
  await expect.element(page.getByLabelText('First name')).toBeVisible();
  await world.backend.db.stays.update(slug, (row) => ({
    ...row,
    checkIn: { ...row.checkIn, state: 'check-in-completed' },
  }));
  await lookAgain();
  await expect.element(alert).toMatchTextContent('Your details have already been sent');
  await expect.element(page.getByRole('region', { name: 'What you typed here' })).not.toBeInTheDocument();
});

test('B5 check-in of a stay cancelled elsewhere says why it ends', async ({ visit, world, lookAgain }) => {
  const slug = 'guest-details-required';
  await visit(`/stay/check-in?slug=${slug}`);
  await fill(page.getByLabelText('First name'), 'Maija');
  await sendElsewhere(world, slug, { status: 'canceled' });
  await lookAgain();
  await expect.element(alert).toMatchTextContent('This stay is cancelled');
  await expect.element(alert).toMatchTextContent('Nothing was sent.');
});

const TIMES = '/stay/change-time?slug=stay-before-arrival';
const LEAVE = /When would you like to leave/;
const firstFree = (name: RegExp) =>
  page.getByRole('group', { name }).getByRole('radio', { checked: false, disabled: false }).first();

/** Moves the arrival of the stay to another free time, as another device does. */
async function moveArrival(world: World): Promise<void> {
  const { checkIn } = world.backend.db.stays.get('stay-before-arrival') ?? expect.unreachable();
  const { slots } = world.backend.db.dateSlots.get(checkIn.id) ?? expect.unreachable();
  const free = slots.filter(
    ({ type, productId, isAvailable }) => type === 'start-date' && productId === null && isAvailable,
  );
  await sendElsewhere(world, 'stay-before-arrival', { startDate: free.at(-1)?.timeslot, endDate: checkIn.endDate });
}

test('B5 times changed elsewhere while others are chosen: shows the new ones, and keeps the choice', async ({
  visit,
  world,
  lookAgain,
  expectAccessible,
}) => {
  await visit(TIMES);
  await click(firstFree(LEAVE));
  const chosen = () => document.querySelectorAll<HTMLInputElement>('main input:checked');
  const departure = [...chosen()].at(-1)?.value;
  await moveArrival(world);
  await lookAgain();
  await expect.element(alert).toMatchTextContent('Your times have been changed in the meantime');
  await expect.element(alert).toMatchTextContent('New:');
  expect([...chosen()].at(-1)?.value).toBe(departure);
  await expectAccessible();
  const { startDate } = world.backend.db.stays.get('stay-before-arrival')?.checkIn ?? {};
  await click(page.getByRole('button', { name: 'Change times' }));
  await expect.element(heading('Your times have been changed')).toBeVisible();
  expect(world.backend.db.stays.get('stay-before-arrival')?.checkIn).toMatchObject({ startDate });
});

test('B5 times sent after a change on another device: that change is not undone', async ({ visit, world }) => {
  await visit(TIMES);
  await click(firstFree(LEAVE));
  await moveArrival(world);
  const before = world.backend.db.stays.get('stay-before-arrival')?.checkIn;
  await click(page.getByRole('button', { name: 'Change times' }));
  await expect.element(alert).toMatchTextContent('Your times have been changed in the meantime');
  expect(world.backend.db.stays.get('stay-before-arrival')?.checkIn).toEqual(before);
  await click(page.getByRole('button', { name: 'Change times' }));
  await expect.element(heading('Your times have been changed')).toBeVisible();
  expect(world.backend.db.stays.get('stay-before-arrival')?.checkIn.startDate).toBe(before?.startDate);
});

test('B5 a card added elsewhere while the form is half filled: says which, and keeps the typed text', async ({
  visit,
  world,
  lookAgain,
}) => {
  await visit('/stay/add-card?slug=card-add-ok');
  await fill(page.getByLabelText('Name on the card'), 'Maija Virtanen');
  const card = {
    name: 'B Guest',
    type: 'visa',
    expirationDate: '2031-09',
    numberMasked: '411111XXXXXX1111',
    transactionId: 'tx-9',
  };
  await sendElsewhere(world, 'card-add-ok', { creditCards: [card] });
  await lookAgain();
  // The provider's fields do not load here, which is said in another notice.
  const added = alert.filter({ hasText: 'A card has been added in the meantime' });
  await expect.element(added).toMatchTextContent('1111');
  await expect.element(page.getByLabelText('Name on the card')).toHaveValue('Maija Virtanen');
  await expect.element(added.getByRole('link', { name: 'Go to your stay' })).toBeVisible();
});

const SCHEDULE = '/stay/cleaning/schedule?slug=cleaning-free';

test('B5 a cleaning scheduled elsewhere while one is chosen: says which, and marks its time as the guest’s own', async ({
  visit,
  world,
  lookAgain,
  passTime,
}) => {
  await world.start({ now: '2026-07-01T08:00:00Z' });
  await visit(SCHEDULE);
  await click(page.getByRole('radio', { name: 'Tue 7 Jul' }));
  await click(page.getByRole('radio', { name: '09:00' }));
  const at = { consumptionDate: '2026-07-07T06:00:00.000Z', consumptionEndDate: '2026-07-07T07:00:00.000Z' };
  await sendElsewhere(world, 'cleaning-free', { orderItems: [{ productId: 'prod-cleaning', ...at }] });
  await passTime(3);
  await lookAgain();
  await expect.element(alert).toMatchTextContent('Cleaning has been scheduled in the meantime');
  await expect.element(alert).toMatchTextContent('Tue 7 Jul, 09:00');
  await expect.element(page.getByRole('radio', { name: '09:00 Already yours' })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: 'Tue 7 Jul' })).toBeChecked();
});

test('B5 a request sent from another tab: its page says so, and when', async ({ visit }) => {
  await visit('/stay/product/custom-kinds-request?slug=custom-kinds');
  await expect.element(page.getByRole('button', { name: 'Ask for a ride' })).toBeVisible();
  const request = {
    slug: 'custom-kinds',
    productId: 'custom-kinds-request',
    sentAt: new Date().toISOString(),
    openSince: null,
  };
  localStorage.setItem('customRequests', JSON.stringify([request]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'customRequests' }));
  await expect.element(heading('Request sent')).toBeVisible();
  await expect.element(page.getByText(/^Requested today at/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask for a ride' })).not.toBeInTheDocument();
});

test('B5, N3 an order that is being confirmed while its stay is cancelled elsewhere', async ({
  visit,
  world,
  lookAgain,
}) => {
  await openConfirmation(visit, `${LATE}late-available`);
  await sendElsewhere(world, 'late-available', { status: 'canceled' });
  await lookAgain();
  await expect.element(alert).toMatchTextContent('This stay is cancelled');
  await expect.element(alert).toMatchTextContent('Nothing was ordered.');
  await expect.element(page.getByText(/^Total/)).not.toBeInTheDocument();
  expect(address()).toMatch(/order-confirmation/);
});

test('B5, N3 a choice whose stay is cancelled elsewhere: the stay, and no more extras', async ({
  visit,
  world,
  lookAgain,
}) => {
  await choose(visit, 'late-available');
  await sendElsewhere(world, 'late-available', { status: 'canceled' });
  await lookAgain();
  await expect.element(alert).toMatchTextContent('You can no longer order extras for this stay');
  await expect.poll(address).toBe('/stay?slug=late-available');
});
