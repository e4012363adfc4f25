import { click, expect, fill, page, test } from './fixtures.tsx';
import type { World } from './world.ts';
import { press } from './keys.ts';

const PAGE = '/stay/reservation-extension?slug=';
/** The stays begin on Mon 6 Jul and end on Thu 9 Jul. */
const NOW = { now: '2026-07-01T08:00:00Z' };
const panel = () => page.getByRole('region', { name: 'Or book nights yourself' });
const offers = () => panel().getByRole('listitem');
/** What the server was asked, search by search. */
const asked = async (world: World) =>
  (await world.calls('propertyUnitCategoryAvailability')).map(({ url }) =>
    Object.fromEntries(new URL(url, 'http://reception').searchParams),
  );
const showRates = () => panel().getByRole('button', { name: 'Show rates' });
/** Opens the form, which is loaded only then. */
async function openForm(visit: (path: string) => Promise<void>, slug: string): Promise<void> {
  await visit(PAGE + slug);
  await click(panel().getByText('Choose your dates'));
  await expect.element(showRates()).toBeVisible();
}

const PRICES = [
  ['the wrong way round they are swapped', 'rates-discount-swapped', '€90 for 1 nightNormal price €110', 1],
  ['without a discount none is struck through', 'rates-no-discount', '€100 for 1 night', 0],
  ['gross 110, net 100 includes €10 VAT', 'rates-vat', '€110 for 1 nightincludes €10 VAT', 0],
] as const;

test.for(PRICES)('prices: %s (R3-94, R5-34, R5-47)', async ([, slug, shown, struck], { visit }) => {
  await openForm(visit, slug);
  await click(showRates());
  await expect.element(offers()).toMatchTextContent(shown);
  expect(offers().element().querySelectorAll('s')).toHaveLength(struck);
});

test('a voucher code shows the private rate; an invalid one says so (R3-95)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await openForm(visit, 'rates-private');
  await fill(panel().getByLabelText('Voucher code'), ' NOPE ');
  await press('Enter');
  await expect.element(panel().getByRole('heading', { name: 'No private offer for this code' })).toBeVisible();
  await expect.element(offers()).toHaveLength(1);
  await fill(panel().getByLabelText('Voucher code'), 'FRIENDS');
  await click(showRates());
  await expect.element(offers().nth(0)).toMatchTextContent('FriendsPrivate offer');
  await expect.element(offers()).toHaveLength(2);
  await expect
    .element(panel().getByRole('heading', { name: 'No private offer for this code' }))
    .not.toBeInTheDocument();
  await expectAccessible();
  expect((await asked(world)).map(({ voucherCode }) => voucherCode)).toEqual(['NOPE', 'FRIENDS']);
});

test('no rates: says so, and how to contact us (R1-33)', async ({ visit, expectAccessible }) => {
  await openForm(visit, 'rates-none');
  await click(showRates());
  await expect.element(panel().getByText('Nothing is available on these dates').last()).toBeVisible();
  await expect.element(panel().getByRole('link', { name: 'Call us' })).toBeVisible();
  await expectAccessible();
});

test('payable by invoice with such a voucher; no rates without a unit category', async ({ visit, goTo }) => {
  await openForm(visit, 'rates-invoice');
  await click(showRates());
  await expect.element(panel().getByText('Payable by invoice')).toBeVisible();
  await goTo(`${PAGE}rates-no-category`);
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
});

test('invalid dates are marked, nothing is requested; a later arrival moves the departure', async ({
  visit,
  world,
}) => {
  await world.start(NOW);
  await openForm(visit, 'rates-list');
  const [arrival, departure] = [panel().getByLabelText('Arrival'), panel().getByLabelText('Departure')];
  await arrival.fill('2026-06-30');
  await departure.fill('2026-06-30');
  await click(showRates());
  await expect.element(panel().getByText('This day has passed.')).toBeVisible();
  await expect.element(panel().getByText('Please choose a day after your arrival.')).toBeVisible();
  await expect.element(arrival).toHaveFocus();
  await arrival.fill('');
  await expect.element(panel().getByText('Please choose a day.', { exact: true })).toBeVisible();
  expect(await asked(world)).toEqual([]);
  await arrival.fill('2026-07-20');
  await click(showRates());
  await expect.element(departure).toHaveValue('2026-07-21');
});

const FAULTS = [{ kind: 'status', status: 500 }, { kind: 'network' }, { kind: 'malformed' }] as const;

test.for(FAULTS)(
  'rates that fail ($kind) keep what was typed, and a retry brings them',
  async (fault, { visit, world, passTime }) => {
    await openForm(visit, 'rates-private');
    await world.fault({ ...fault, operation: 'propertyUnitCategoryAvailability' });
    await fill(panel().getByLabelText('Voucher code'), 'FRIENDS');
    await click(showRates());
    await passTime(10);
    await expect
      .element(panel().getByRole('alert'))
      .toMatchTextContent(
        fault.kind === 'malformed' ? 'You need to sign in to this Wi-Fi first' : 'Something went wrong',
      );
    await expect.element(panel().getByLabelText('Voucher code')).toHaveValue('FRIENDS');
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await world.clearFaults();
    await click(panel().getByRole('button', { name: 'Try again' }));
    await expect.element(offers()).toHaveLength(2);
  },
);
