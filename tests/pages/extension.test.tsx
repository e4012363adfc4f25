import type { BrowserPage as Page } from 'vitest/browser';

import { address, click, expect, page, test } from './fixtures.tsx';
import { sendElsewhere } from './elsewhere.ts';
import { press } from './keys.ts';
import { expectOrdered } from './ordering.ts';

const PAGE = '/stay/reservation-extension?slug=';
const REQUEST = '/stay/order-product/reservation-extension?slug=extension-request';
/** The stay ends on Sat 24 Oct at 11:00; the night after it the clocks go back. */
const BEFORE_WINTER_TIME = { now: '2026-10-16T08:00:00Z' };
const options = (page: Page) => page.getByRole('group', { name: 'How much longer would you like to stay?' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' });
async function choose(visit: (path: string) => Promise<void>, option: string): Promise<void> {
  await visit(`${PAGE}extension-request`);
  await click(options(page).getByRole('radio', { name: option }));
  await click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ask for more nights' })).toBeVisible();
}
const expectSent = () => expectOrdered('Request sent');

test('more than two nights: no departure is requested, and how to contact us at once (R9-47)', async ({
  visit,
  world,
}) => {
  await world.start(BEFORE_WINTER_TIME);
  await choose(visit, 'More than 2 nights');
  await expect
    .element(page.getByRole('region', { name: 'More than 2 nights' }))
    .toMatchTextContent('Our team will get in touch');
  await click(page.getByRole('link', { name: 'Back' }));
  await expect.element(options(page).getByRole('radio', { name: 'More than 2 nights' })).toBeChecked();
  await click(options(page).getByRole('radio', { name: '1 night' }));
  await expect.element(page.getByRole('link', { name: 'Call us' })).not.toBeInTheDocument();
  await press('Space', options(page).getByRole('radio', { name: 'More than 2 nights' }));
  await expect.element(page.getByRole('heading', { name: 'We will get in touch with you' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Ask Bob' }))
    .toHaveAttribute('href', '/stay/ask?slug=extension-request');
  await press('Enter');
  await press('Enter', sendButton(page));
  await expectSent();
  expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
    { orderItems: [{ productId: 'prod-extension', consumptionDate: '2026-10-24T08:00:00.000Z' }] },
  ]);
  history.back();
  await expect.element(page.getByText('You asked forMore than 2 nights')).toBeVisible();
});

test('a pending request: what was requested, and no second request', async ({
  visit,
  world,
  goTo,
  expectAccessible,
}) => {
  await world.start(BEFORE_WINTER_TIME);
  await visit('/stay?slug=extension-pending');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const [slug, asked] of [
    ['extension-pending', 'Sat 24 Oct, 11:00 – Mon 26 Oct, 11:00'],
    ['extension-pending-open', 'More than 2 nights'],
  ] as const) {
    await goTo(PAGE + slug);
    await expect.element(page.getByRole('heading', { name: 'Your request is with our team' })).toBeVisible();
    await expect.element(page.getByText(`You asked for${asked}`)).toBeVisible();
    for (const option of options(page)
      .getByRole('radio', { name: /One request at a time/ })
      .elements())
      expect(option).toBeDisabled();
    await expect.element(options(page).getByRole('radio', { name: /One request at a time/ })).toHaveLength(3);
    await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  }
  await expectAccessible();
});

test('a choice while another tab sends a request: the step shows that request', async ({ visit, world, passTime }) => {
  await choose(visit, '1 night');
  const { endDate } = world.backend.db.stays.get('extension-request')?.checkIn ?? expect.unreachable();
  const consumptionEndDate = new Date(Date.parse(endDate ?? '') + 2 * 86_400_000).toISOString();
  const orderItems = [{ productId: 'prod-extension', consumptionDate: endDate, consumptionEndDate }];
  await sendElsewhere(world, 'extension-request', { orderItems });
  // The stay shows an order some moments after it was sent.
  await passTime(3);
  await visit(REQUEST);
  await expect.poll(address).toBe(`${PAGE}extension-request`);
  await expect.element(page.getByRole('heading', { name: 'Your request is with our team' })).toBeVisible();
});

for (const [fault, words, isTriedAgain] of [
  [{ kind: 'commit-then-drop' }, 'We are checking', false],
  [{ kind: 'status', status: 409 }, 'Failed to proceed the order', true],
] as const) {
  test(`a request that meets ${fault.kind}: a message, and in the end exactly one request`, async ({
    visit,
    world,
  }) => {
    await choose(visit, '1 night');
    await world.fault({ operation: 'updateCheckIn', times: 1, ...fault });
    await click(sendButton(page));
    await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
    if (isTriedAgain) await click(page.getByRole('button', { name: 'Try again' }));
    await expectSent();
    expect(await world.calls('updateCheckIn')).toHaveLength(isTriedAgain ? 2 : 1);
  });
}

test('without a choice, or after the stay has ended, there is no request', async ({
  visit,
  goTo,
  expectAccessible,
}) => {
  await visit(REQUEST);
  await expect.poll(address).toBe('/stay?slug=extension-request');
  await choose(visit, '1 night');
  await visit('/stay/order-confirmation?slug=extension-request');
  await expect.poll(address).toBe(REQUEST);
  await visit(`${PAGE}cancelled`);
  await expect.poll(address).toBe('/stay?slug=cancelled');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const slug of ['checked-out', 'expired']) {
    await goTo(PAGE + slug);
    await expect
      .element(page.getByRole('heading', { name: 'More nights are not available for this stay' }))
      .toBeVisible();
  }
  await expect.element(page.getByRole('region', { name: 'Or book nights yourself' })).toBeVisible();
  await expectAccessible();
});
