import type { Page } from 'playwright/test';

import { expect, waitForPage, test } from './fixtures.ts';
import { goTo } from './in-app.ts';

const PAGE = '/stay/reservation-extension?slug=';
const REQUEST = '/stay/order-product/reservation-extension?slug=extension-request';
/** The stay ends on Sat 24 Oct at 11:00; the night after it the clocks go back. */
const BEFORE_WINTER_TIME = { now: '2026-10-16T08:00:00Z' };

const options = (page: Page) => page.getByRole('group', { name: 'How much longer would you like to stay?' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' });

async function choose(page: Page, option: string): Promise<void> {
  await page.goto(`${PAGE}extension-request`);
  await options(page).getByRole('radio', { name: option }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask for more nights' })).toBeVisible();
}

const expectSent = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();

// Proves R2-43, R2-143, R4-81, R9-23, R1-14.
test(
  'from the extras to the request: three options, what is asked, one request; the end does not change',
  { tag: '@journey' },
  async ({ page, visit, world, expectAccessible }) => {
    await world.start(BEFORE_WINTER_TIME);
    await visit('/stay/extras?slug=extension-request');
    await page.getByRole('link', { name: /^More nights.*On request/ }).click();
    await expect(page).toHaveTitle('Reception | More nights');
    await expect(options(page).getByRole('radio')).toHaveCount(3);
    await expect(options(page).getByRole('radio', { name: '1 night Until Sun 25 Oct, 11:00' })).toBeChecked();
    await expectAccessible();
    await options(page).getByRole('radio', { name: '2 nights Until Mon 26 Oct, 11:00' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(REQUEST);
    await expect(page).toHaveTitle('Reception | Ask for more nights');
    const asked = page.getByRole('region', { name: '2 nights' });
    await expect(asked).toContainText('FromSat 24 Oct, 11:00UntilMon 26 Oct, 11:00Charged nowNothing');
    await expect(asked).toContainText('Until then, your departure date stays as booked.');
    await expectAccessible();
    expect(await world.calls('updateCheckIn')).toEqual([]);
    await sendButton(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click();
    });
    await expect(page.getByRole('status').getByText('Sending your request')).toBeVisible();

    await expectSent(page);
    await expect(page.getByText('Our team will look at your request and reply soon.')).toBeVisible();
    await expect(page.getByText('Free')).toBeHidden();
    await expect(page.getByRole('definition').filter({ hasText: 'Nothing' })).toBeVisible();
    await expectAccessible();
    expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
      {
        orderItems: [
          {
            productId: 'prod-extension',
            consumptionDate: '2026-10-24T08:00:00.000Z',
            consumptionEndDate: '2026-10-26T09:00:00.000Z',
          },
        ],
      },
    ]);
    await page.getByRole('link', { name: 'Go to your stay' }).click();
    await expect(page.getByText('until 11:00')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your booking' })).toContainText('More nightsOn request');
    await visit('/stay/extras?slug=extension-request');
    await page.getByRole('link', { name: /^More nights.*On request/ }).click();
    await expect(page.getByRole('heading', { name: 'Your request is with our team' })).toBeVisible();
  },
);

test('more than two nights: no end is asked for, and people to talk to right away (R9-47)', async ({ page, world }) => {
  await world.start(BEFORE_WINTER_TIME);
  await choose(page, 'More than 2 nights');
  await expect(page.getByRole('region', { name: 'More than 2 nights' })).toContainText('Our team will get in touch');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(options(page).getByRole('radio', { name: 'More than 2 nights' })).toBeChecked();
  await options(page).getByRole('radio', { name: '1 night' }).check();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeHidden();
  await options(page).getByRole('radio', { name: 'More than 2 nights' }).press('Space');
  await expect(page.getByRole('heading', { name: 'We will get in touch with you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask Bob' })).toHaveAttribute(
    'href',
    '/stay/ask?slug=extension-request',
  );
  await page.keyboard.press('Enter');
  await sendButton(page).press('Enter');
  await expectSent(page);
  expect((await world.calls('updateCheckIn')).map(({ body }) => body)).toEqual([
    { orderItems: [{ productId: 'prod-extension', consumptionDate: '2026-10-24T08:00:00.000Z' }] },
  ]);
  await page.goBack();
  await expect(page.getByText('You asked forMore than 2 nights')).toBeVisible();
});

test('a request that is pending: what was asked for, and no second request', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await world.start(BEFORE_WINTER_TIME);
  await visit('/stay?slug=extension-pending');
  await waitForPage(page);
  for (const [slug, asked] of [
    ['extension-pending', 'Sat 24 Oct, 11:00 – Mon 26 Oct, 11:00'],
    ['extension-pending-open', 'More than 2 nights'],
  ] as const) {
    await goTo(page, PAGE + slug);
    await expect(page.getByRole('heading', { name: 'Your request is with our team' })).toBeVisible();
    await expect(page.getByText(`You asked for${asked}`)).toBeVisible();
    for (const option of await options(page)
      .getByRole('radio', { name: /One request at a time/ })
      .all())
      await expect(option).toBeDisabled();
    await expect(options(page).getByRole('radio', { name: /One request at a time/ })).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  }
  await expectAccessible();
});

test('a choice that waits while another tab asks: its step shows the request that is there', async ({
  page,
  context,
}) => {
  await choose(page, '1 night');
  const other = await context.newPage();
  await choose(other, '2 nights Until');
  await sendButton(other).click();
  await expectSent(other);
  await page.reload();
  await expect(page).toHaveURL(`${PAGE}extension-request`);
  await expect(page.getByRole('heading', { name: 'Your request is with our team' })).toBeVisible();
});

for (const [fault, words, isTriedAgain] of [
  [{ kind: 'commit-then-drop' }, 'We are checking', false],
  [{ kind: 'status', status: 409 }, 'Failed to proceed the order', true],
] as const) {
  test(`a request that meets ${fault.kind}: words, and in the end it is there once`, async ({ page, world }) => {
    await choose(page, '1 night');
    await world.fault({ operation: 'updateCheckIn', times: 1, ...fault });
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    if (isTriedAgain) await page.getByRole('button', { name: 'Try again' }).click();
    await expectSent(page);
    expect(await world.calls('updateCheckIn')).toHaveLength(isTriedAgain ? 2 : 1);
  });
}

test('without a choice, or for a stay that is over, there is no request', async ({ page, visit, expectAccessible }) => {
  await visit(REQUEST);
  await expect(page).toHaveURL('/stay?slug=extension-request');
  await choose(page, '1 night');
  await visit('/stay/order-confirmation?slug=extension-request');
  await expect(page).toHaveURL(REQUEST);
  await visit(`${PAGE}cancelled`);
  await expect(page).toHaveURL('/stay?slug=cancelled');
  await waitForPage(page);
  for (const slug of ['checked-out', 'expired']) {
    await goTo(page, PAGE + slug);
    await expect(page.getByRole('heading', { name: 'More nights are not available for this stay' })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Or book nights yourself' })).toBeVisible();
  await expectAccessible();
});
