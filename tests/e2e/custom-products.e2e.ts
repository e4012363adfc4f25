import type { Page } from 'playwright/test';

import { expect, test } from './fixtures.ts';

const askButton = (page: Page) => page.getByRole('button', { name: 'Ask for a ride' });
const sent = (page: Page) => page.getByRole('region', { name: 'Request sent' });

/** From the extras to an offer. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto('/stay/extras?slug=custom-kinds');
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: 'Extras' }).first()).toBeVisible();
}

test.describe('each kind does what it is for', () => {
  // Proves R2-47, R7-48.
  test(
    'a request: what it is, one request, and people who answer it (R3-70, R7-49, R7-59)',
    { tag: '@journey' },
    async ({ page, world, expectAccessible }) => {
      await open(page, 'Airport transfer');
      await expect(page.getByRole('heading', { level: 1, name: 'Be picked up at the airport' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Airport transfer' })).toContainText('A driver waits for you');
      await expect(page.getByRole('region', { name: 'Good to know' })).toContainText('Look for a sign');
      await expect(askButton(page)).toHaveAccessibleName('Ask for a ride €45');
      await expectAccessible();
      await askButton(page).click();
      await expect(page.getByText('Nothing is confirmed yet: our team will get back to you.')).toBeVisible();
      await expect(sent(page)).toContainText(/Airport transfer.*Price€45Charged nowNothing/);
      await expect(sent(page)).toContainText(/Requested today at \d\d:\d\d/);
      await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeFocused();
      await expect(page).toHaveTitle('Reception | Request sent');
      await expect(askButton(page)).toBeHidden();
      await expectAccessible();
      const calls = await world.calls('orderCustomProduct');
      expect(calls.map(({ url, body }) => [new URL(url, 'http://x').pathname, Object.keys(Object(body))])).toEqual([
        ['/api/custom-products/custom-kinds-request/order', ['reservationId']],
      ]);
      await page.getByRole('link', { name: 'Go to your stay' }).click();
      await expect(page).toHaveURL('/stay?slug=custom-kinds');
    },
  );

  test('a site: opens beside the app, says so, and from what price (R3-68, R3-79)', async ({
    page,
    world,
    expectAccessible,
  }) => {
    await open(page, 'Museum card');
    await expect(page).toHaveTitle('Reception | Museum card');
    const link = page.getByRole('link', { name: 'Buy the card from €76 (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://museums.example.test/card');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expectAccessible();
    expect(await world.calls('orderCustomProduct')).toEqual([]);
  });

  test('thanks says its own title and message, something to know has nothing to press, a press has a name (R3-69, R3-71, R3-79)', async ({
    page,
    world,
    expectAccessible,
  }) => {
    const backToExtras = page.getByRole('link', { name: 'Extras' }).first();
    await open(page, 'Rooftop yoga');
    await page.getByRole('button', { name: 'Count me in' }).click();
    await expect(page.getByRole('heading', { name: 'Good to hear' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Good to hear' })).toContainText('You will be the first to know.');
    await expect(page.getByRole('button', { name: 'Count me in' })).toBeHidden();
    await expectAccessible();
    const calls = await world.calls();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);

    await backToExtras.click();
    await page.getByRole('main').getByRole('link', { name: 'Swimming hall' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Swim where the city swims' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Price', { exact: true })).toBeHidden();
    await expectAccessible();

    await backToExtras.click();
    await page.getByRole('main').getByRole('link', { name: 'Picnic basket' }).click();
    await expect(page.getByRole('button', { name: 'Send request' }), 'a press without a name has ours').toBeVisible();
  });
});

test('broken offers are not shown, and each is reported once (R3-72, R3-78)', async ({ page, turnTo }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Custom product dropped')) reports.push(message.text());
  });
  await turnTo('/stay/extras?slug=custom-broken');
  await page.getByRole('main').getByRole('link', { name: 'Airport transfer' }).click();
  await expect(askButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Extras' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Airport transfer' })).toHaveCount(1);
  const broken = ['no-url', 'no-title', 'closed', 'auction'];
  expect(broken.map((id) => reports.filter((text) => text.includes(`custom-broken-${id}`)).length)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(reports).toHaveLength(4);
  for (const id of broken) {
    await turnTo(`/stay/product/custom-broken-${id}?slug=custom-broken`);
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  }
});
