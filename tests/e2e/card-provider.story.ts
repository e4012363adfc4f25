import { addCard, card, fillIn, form } from './card-form.ts';
import { expect, test } from './fixtures.ts';

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
