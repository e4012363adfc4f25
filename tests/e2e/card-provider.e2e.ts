import { addCard, card, fillIn, form, submitCard } from './card-form.ts';
import { expect, test, THIS_MORNING } from './fixtures.ts';

test('fields that fail to load are requested again; a provider that hangs times out and can be retried', async ({
  page,
  visit,
}) => {
  await page.clock.install({ time: THIS_MORNING });
  await page.route('**/card-fields/**', (route) => route.abort());
  await visit(addCard('card-add-ok'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('00:20');
  await expect(page.getByRole('heading', { name: 'The card fields did not load' })).toBeVisible();
  await expect(form(page).submit).toHaveAttribute('aria-disabled', 'true');
  await page.unroute('**/card-fields/**');
  await page.getByRole('button', { name: 'Load the fields again' }).click();
  await expect(form(page).number).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The card fields did not load' })).toHaveCount(0);
  await expect(form(page).submit).not.toHaveAttribute('aria-disabled');

  await page.route('**/secure-fields-2.0.0.min.js', () => {}, { times: 1 });
  await visit(addCard('card-add-ok'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward('00:20');
  await expect(page.getByRole('heading', { name: 'The card fields did not load' })).toBeVisible();
  await page.getByRole('button', { name: 'Load the fields again' }).click();
  await expect(form(page).number).toBeVisible();
});

test('text typed before a field has fully loaded is kept; a field without its styles is not shown', async ({
  page,
  visit,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/card-fields/payment-field.ts', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await visit(addCard('card-add-ok'));
  await page.frameLocator('iframe').first().getByLabel('Card field').fill('378282246310005');
  await expect(page.locator('iframe').first()).toHaveCSS('opacity', '0');
  arrived.resolve();
  await expect(page.locator('iframe').first()).toHaveCSS('opacity', '1');
  await expect(page.getByText('4 digits on the front')).toBeVisible();
  await submitCard(page);
  await expect(page.getByText('Please check CVV')).toBeVisible();
  await expect(page.getByText('Please check card number')).toHaveCount(0);
});

test('forged messages from other windows are ignored', async ({ page, visit, world }) => {
  await visit(addCard('card-add-ok'));
  await expect(form(page).cvv).toBeVisible();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const cards = new URL(frame?.src ?? '').origin;
    const instanceId = new URL(frame?.src ?? '').searchParams.get('instanceId');
    const valid = { cardNumber: { length: 16, valid: true, paymentMethod: 'VIS' }, cvv: { length: 3, valid: true } };
    const messages = [
      { instanceId, messageType: 'change', response: { fields: valid, event: { field: 'cvv', type: 'keyUp' } } },
      { instanceId, messageType: 'validateResponse', response: { fields: valid } },
      {
        instanceId,
        messageType: 'submitResponse',
        response: { result: 'success', transactionId: '180403204621339015' },
      },
    ];
    for (const data of messages) {
      window.postMessage(data, '*');
      const forge = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', { data, ...init }));
      forge({ origin: 'https://evil.example', source: frame?.contentWindow ?? null });
      forge({ origin: 'null', source: window });
      forge({ origin: cards, source: window, data: { ...data, instanceId: 'guessed' } });
    }
  });
  await submitCard(page);
  await expect(page.getByText('Please check card number')).toBeVisible();
  await expect(page.getByText('Please check CVV')).toBeVisible();
  expect(await world.calls('updateCheckIn')).toEqual([]);
});

// Proves S9, S21.
test("only the card page loads the provider's script, which learns nothing about the stay", async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'cards.localhost') return;
    asked.push(`${request.url()} ${request.headers()['referer'] ?? 'no referrer'}`);
  });
  await visit('/stay?slug=card-add-ok');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await visit(addCard('card-add-ok'));
  await expect(form(page).cvv).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  for (const each of asked) expect(each).toMatch(/^(?!.*card-add-ok).*(no referrer|http:\/\/cards\.localhost.*)$/);
  // The address of a field contains only the public merchant key of the property.
  expect(asked.join('\n')).toContain('merchantId=sample-public-key');
});

test('card number and CVV never leave the frames of the provider', async ({ page, visit, world }) => {
  const [number, cvv] = ['4000001234567899', '739'];
  const canary = new RegExp(`${number.split('').join('[ -]*')}|1234 ?5678|\\b${cvv}\\b`);
  const heard: string[] = [];
  await page.exposeFunction('overheard', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    // Listens only in the window of the page, not in the frames of the provider.
    if (window.top !== window) return;
    window.addEventListener('message', ({ data }) => {
      (window as unknown as { overheard: (text: string) => void }).overheard(JSON.stringify(data));
    });
  });
  page.on('request', (request) => heard.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => heard.push(message.text()));

  /** Everything in the document of the page: its HTML, field values, storage and address. */
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
  await submitCard(page);
  await expect(page).toHaveURL('/stay?slug=card-add-ok');
  expect(await ownDocument()).not.toMatch(canary);

  const calls = await world.calls();
  const [sent] = calls.filter(({ operation }) => operation === 'updateCheckIn');
  expect(sent?.body).toEqual({ creditCards: [{ ...card, numberMasked: '400000xxxxxx7899' }] });
  expect(heard.join('\n')).toContain('400000xxxxxx7899');
  expect(heard.join('\n')).not.toMatch(canary);
  expect(JSON.stringify(calls.map(({ url, body }) => [url, body]))).not.toMatch(canary);
});
