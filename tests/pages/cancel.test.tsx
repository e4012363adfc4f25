import { address, click, expect, fact, page, test } from './fixtures.tsx';
import { beginElsewhere } from './elsewhere.ts';
import { clickTenTimes, enterAndClick } from './keys.ts';

const at = (slug: string) => `/stay/cancel-reservation?slug=${slug}`;

const done = (slug: string) => `/stay/cancel-reservation-success?slug=${slug}`;

const begin = page.getByRole('button', { name: 'Cancel booking' });

const sheet = page.getByRole('dialog', { name: 'Cancel this stay?' });

const confirm = sheet.getByRole('button', { name: 'Yes, cancel my stay' });

const TERMS = [
  [
    'refundable-after-deadline',
    'The full price is charged',
    'Free cancellation ended Thu 19 Nov, 18:00',
    'If you cancel now, or do not arrive',
  ],
  ['non-refundable', 'This booking is non-refundable', 'Cancelling cannot be undone.'],
  ['non-refundable-started', 'No refund once your stay has started', 'nothing is refunded'],
  ['policy-contradictory', 'The full price is charged', 'Free cancellation is not available'],
  ['policy-contradictory-date-without-flag', 'The full price is charged', 'Free cancellation is not available'],
] as const;

const FULL_PRICE = '€480, the full price';

// Proves R4-72, R4-74, R4-75.
test.for(TERMS)(
  '%s: the full price with its amount, and what it follows from, before and in the question',
  async ([slug, title, ...sentences], { visit, world }) => {
    await world.start({ now: '2026-11-20T10:00:00Z' });
    await visit(at(slug));
    for (const sentence of sentences)
      await expect.element(page.getByRole('region', { name: title })).toMatchTextContent(sentence);
    expect(fact('You pay')).toBe(`${FULL_PRICE}including what you have already paid`);
    expect(fact('You get back')).toBe('Nothing');
    await click(begin);
    await expect.element(sheet).toMatchTextContent(FULL_PRICE);
    await expect.element(sheet).toMatchTextContent('This cannot be undone.');
    await click(sheet.getByRole('button', { name: 'Keep my stay' }));
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(begin).toHaveFocus();
    expect(await world.calls('updateCheckIn')).toEqual([]);
  },
);

test('a free rate without a deadline is free until the day of arrival begins (R4-85)', async ({ visit, world }) => {
  await world.start({ now: '2026-11-20T10:00:00Z' });
  await visit(at('policy-contradictory-flag-without-date'));
  const terms = page.getByRole('region', { name: 'Free until Wed 25 Nov, 00:00' });
  await expect.element(terms).toMatchTextContent('free of charge');
});

