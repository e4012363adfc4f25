import { expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';

import { LEFTOVERS } from './fixtures.ts';

/** A separate page for each of several items. */
type Tab<T> = readonly [page: Page, item: T];

/** Opens a tab for each item. */
export const openTabs = <T>(context: BrowserContext, items: readonly T[]): Promise<Tab<T>[]> =>
  Promise.all(items.map(async (item): Promise<Tab<T>> => [await context.newPage(), item]));

/** Does the same in every tab, side by side: waiting for many answers takes no longer than for one. */
export async function eachTab<T>(tabs: readonly Tab<T>[], look: (page: Page, item: T) => Promise<void>): Promise<void> {
  await Promise.all(
    tabs.map(async ([page, item]) => {
      await look(page, item);
      expect(await page.locator('body').innerText()).not.toMatch(LEFTOVERS);
    }),
  );
}
