import type { BrowserPage as Page } from 'vitest/browser';
import { address, click, expect, page, test, texts } from './fixtures.tsx';

const EXTRAS = '/stay/extras?slug=';

const shelf = (page: Page, name: string) => page.getByRole('region', { name });

test('orders come first, with their dates; a product that can be ordered once is not offered again', async ({
  visit,
}) => {
  await visit(`${EXTRAS}ordered-items-mixed`);
  // What may still be refused says so.
  await expect
    .poll(() => texts(shelf(page, 'Your orders').getByRole('link')))
    .toEqual([
      expect.stringMatching(/^Sauna kitBooked€25$/),
      expect.stringMatching(/^ParkingBooked€54$/),
      expect.stringMatching(/^Stocked fridgeBooked€39$/),
      expect.stringMatching(/^Late check-outUntil .*13:00Request sent€20$/),
    ]);
  await expect.element(page.getByRole('main').getByRole('link', { name: /^Late check-out/ })).toHaveLength(1);
});

test('products that cannot be ordered are not offered; their page says so', async ({ visit }) => {
  await visit(`${EXTRAS}extras-not-orderable`);
  await expect.element(page.getByText('No extras for this stay right now.')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: /^Sauna kit/ })).not.toBeInTheDocument();
  await visit('/stay/sauna-kit?slug=extras-not-orderable');
  await expect.element(page.getByRole('heading', { name: 'Not available for your stay right now' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

// Proves R2-95.
test('a property without extras says so, and how to contact us', async ({ visit, expectAccessible }) => {
  await visit(`${EXTRAS}extras-none`);
  await expect.element(page.getByText('There are no extras in this building yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expectAccessible();
});

// Proves R2-83, R2-152.
test('the stay shows a few and links to all', async ({ visit, world }) => {
  await visit('/stay?slug=extras-all');
  const teaser = shelf(page, 'What you can do');
  // Three extras, then the way to all of them.
  const extras = teaser.getByRole('listitem').filter({ hasNotText: /^(All extras|Getting in|Where to find us)/ });
  await expect.element(extras).toHaveLength(3);
  await click(teaser.getByRole('link', { name: 'All extras' }));
  await expect.poll(address).toBe(`${EXTRAS}extras-all`);

  await world.start({ now: '2026-03-10T10:00:00.000Z' });
  await world.setClock('2026-03-11T10:00:00.000Z');
  await visit('/stay?slug=stay-arrival-day');
  // The next cleaning is free: its price is not the guest's.
  await expect.element(teaser.getByRole('listitem').filter({ hasText: 'Cleaning' })).not.toMatchTextContent('€');

  await world.hold('customProducts');
  await visit('/stay?slug=extras-none');
  await world.release();
  await expect.element(shelf(page, 'What you can do')).toMatchTextContent('No extras for this stay right now.');
  await expect.element(page.getByRole('link', { name: 'See how to get in' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choose your extras' })).not.toBeInTheDocument();
});

// Proves R2-17, R2-139.
test('the old address redirects; the navigation marks the page', async ({ visit }) => {
  await visit('/stay/services?slug=stay-started&utm_source=mail&junk=1');
  await expect.poll(address).toBe(`${EXTRAS}stay-started&utm_source=mail`);
  await expect
    .element(page.getByRole('navigation').getByRole('link', { name: 'Extras' }))
    .toHaveAttribute('aria-current', 'page');
});

test('breakfast for two is one order, and unlisted products are not sold', async ({
  visit,
  visitWhiteLabel,
  world,
}) => {
  // Before check-in: an early one can still be had.
  await world.start({ now: '2026-06-18T08:00:00Z' });
  await visit(`${EXTRAS}breakfast-today-used`);
  await expect
    .element(shelf(page, 'Your orders').getByRole('link', { name: /^Breakfast.*2 guests.*€28/ }))
    .toHaveLength(1);

  await visitWhiteLabel(`${EXTRAS}white-label-stay`);
  await expect
    .poll(() => texts(shelf(page, 'Not right now').getByRole('link')))
    .toEqual(['Breakfast No partner nearby yet', 'Gym No partner nearby yet']);
  await click(shelf(page, 'Not right now').getByRole('link', { name: /^Gym/ }));
  await expect
    .element(page.getByRole('heading', { name: 'We have no partner gym near this building yet' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test("the property's offers fail alone: the rest works, and a retry loads them", async ({ visit, world }) => {
  await world.fault({ operation: 'customProducts', kind: 'status', status: 500 });
  await visit(`${EXTRAS}stay-started`);
  await expect.element(page.getByRole('link', { name: /^Sauna kit/ })).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
  await world.clearFaults();
  await click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('link', { name: /^Museum card/ })).toBeVisible();
});
