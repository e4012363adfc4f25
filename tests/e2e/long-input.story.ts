import type { CDPSession, Page } from 'playwright/test';

import { anOrderItem } from '../../mocks/seeds/order-items.ts';
import { expect, pageStands, test } from './fixtures.ts';

const MEGABYTE = 1024 ** 2;

/** Fields of guests, by the page that has them, and how much each keeps. */
const FIELDS = [
  ['/check-in', 'Booking number', 50],
  ['/check-in', 'Last name', 100],
  ['/login', 'E-mail', 254],
  ['/stay/ask?slug=help-content', 'Search the answers', 100],
  ['/stay/check-in?slug=guest-details-required', 'First name', 100],
  ['/stay/check-in?slug=guest-details-required', 'Phone', 30],
] as const;

/** Milliseconds that the page's thread has worked so far: what else the machine does is not counted. */
async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function watchWork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

// Proves S36.
test('a megabyte that is pasted into a field is cut to its limit, and the page goes on', async ({ page, visit }) => {
  const session = await watchWork(page);
  let shown = '';
  for (const [path, label, limit] of FIELDS) {
    if (path !== shown) await visit(path);
    shown = path;
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    const before = await workedMs(session);
    // As a paste: one change of the field, which the browser cuts to the length it allows.
    await page.evaluate((length) => document.execCommand('insertText', false, '4 a@'.repeat(length / 4)), MEGABYTE);
    expect((await field.inputValue()).length, label).toBeLessThanOrEqual(limit);
    expect(await workedMs(session), label).toBeLessThan(before + 100);
  }
});

// Proves S36.
test('two hundred doors and five hundred orders are on the page within a second', async ({ page, visit }) => {
  await page.route('**/api/check-in/*', async (route) => {
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
  const session = await watchWork(page);
  await visit('/stay/explore?slug=stay-started');
  await pageStands(page);
  for (const [path, parts, count] of [
    ['/stay/access', page.getByRole('main').getByRole('listitem'), 200],
    ['/stay/extras', page.getByRole('region', { name: 'Your orders' }).getByRole('listitem'), 500],
  ] as const) {
    const before = await workedMs(session);
    await page.evaluate((next) => {
      history.pushState({}, '', `${next}?slug=stay-started`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => parts.count()).toBeGreaterThanOrEqual(count);
    expect(await workedMs(session), path).toBeLessThan(before + 1_000);
  }
});
