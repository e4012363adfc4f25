import { afterEach, beforeEach } from 'vitest';

import { setAnalytics } from '#telemetry/track.ts';
import type { AnalyticsMessage } from '#telemetry/events.ts';

import { address, click, expect, page, test } from './fixtures.tsx';

type Tracked = Extract<AnalyticsMessage, { type: 'track' }>;

/** The events that the app has tracked in this test. */
let tracked: Tracked[] = [];

beforeEach(() => {
  // Discards events that are still queued from another test.
  setAnalytics(undefined);
  tracked = [];
  setAnalytics({ record: (message) => void (message.type === 'track' && tracked.push(message)) });
});

afterEach(() => setAnalytics(undefined));

const about = (event: Tracked['event']) => tracked.filter((each) => each.event === event);

test('going back and choosing the same is the same checkout; another choice is a new one', async ({ visit }) => {
  const next = async () => {
    await click(page.getByRole('button', { name: 'Continue' }));
    await expect.poll(address).toMatch(/\/stay\/order-confirmation/);
    await expect.element(page.getByRole('button', { name: 'Confirm and add a card' })).toBeVisible();
  };
  const back = async () => {
    history.back();
    await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  };
  const counts = () =>
    (['Product Added', 'Checkout Started', 'Product Checkout Started'] as const).map((event) => about(event).length);
  await visit('/stay/late-check-out?slug=order-no-card');
  await next();
  expect(counts()).toEqual([1, 1, 1]);
  await back();
  await next();
  expect(about('Stay Page Viewed')).toHaveLength(4);
  expect(counts()).toEqual([1, 1, 1]);
  await back();
  await click(page.getByRole('radio').last());
  await next();
  expect(counts()).toEqual([2, 2, 2]);
});

test("a custom offer is a product like any other, in the property's currency", async ({ visit }) => {
  const viewed = (event: Tracked['event'], times: number) => expect.poll(() => about(event)).toHaveLength(times);
  await visit('/stay/extras?slug=custom-kinds');
  await click(page.getByRole('link', { name: /^Museum card/ }));
  await viewed('Product Viewed', 1);
  expect(about('Product Viewed')[0]?.properties).toMatchObject({ type: 'custom', currency: 'EUR' });
  expect(about('Product Clicked')[0]?.properties).toEqual(about('Product Viewed')[0]?.properties);
  history.back();
  await viewed('Product List Viewed', 2);
  history.forward();
  await viewed('Product Viewed', 2);
});
