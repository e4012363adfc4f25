import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const FAILED = 'Failed to add this card, please try again or use a different card';
const VISA = '4242424242424242';

const addCard = (slug: string, more = '') => `/stay/add-card?slug=${slug}${more}`;

/** The form as a guest sees it: two fields of the provider among two of ours. */
const form = (page: Page) => ({
  number: page.frameLocator('iframe[title="Card number, at the payment provider"]').getByLabel('Card number'),
  expiry: page.getByLabel('Expiry date'),
  cvv: page.frameLocator('iframe[title="CVV, at the payment provider"]').getByLabel('CVV'),
  name: page.getByLabel('Name on the card'),
  submit: page.getByRole('button', { name: 'Add this card' }),
});

async function fillIn(page: Page, number = VISA, cvv = '123'): Promise<void> {
  const fields = form(page);
  await fields.number.fill(number);
  await fields.expiry.pressSequentially('0939');
  await fields.cvv.fill(cvv);
  await fields.name.fill(' Anna Guest ');
}

const card = {
  name: 'Anna Guest',
  type: 'visa',
  expirationDate: '2039-09',
  numberMasked: '424242xxxxxx4242',
  transactionId: expect.stringMatching(/^sim-/),
};

test('unpaid keys: a card is added, and the keys are there', async ({ page, visit, world, expectAccessible }) => {
  await visit('/stay/access?slug=stay-before-arrival-unpaid-keys');
  await expect(page.getByText('Your keys come after payment')).toBeVisible();
  await page.getByRole('link', { name: 'Add another card' }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Add a card' })).toBeVisible();
  await expect(page).toHaveTitle('Reception | Add a card');
  await expect(page.getByText('A card on file unlocks your keys.')).toBeVisible();
  await fillIn(page);
  await expectAccessible();
  await form(page).submit.click();

  await expect(page).toHaveURL('/stay/access?slug=stay-before-arrival-unpaid-keys');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Your keys come after payment')).toHaveCount(0);
  const [sent, ...more] = await world.calls('updateCheckIn');
  expect(sent?.body).toEqual({ creditCards: [card] });
  expect(more).toEqual([]);
});

test('the card that was added pays for the stay; without an order or unpaid keys the way leads to the stay', async ({
  page,
  visit,
}) => {
  await visit(addCard('card-add-ok'));
  await expect(page.getByText('None yet. The first one you add pays for this stay.')).toBeVisible();
  await fillIn(page, '378282246310005', '1234');
  await expect(page.getByText('American Express')).toBeVisible();
  await form(page).submit.click();
  await expect(page).toHaveURL('/stay?slug=card-add-ok');

  await visit(addCard('card-add-ok'));
  const listed = page.getByRole('region', { name: 'Cards on file' }).getByRole('listitem');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('American Express');
  await expect(listed).toContainText('ending in 0 0 0 5');
  await expect(listed).toContainText('Pays for this stay');
});

test('everything wrong is said at once, in place, and nothing is sent', async ({
  page,
  visit,
  world,
  expectAccessible,
}) => {
  await visit(addCard('card-fields-invalid'));
  const { number, expiry, cvv, name, submit } = form(page);
  await number.fill('4242 4242 4242 4241');
  await expiry.pressSequentially('0120');
  await cvv.fill('12');
  await submit.click();

  await expect(page.getByText('Please check card number')).toBeVisible();
  await expect(page.getByText("Date shouldn't be in past")).toBeVisible();
  await expect(page.getByText('Please check CVV')).toBeVisible();
  await expect(page.getByText('Required')).toHaveCount(1);
  // The frames are documents of their own: the message is told inside as well.
  await expect(number).toHaveAccessibleDescription('Please check card number');
  await expect(cvv).toHaveAccessibleDescription('3 digits on the back Please check CVV');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toBeFocused();
  await expectAccessible();

  await number.fill(VISA);
  await expect(page.getByText('Please check card number')).toHaveCount(0);
  await submit.click();
  await expect(expiry).toBeFocused();
  await expiry.fill('0939');
  await submit.click();
  await expect(cvv).toBeFocused();
  await cvv.fill('123');
  await submit.click();
  await expect(name).toBeFocused();
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('empty fields are asked for', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await expect(form(page).number).toBeVisible();
  await form(page).submit.click();
  await expect(page.getByText('Please check card number')).toBeVisible();
  await expect(page.getByText('Please check CVV')).toBeVisible();
  await expect(page.getByText('Required')).toHaveCount(2);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('four digits of an American Express are a CVV, three are not', async ({ page, visit }) => {
  await visit(addCard('card-fields-invalid'));
  const { number, cvv, submit } = form(page);
  await number.fill('378282246310005');
  await expect(page.getByText('4 digits on the front')).toBeVisible();
  await cvv.fill('123');
  await submit.click();
  await expect(page.getByText('Please check CVV')).toBeVisible();
  await cvv.fill('1234');
  await expect(page.getByText('Please check CVV')).toHaveCount(0);
  await number.fill(VISA);
  await expect(page.getByText('Please check CVV')).toBeVisible();
});

for (const [keys, shown] of [
  ['5', '05/'],
  ['12', '12/'],
  ['13', '1'],
  ['a1b2', '12/'],
  ['12/345', '12/34'],
  ['00', '0'],
  ['/', ''],
] as const) {
  test(`typing ${keys} as the expiry shows '${shown}'`, async ({ page, visit }) => {
    await visit(addCard('card-expiry-typing'));
    const { expiry } = form(page);
    await expiry.pressSequentially(keys);
    await expect(expiry).toHaveValue(shown);
  });
}

test('deleting never brings the slash back', async ({ page, visit }) => {
  await visit(addCard('card-expiry-typing'));
  const { expiry } = form(page);
  await expiry.pressSequentially('1234');
  for (const shown of ['12/3', '12/', '12', '1', '']) {
    await expiry.press('Backspace');
    await expect(expiry).toHaveValue(shown);
  }
});

test('the form is filled in and sent with the keyboard alone', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  const { number, expiry, cvv, name } = form(page);
  await number.focus();
  for (const [field, text] of [
    [number, VISA],
    [expiry, '939'],
    [cvv, '123'],
    [name, 'Anna Guest'],
  ] as const) {
    // From frame to frame the focus travels through the browser, not at the speed of a test.
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(form(page).submit).toBeFocused();
  await cvv.press('Enter');
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  const [sent] = await world.calls('updateCheckIn');
  expect(sent?.body).toEqual({ creditCards: [card] });
});

test('a card that is not taken: the words say so, everything typed is still there', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(addCard('card-add-failed'));
  await fillIn(page);
  await form(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(form(page).number).toHaveValue('4242 4242 4242 4242');
  await expect(form(page).expiry).toHaveValue('09/39');
  await expect(form(page).cvv).toHaveValue('123');
  await expect(form(page).name).toHaveValue(' Anna Guest ');
  await expectAccessible();
});

test('a card the provider refuses, or of a brand we do not take, never reaches us', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  for (const number of ['4000000000000002', '6759649826438453']) {
    await fillIn(page, number);
    await form(page).submit.click();
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  }
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('within an order a failing update has words of its own, and success leads back to the order', async ({
  page,
  visit,
  world,
}) => {
  await visit(addCard('order-update-fails', '&back=order-confirmation'));
  await fillIn(page);
  await form(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Field to update. Please try again.' })).toBeVisible();

  const places: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && places.push(new URL(frame.url()).pathname));
  await visit(addCard('card-add-ok', '&back=order-confirmation'));
  await expect(page.getByRole('link', { name: 'Back to your order' })).toBeVisible();
  await fillIn(page);
  await form(page).submit.click();
  await expect.poll(() => places).toContain('/stay/order-confirmation');
  expect(await world.calls('updateCheckIn')).toHaveLength(2);
});

for (const slug of ['card-declined', 'card-canceled']) {
  test(`${slug}: the card on file is not authorised`, async ({ page, visit, expectAccessible }) => {
    await visit(addCard(slug));
    await expect(page.getByRole('heading', { name: 'Card is not authorised' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cards on file' })).toContainText('Card is not authorised');
    await expectAccessible();
  });
}

test('every brand, state and format has words, an unknown one neutral ones', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(addCard('cards-every-brand'));
  const rows = page.getByRole('region', { name: 'Cards on file' }).getByRole('listitem');
  const words = [
    ['Visa', 'Pays for this stay'],
    ['Visa', 'Authorised', 'Physical card'],
    ['Mastercard', 'Confirmed', 'Virtual card'],
    ['American Express', 'Card is not authorised'],
    ['Diners Club', 'Card is not authorised'],
    ['Discover', 'With your bank'],
    ['JCB', 'Bank has been asked'],
    ['UnionPay', 'Ready to use'],
    ['Card', 'Not accepted'],
    ['Card', 'On file'],
  ];
  await expect(rows).toHaveCount(words.length);
  for (const [index, each] of words.entries()) {
    for (const word of each) await expect(rows.nth(index)).toContainText(word);
  }
  await expectAccessible();
});

test('ten presses at once add one card', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await world.fault({ operation: 'updateCheckIn', kind: 'delay', delayMs: 500, times: 1 });
  await fillIn(page);
  await form(page).submit.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await world.calls('updateCheckIn')).toHaveLength(1);
});

test('another tab that changes the stay keeps this one waiting', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await page.evaluate(() => {
    void navigator.locks.request('write:card-add-ok', () => new Promise(() => {}));
  });
  await fillIn(page);
  await form(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Another tab is at work' })).toBeVisible();
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test.describe('the answer is lost', () => {
  test('the card is on file: it counts as added, and is not sent again', async ({ page, visit, world }) => {
    await visit(addCard('card-add-ok'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await form(page).submit.click();
    await expect(page).toHaveURL('/stay?slug=card-add-ok');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });

  test('the card is not on file: it failed', async ({ page, visit, world }) => {
    await visit(addCard('card-add-ok'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'network', times: 1 });
    await form(page).submit.click();
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await form(page).submit.click();
    await expect(page).toHaveURL('/stay?slug=card-add-ok');
  });

  test('nobody can say: the page says so, and looks again when asked', async ({ page, visit, world }) => {
    await visit(addCard('card-add-ok'));
    await fillIn(page);
    await world.fault({ operation: 'updateCheckIn', kind: 'commit-then-drop', times: 1 });
    await world.fault({ operation: 'checkIn', kind: 'network' });
    await form(page).submit.click();
    await expect(
      page.getByRole('alert').filter({ hasText: "We don't know yet whether your card was added" }),
    ).toBeVisible();
    await world.clearFaults();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page).toHaveURL('/stay?slug=card-add-ok');
    expect(await world.calls('updateCheckIn')).toHaveLength(1);
  });
});

test('without a connection adding fails at once, and nothing leaves later', async ({ page, context, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await fillIn(page);
  await context.setOffline(true);
  await form(page).submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline.' })).toContainText(FAILED);
  await context.setOffline(false);
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('fields that do not arrive are asked for again', async ({ page, visit }) => {
  await page.clock.install();
  await page.route('**/card-fields/**', (route) => route.abort());
  await visit(addCard('card-add-ok'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('00:20');
  await expect(page.getByRole('heading', { name: 'The card fields did not load' })).toBeVisible();
  await page.unroute('**/card-fields/**');
  await page.getByRole('button', { name: 'Load them again' }).click();
  await expect(form(page).number).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The card fields did not load' })).toHaveCount(0);
});

test('what is typed before the field is fully there counts', async ({ page, visit }) => {
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/card-fields/field.ts', async (route) => {
    await arrived;
    await route.continue();
  });
  await visit(addCard('card-add-ok'));
  await page.frameLocator('iframe').first().getByLabel('Card field').fill('378282246310005');
  await page.frameLocator('iframe').last().getByLabel('Card field').fill('1234');
  arrive?.();
  await expect(page.getByText('4 digits on the front')).toBeVisible();
  await form(page).submit.click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await expect(page.getByText('Please check card number')).toHaveCount(0);
  await expect(page.getByText('Please check CVV')).toHaveCount(0);
});

test('forged messages of others change nothing', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await expect(form(page).number).toBeVisible();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const cards = new URL(frame?.src ?? '').origin;
    const messages = [
      { protocol: 'card-fields/1', type: 'state', isValid: true, hasFocus: true, brandCode: 'VIS' },
      { protocol: 'card-fields/1', type: 'enter' },
    ];
    for (const data of messages) {
      window.postMessage(data, '*');
      const forge = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', { data, ...init }));
      forge({ origin: cards, source: window });
      forge({ origin: 'https://evil.example', source: frame?.contentWindow ?? null });
    }
  });
  await form(page).submit.click();
  await expect(page.getByText('Please check card number')).toBeVisible();
  await expect(page.getByText('Please check CVV')).toBeVisible();
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

test('card number and CVV never leave the frames of the provider', async ({ page, visit, world }) => {
  const [number, cvv] = ['4000001234567899', '739'];
  const canary = new RegExp(`${number.split('').join('[ -]*')}|1234 ?5678|\\b${cvv}\\b`);
  const heard: string[] = [];
  await page.exposeFunction('overheard', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    // Only the page's own window: what the frames say to each other is theirs.
    if (window.top !== window) return;
    window.addEventListener('message', ({ data }) => {
      (window as unknown as { overheard: (text: string) => void }).overheard(JSON.stringify(data));
    });
  });
  page.on('request', (request) => heard.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => heard.push(message.text()));

  /** All our document knows: its text, what is in its fields, its storage and its address. */
  const ownDocument = () =>
    page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
        JSON.stringify(Object.entries(localStorage)),
        JSON.stringify(Object.entries(sessionStorage)),
        JSON.stringify(history.state),
        document.cookie,
        location.href,
      ].join('\n'),
    );

  await visit(addCard('card-add-ok'));
  await fillIn(page, number, cvv);
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
  expect(await ownDocument()).not.toMatch(canary);
  await form(page).submit.click();
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await ownDocument()).not.toMatch(canary);

  const calls = await world.calls();
  const [sent] = calls.filter(({ operation }) => operation === 'updateCheckIn');
  expect(sent?.body).toEqual({ creditCards: [{ ...card, numberMasked: '400000xxxxxx7899' }] });
  expect(heard.join('\n')).toContain('400000xxxxxx7899');
  expect(heard.join('\n')).not.toMatch(canary);
  expect(JSON.stringify(calls.map(({ url, body }) => [url, body]))).not.toMatch(canary);
});