test('booked via a travel agency: must be cancelled there, no button (R4-78)', async ({ visit, expectAccessible }) => {
  await visit(at('ota-booking'));
  await expect.element(page.getByText('Please cancel on the site where you booked.')).toBeVisible();
  await expect.element(page.getByText('BN-ota-booking', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy the booking number' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  const keep = page.getByRole('link', { name: 'Keep my stay' });
  await expect.element(keep).toHaveAttribute('href', '/stay?slug=ota-booking');
  await expect.element(begin).not.toBeInTheDocument();
  await expectAccessible();
});

test('without terms, the guest is referred to support (R3-40)', async ({ visit, expectAccessible }) => {
  await visit(at('policy-missing'));
  await expect.element(page.getByRole('heading', { name: 'Please contact us to cancel' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect.element(begin).not.toBeInTheDocument();
  await expect.element(page.getByText('full price')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a failed cancellation says so on the confirmation, and the stay remains (R8-28, R8-29)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await visit(at('cancel-fails'));
  await click(begin);
  await click(confirm);
  const alert = sheet.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect.element(alert).toMatchTextContent('If the problem persists, please contact Bob.');
  await expect.element(alert).toMatchTextContent('Your stay has not been cancelled and is unchanged.');
  await expectAccessible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
  await click(confirm);
  await expect.poll(async () => (await world.calls('updateCheckIn')).length).toBe(2);
  await expect.element(alert).toBeVisible();
  await click(sheet.getByRole('button', { name: 'Keep my stay' }));
  await click(page.getByRole('main').getByRole('link', { name: 'Keep my stay' }));
  await expect.element(page.getByRole('heading', { name: "What's Next" })).toBeVisible();
});

test('white-label can cancel too, and never mentions Bob', async ({ visitWhiteLabel, world }) => {
  await world.becomeWhiteLabel();
  await visitWhiteLabel(at('cancel-fails'));
  await click(begin);
  await click(confirm);
  await expect.element(sheet).toMatchTextContent('If the problem persists, please contact us.');
  expect(document.body.textContent).not.toContain('Bob');
});

test('after a lost response the stay is fetched, and nothing is sent again (S52)', async ({ visit, world }) => {
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop' });
  await visit(at('non-refundable'));
  await click(begin);
  await click(confirm);
  await expect.poll(address).toBe(done('non-refundable'));
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('if the outcome is unknown, the guest can check again; nothing is sent twice', async ({ visit, world }) => {
  await visit(at('non-refundable'));
  await click(begin);
  await expect.element(confirm).toBeVisible();
  await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop' });
  await world.fault({ operation: 'checkIn', kind: 'status', status: 500 });
  await click(confirm);
  await expect.element(sheet.getByRole('alert')).toMatchTextContent("We don't know yet whether your stay is cancelled");
  await expect.element(confirm).not.toBeInTheDocument();
  await world.clearFaults();
  await click(sheet.getByRole('button', { name: 'Check now' }));
  await expect.poll(address).toBe(done('non-refundable'));
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('a deadline that passes during confirmation: nothing is cancelled, the new terms are shown first', async ({
  visit,
  world,
  passTime,
}) => {
  await world.start({ now: '2026-11-20T10:00:00Z' });
  await world.setClock('2026-11-21T15:59:00Z');
  await visit(at('refundable-before-deadline'));
  await click(begin);
  await expect.element(sheet).toMatchTextContent('You payNothing');
  await passTime(65);
  await expect.element(page.getByRole('alert')).toMatchTextContent('The terms have just changed');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'The full price is charged' })).toBeVisible();
  await click(begin);
  await expect.element(page.getByText('The terms have just changed')).not.toBeInTheDocument();
  await expect.element(sheet).toMatchTextContent('€480, the full price');
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test.for(['', '-cancelled', '-checked-out', '-expired'])(
  'if nothing can be cancelled, the page redirects to the stay, which has no link: cancel-not-allowed%s (R4-87)',
  async (end, { visit }) => {
    await visit(at(`cancel-not-allowed${end}`));
    await expect.poll(address).toBe(`/stay?slug=cancel-not-allowed${end}`);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await click(page.getByRole('button', { name: 'Your booking' }));
    await expect.element(page.getByText('Booking number')).toBeVisible();
    const way = page.getByRole('link', { name: 'Cancel booking', includeHidden: true });
    await expect.element(way).not.toBeInTheDocument();
  },
);

test('the success page of a stay that is not cancelled redirects to the stay (R2-141)', async ({ visit }) => {
  await visit(done('stay-started'));
  await expect.poll(address).toBe('/stay?slug=stay-started');
});

test('offline nothing is sent; then ten rapid clicks cancel once (S50)', async ({ visit, world, setOffline }) => {
  await visit(at('non-refundable'));
  await click(begin);
  setOffline(true);
  await click(confirm);
  await expect
    .element(sheet.getByRole('alert'))
    .toMatchTextContent('You seem to be offline. Please check your connection.');
  setOffline(false);
  expect(await world.calls('updateCheckIn')).toEqual([]);

  await world.hold('updateCheckIn');
  await clickTenTimes(confirm);
  await world.release();
  await expect.poll(address).toBe(done('non-refundable'));
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('while another tab changes the stay, this one says so, sends nothing, and can continue afterwards', async ({
  visit,
  world,
}) => {
  await visit(at('non-refundable'));
  await click(begin);
  const end = await beginElsewhere('non-refundable');
  await click(confirm);
  await expect.element(sheet.getByRole('alert')).toMatchTextContent('This stay is being changed in another tab');
  expect(await world.calls('updateCheckIn')).toEqual([]);
  end();
  await click(confirm);
  await expect.poll(address).toBe(done('non-refundable'));
});

test('no response: one request, and a message once the outcome is certain', async ({ visit, world, passTime }) => {
  await visit(at('non-refundable'));
  await click(begin);
  await world.fault({ operation: 'updateCheckIn', kind: 'timeout', times: 1 });
  await click(confirm);
  await world.isHeld();
  await passTime(20);
  await expect
    .element(sheet.getByRole('alert'))
    .toMatchTextContent('Your stay has not been cancelled and is unchanged.');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('Enter and a click at once: one request', async ({ visit, world }) => {
  await visit(at('non-refundable'));
  await click(begin);
  await world.hold('updateCheckIn');
  await enterAndClick(confirm);
  await world.release();
  await expect.element(page.getByRole('heading', { name: 'Your stay is cancelled' })).toBeVisible();
  expect((await world.calls('updateCheckIn')).map(({ status }) => status)).toEqual([200]);
});
