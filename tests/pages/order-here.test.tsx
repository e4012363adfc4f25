import { address, click, expect, factsWith, page, test } from './fixtures.tsx';
import { focus, press } from './keys.ts';
import { choose, confirmButton, expectOutcome, expectSuccess, LATE } from './ordering.ts';

const summary = page.getByRole('region', { name: 'Summary' });
const NOTE = 'charged before or during stay';

// Proves R4-28, R4-30, R6-13.
test('with a card, choice and confirmation are one page: total, card, note, one press', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await world.start({ now: '2026-07-06T03:30:00Z' });
  await visit('/stay/breakfast?slug=breakfast-open');
  await expect.poll(() => factsWith('Total')).toBe('Total€282 guests × €14');
  await expect.element(summary).toMatchTextContent(/Visa.*4242.*, charged before or during stay/);
  await click(page.getByRole('radio', { name: '1 guest' }));
  await expect.poll(() => factsWith('Total')).toBe('Total€141 guest × €14');
  await expectAccessible();
  await click(confirmButton());
  await expectSuccess('breakfast-open');
  expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
    {
      orderItems: [
        {
          productId: 'prod-breakfast',
          consumptionDate: '2026-07-06T04:00:00.000Z',
          consumptionEndDate: '2026-07-06T07:00:00.000Z',
        },
      ],
    },
  ]);
});

test.for([
  ['no card', 'order-no-card'],
  ['a declined card', 'card-declined'],
  ['a cancelled card', 'card-canceled'],
])('with %s the choice leads to the confirmation, which asks for a card', async ([, slug], { visit, world }) => {
  await visit(`/stay/sauna-kit?slug=${slug}`);
  await expect.element(page.getByText(NOTE)).not.toBeInTheDocument();
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(`/stay/order-confirmation?slug=${slug}`);
  await click(page.getByRole('button', { name: 'Confirm and add a card' }));
  await expect.poll(address).toBe(`/stay/add-card?slug=${slug}&back=order-confirmation`);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('with several cards the one of the stay pays; another is added on its page, and the choice is kept', async ({
  visit,
  world,
}) => {
  await visit('/stay/late-check-out?slug=cards-every-brand');
  await click(page.getByRole('radio', { name: /^14:00/ }));
  await expect.element(summary).toMatchTextContent(NOTE);
  await click(page.getByRole('link', { name: 'Add another card' }));
  await expect.element(page.getByRole('region', { name: 'Saved cards' })).toBeVisible();
  await visit('/stay/order-confirmation?slug=cards-every-brand');
  await expect.element(page.getByText(/^Until .*, 14:00$/)).toBeVisible();
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

// Proves R4-29, R8-40.
test('a payment that fails: the confirmation says so, with its buttons, and nothing is ordered twice', async ({
  visit,
  world,
}) => {
  await choose(visit, 'order-payment-error');
  await click(confirmButton());
  await expectOutcome(page.getByRole('heading', { level: 1, name: 'Payment failed' }));
  expect(address()).toBe('/stay/order-confirmation?slug=order-payment-error');
  for (const name of ['Update card', 'Add card']) await expect.element(page.getByRole('link', { name })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Proves S53.
test('offline nothing leaves: the notice is beside the button, and the same press orders once there is a connection', async ({
  visit,
  world,
  setOffline,
}) => {
  await choose(visit, 'order-success');
  setOffline(true);
  await click(confirmButton());
  await expect.element(page.getByRole('alert')).toMatchTextContent('offline');
  await expect.poll(address).toBe(`${LATE}order-success`);
  setOffline(false);
  await click(confirmButton());
  await expectSuccess('order-success');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

// Proves S52.
test('while an order is open, its product leads to it instead of ordering it again', async ({ visit, world, goTo }) => {
  await choose(visit, 'order-success');
  await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
  await click(confirmButton());
  await expect.element(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await goTo(`${LATE}order-success`);
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('by keyboard the card comes before the button that orders', async ({ visit }) => {
  await visit('/stay/sauna-kit?slug=sauna-kit');
  await focus(page.getByRole('link', { name: 'Add another card' }));
  await press('Tab');
  await expect.element(confirmButton()).toHaveFocus();
  await press('Enter');
  await expectSuccess('sauna-kit');
});

test('on a phone the main button is at the lower edge of every page of a product, however short or long', async ({
  visit,
  resize,
}) => {
  await resize(390, 900);
  for (const [path, name] of [
    ['/stay/late-check-out?slug=late-available', 'Confirm and pay'],
    ['/stay/breakfast?slug=stay-started', 'Confirm and pay'],
    ['/stay/upgrade?slug=upgrade-paid', 'Confirm and pay'],
    ['/stay/reservation-extension?slug=rates-list', 'Continue'],
    ['/stay/cleaning/schedule?slug=cleaning-free', 'Continue'],
    ['/stay/add-card?slug=stay-started', 'Add this card'],
  ] as const) {
    await visit(path);
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    await expect.poll(() => button.element().getBoundingClientRect().bottom, { message: path }).toBe(888);
  }
});

test('on a phone card, total and button take 145 px, cover no choice of breakfast, and no control with the focus', async ({
  visit,
  resize,
}) => {
  await resize(390, 844);
  await visit('/stay/breakfast?slug=stay-started');
  const guests = page.getByRole('radio', { name: '2 guests' });
  await expect.element(guests).toBeVisible();
  const rectOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const pinned = () => rectOf(confirmButton().element().closest('.pinned'));
  const isUncovered = () => rectOf(guests.element().closest('label')).bottom <= pinned().top;
  await expect.poll(() => pinned().height).toBeGreaterThan(60);
  expect(pinned().height).toBeLessThanOrEqual(145);
  expect(isUncovered()).toBe(true);
  await resize(390, 600);
  await expect.poll(isUncovered).toBe(false);
  await focus(guests);
  await expect.poll(isUncovered).toBe(true);
});
