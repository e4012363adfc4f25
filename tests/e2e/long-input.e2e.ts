import type { Locator, Page } from 'playwright';

import { anOrderItem } from '../../mocks/seeds/products.ts';
import { expect, waitForPage, test } from './fixtures.ts';

const MEGABYTE = 1024 ** 2;

/** Fields of guests, by the page that has them, and where each cuts what is put in (S36). */
const LIMITED_FIELDS = [
  ['/check-in', 'Booking number', 1_000],
  ['/check-in', 'Last name', 1_000],
  ['/login', 'E-mail', 1_000],
  ['/stay/ask?slug=help-content', 'Search the answers', 100],
  ['/stay/check-in?slug=guest-details-required', 'First name', 1_000],
  ['/stay/check-in?slug=guest-details-required', 'Phone', 1_000],
] as const;

/** Types a megabyte into the field that has the focus, as a paste does: one change, which the browser cuts. */
const pasteMegabyte = (page: Page): Promise<boolean> =>
  page.evaluate((length) => document.execCommand('insertText', false, '4 a@'.repeat(length / 4)), MEGABYTE);

/** Pages of a stay with very many doors or orders: the path, its parts, how many they are (S36). */
const LONG_PAGES: readonly (readonly [path: string, parts: (page: Page) => Locator, count: number])[] = [
  ['/stay/access', (page) => page.getByRole('main').getByRole('listitem'), 200],
  ['/stay/extras', (page) => page.getByRole('region', { name: 'Your orders' }).getByRole('listitem'), 500],
];

/** Gives each stay that the page asks for two hundred doors and five hundred orders. */
const lengthenStays = (page: Page): Promise<unknown> =>
  page.route('**/api/check-in/*', async (route) => {
    const response = await route.fetch();
    const stay = await response.json();
    const keys = stay.propertyKeys.length;
    const propertyKeys = Array.from({ length: 200 }, (_, at) => ({ ...stay.propertyKeys[at % keys], id: `key-${at}` }));
    // Each at a separate time, as equal things share a ticket.
    const orderItems = Array.from({ length: 500 }, (_, at) =>
      anOrderItem({ id: `item-${at}`, consumptionDate: new Date(Date.UTC(2027, 0, 1, at)).toISOString() }),
    );
    await route.fulfill({ response, json: { ...stay, propertyKeys, orderItems } });
  });

/** Goes to another page of the same stay, without loading the app again. */
const goOnTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState({}, '', `${next}?slug=stay-started`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

// Proves S36.
test('a megabyte that is pasted into a field is cut to its limit, and the page goes on', async ({ page, visit }) => {
  let shown = '';
  for (const [path, label, limit] of LIMITED_FIELDS) {
    if (path !== shown) await visit(path);
    shown = path;
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await pasteMegabyte(page);
    const text = await field.inputValue();
    expect(text.length, label).toBeGreaterThan(0);
    expect(text.length, label).toBeLessThanOrEqual(limit);
  }
});

// Proves S36.
test('two hundred doors and five hundred orders are on their pages', async ({ page, visit }) => {
  await lengthenStays(page);
  await visit('/stay/explore?slug=stay-started');
  await waitForPage(page);
  for (const [path, parts, count] of LONG_PAGES) {
    await goOnTo(page, path);
    await expect.poll(() => parts(page).count()).toBeGreaterThanOrEqual(count);
  }
});
