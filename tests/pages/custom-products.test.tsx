import { address, click, expect, factsWith, page, test } from './fixtures.tsx';
import { expectSuccess } from './ordering.ts';
import type { BrowserPage as Page } from 'vitest/browser';

const askButton = (page: Page) => page.getByRole('button', { name: 'Ask for a ride' });
/** From the extras to an offer. */
async function open(visit: (path: string) => Promise<void>, name: string): Promise<void> {
  await visit('/stay/extras?slug=custom-kinds');
  await click(page.getByRole('main').getByRole('link', { name }));
  await expect.element(page.getByRole('link', { name: 'Extras' }).first()).toBeVisible();
}

test.describe('the id in the address (R2-144, R2-145)', () => {
  test('of a product with its own page redirects to that page', async ({ visit }) => {
    await visit('/stay/product/prod-sauna?slug=extras-all');
    await expect.poll(address).toBe('/stay/sauna-kit?slug=extras-all&product=prod-sauna');
  });

  test('of a plain product of the house: name, price, and the order', async ({ visit, expectAccessible }) => {
    await visit('/stay/extras?slug=extras-all');
    await click(page.getByRole('main').getByRole('link', { name: 'Gift box' }));
    await expect.poll(address).toBe('/stay/product/prod-custom?slug=extras-all');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Gift box' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Confirm and pay' })).toBeVisible();
    await expectAccessible();
    await expect.poll(() => factsWith('Total')).toBe('Total€18');
    await click(page.getByRole('button', { name: 'Confirm and pay' }));
    await expectSuccess('extras-all');
  });

  test('of nothing available: a message, and a link to extras', async ({ visit, expectAccessible }) => {
    for (const id of ['nope', 'prod-balloon', 'a%2Fb']) {
      await visit(`/stay/product/${id}?slug=extras-all`);
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Something went wrong' }), { message: id })
        .toBeVisible();
      if (id === 'nope') await expectAccessible();
      await click(page.getByRole('link', { name: 'All extras' }));
      await expect.poll(address).toBe('/stay/extras?slug=extras-all');
    }
  });
});

test('invalid offers are not shown, and each is reported once (R3-72, R3-78)', async ({ visit, goTo, reports }) => {
  await visit('/stay/extras?slug=custom-broken');
  await click(page.getByRole('main').getByRole('link', { name: 'Airport transfer' }));
  await expect.element(askButton(page)).toBeVisible();
  await click(page.getByRole('link', { name: 'Extras' }).first());
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Airport transfer' })).toHaveLength(1);
  const dropped = () => reports.filter((text) => text.startsWith('Custom product dropped'));
  const broken = ['no-url', 'no-title', 'closed', 'auction'];
  expect(broken.map((id) => dropped().filter((text) => text.includes(`custom-broken-${id}`)).length)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(dropped()).toHaveLength(4);
  for (const id of broken) {
    await goTo(`/stay/product/custom-broken-${id}?slug=custom-broken`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  }
});

test('a site: opens in a new tab, says so, and shows the starting price (R3-68, R3-79)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  await open(visit, 'Museum card');
  await expect.poll(() => document.title).toBe('Reception | Museum card');
  const link = page.getByRole('link', { name: 'Buy the card (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', 'https://museums.example.test/card');
  await expect.poll(() => factsWith('Price')).toBe('Pricefrom €76');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  await expectAccessible();
  expect(await world.calls('orderCustomProduct')).toEqual([]);
});

test('a thank-you has its own title and message, information has no button, buttons have a label (R3-69, R3-71, R3-79)', async ({
  visit,
  world,
  expectAccessible,
}) => {
  const backToExtras = page.getByRole('link', { name: 'Extras' }).first();
  await open(visit, 'Rooftop yoga');
  await click(page.getByRole('button', { name: 'Count me in' }));
  await expect.element(page.getByRole('heading', { name: 'Good to hear' })).toHaveFocus();
  await expect
    .element(page.getByRole('region', { name: 'Good to hear' }))
    .toMatchTextContent('You will be the first to know.');
  await expect.element(page.getByRole('button', { name: 'Count me in' })).not.toBeInTheDocument();
  await expectAccessible();
  const calls = await world.calls();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);

  await click(backToExtras);
  await click(page.getByRole('main').getByRole('link', { name: 'Swimming hall' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Swim where the city swims' })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByText('Price', { exact: true })).not.toBeInTheDocument();
  await expectAccessible();

  await click(backToExtras);
  await click(page.getByRole('main').getByRole('link', { name: 'Picnic basket' }));
  await expect
    .element(page.getByRole('button', { name: 'Send request' }), { message: 'a press without a name has ours' })
    .toBeVisible();
});
