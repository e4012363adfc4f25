import { allowEverything } from './allow-everything.ts';
import { expect, test } from './fixtures.ts';
import { collectAnalytics, eventsIn } from './recorded-analytics.ts';
import type { Recorded } from './recorded-analytics.ts';
import { signInAs } from './sign-in-as.ts';
import { expectOrdered } from './ordering.ts';

const SLUG = 'analytics-recording';
const HOUSE = { property_id: 'prop-helsinki-kas40', property_city: 'Helsinki', brand: 'Reception' };

const countOf = (recorded: readonly Recorded[], event: string): number =>
  eventsIn(recorded).filter((each) => each === event).length;
const propertiesOf = (recorded: readonly Recorded[], event: string) =>
  recorded.find((message) => message.event === event)?.properties;

test.beforeEach(({ page }) => allowEverything(page));

// Proves R7-85 to R7-91, R7-95.
test('an order sends each event once, with product, property and brand, and without the slug', async ({
  page,
  visit,
}) => {
  const recorded = await collectAnalytics(page);
  await visit(`/stay/extras?slug=${SLUG}&utm_source=mail`);
  // The page reports the shelf when everything on it has loaded.
  await expect.poll(() => countOf(recorded, 'Product List Viewed')).toBe(1);
  await page.getByRole('link', { name: /^Late check-out/ }).click();
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expectOrdered(page);
  await expect.poll(() => countOf(recorded, 'Order Completed')).toBe(1);
  await expect.poll(() => countOf(recorded, 'Stay Page Viewed')).toBe(4);

  expect(eventsIn(recorded).filter((event) => event !== 'Stay Page Viewed')).toEqual([
    'Product List Viewed',
    'Product Clicked',
    'Product Viewed',
    'Product Added',
    'Checkout Started',
    'Product Checkout Started',
    'Order Completed',
  ]);
  const viewed = recorded.filter(({ event }) => event === 'Stay Page Viewed');
  const pages = ['/stay/extras', '/stay/late-check-out', '/stay/order-confirmation', '/stay/order-success'];
  expect(viewed.map(({ properties }) => properties)).toEqual(pages.map((name) => ({ page: name, ...HOUSE })));
  expect(recorded.filter(({ type }) => type === 'page').map(({ name }) => name)).toEqual(pages);
  const product = { product_id: 'prod-late', name: 'Late check-out', type: 'late-check-out', currency: 'EUR' };
  for (const event of ['Product Clicked', 'Product Viewed', 'Product Added', 'Checkout Started', 'Order Completed'])
    expect(propertiesOf(recorded, event), event).toEqual({ ...product, ...HOUSE, price: 20 });
  expect(propertiesOf(recorded, 'Product List Viewed')).toMatchObject({
    products: expect.arrayContaining([{ ...product, price: 20 }]),
  });
  expect(recorded.filter(({ type }) => type === 'group')).toMatchObject([
    { groupId: HOUSE.property_id, traits: { city: 'Helsinki' } },
  ]);
  expect(recorded[0]?.page.search).toBe('?utm_source=mail');
  expect(JSON.stringify(recorded)).not.toContain(SLUG);
  expect(JSON.stringify(recorded)).not.toContain('undefined');
});

test('reload and Back repeat page events, but not checkout and order events', async ({ page, visit }) => {
  const recorded = await collectAnalytics(page);
  await visit(`/stay/sauna-kit?slug=${SLUG}`);
  const pagesViewed = () => countOf(recorded, 'Stay Page Viewed');
  await page.getByRole('link', { name: 'Add another card' }).click();
  await expect.poll(() => countOf(recorded, 'Product Added')).toBe(1);
  await expect.poll(pagesViewed).toBe(2);
  await visit(`/stay/order-confirmation?slug=${SLUG}`);
  await expect.poll(pagesViewed).toBe(3);
  await page.reload();
  await expect.poll(pagesViewed).toBe(4);
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await expect.poll(() => countOf(recorded, 'Order Completed')).toBe(1);
  await expect.poll(pagesViewed).toBe(5);
  await page.reload();
  await expect.poll(pagesViewed).toBe(6);
  await page.getByRole('link', { name: 'Go to your stay' }).click();
  await expect.poll(pagesViewed).toBe(7);
  for (const event of ['Product Viewed', 'Product Added', 'Checkout Started', 'Order Completed'])
    expect(countOf(recorded, event), event).toBe(1);
});

// Proves R1-08, R6-18, R7-92, R7-94.
test('members are identified by ids and staff as staff; signing out resets the identity', async ({ page }) => {
  const recorded = await collectAnalytics(page);
  await signInAs(page, 'staff-customer');
  await expect.poll(() => recorded.filter(({ type }) => type === 'identify')).toHaveLength(1);
  expect(countOf(recorded, 'User Authenticated')).toBe(1);
  expect(recorded.find(({ type }) => type === 'identify')).toMatchObject({
    userId: 'cust-staff-customer',
    traits: { userId: 'user-staff-customer', externalUserId: 'ext-staff-customer', isStaff: true },
  });
  await page.reload();
  await expect.poll(() => recorded.filter(({ type }) => type === 'identify')).toHaveLength(2);
  expect(countOf(recorded, 'User Authenticated'), 'a reload is no sign-in').toBe(1);

  const idOf = async () => (await page.context().cookies()).find(({ name }) => name === 'analytics_id');
  const before = await idOf();
  expect(before).toMatchObject({ sameSite: 'Lax', path: '/' });
  expect(Math.round(((before?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  expect(recorded.at(-1)?.anonymousId).toBe(before?.value);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/signup');
  await expect.poll(() => recorded.some(({ type }) => type === 'reset')).toBe(true);
  await expect.poll(() => recorded.at(-1)?.name).toBe('/signup');
  const after = await idOf();
  expect(after?.value).not.toBe(before?.value);
  expect(recorded.at(-1)?.anonymousId).toBe(after?.value);
  expect(JSON.stringify(recorded)).not.toContain('@');
});

test('white-label events contain the white-label brand', async ({ page, visitWhiteLabel, baseURL }) => {
  await allowEverything(page, String(baseURL).replace('localhost', 'wl.localhost'));
  const recorded = await collectAnalytics(page);
  await visitWhiteLabel('/stay/gym?slug=white-label-stay');
  await expect.poll(() => propertiesOf(recorded, 'Stay Page Viewed')).toMatchObject({ brand: 'Harbour Suites' });
});
