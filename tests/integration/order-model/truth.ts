import { expect } from 'vitest';

import type { PendingOrder } from '#domain/order/pending-order.ts';
import type { OrderView } from '#features/order/order-flow.ts';

import { isUnderWay } from '#domain/order/pending-order.ts';
import { countedItemsFromDto } from '#domain/order/ordered-item.ts';
import { itemsOf } from '#domain/order/what-became.ts';

import type { Browser } from './browser.ts';
import type { Tab } from './tab-handle.ts';

/** Views with a button that orders: "Confirm order" or "Try again". */
const OFFERING: ReadonlySet<OrderView> = new Set<OrderView>(['ready', 'missing', 'payment-failed', 'failed']);

/** Views that are an end: nothing more comes by itself. */
const ENDS: ReadonlySet<OrderView> = new Set<OrderView>([...OFFERING, 'done', 'stuck', 'unclear']);

/** Longer than an order is asked or looked for, and a late answer waited for. */
const LONG_ENOUGH_MS = 100_000;

/** An order that the guest was told has gone through: what was chosen, and what the stay held before. */
interface Told {
  readonly order: PendingOrder;
  readonly known: readonly string[];
}

/** What has to be so, whatever happened: kept beside the browser, from what the guest did and saw. */
export class Truth {
  /** Presses of an offered button that were not refused on the spot. */
  #confirmations = 0;
  /** By tab and order. */
  readonly #done = new Map<string, Told>();
  readonly #missing = new Set<string>();
  /** Product ids of orders that the guest left under way for another choice. */
  readonly #givenUp: string[] = [];

  /** The guest presses; `press` presses in all these tabs at once. */
  async confirming(browser: Browser, tabs: readonly Tab[], press: () => Promise<void>): Promise<void> {
    const isBusy = browser.inFlight > 0 || tabs.length > 1;
    const offered = tabs.filter(({ shown }) => shown !== undefined && OFFERING.has(shown.view));
    await press();
    for (const { name, isOnline, shown } of offered) {
      const refusal = shown?.refusal;
      if (refusal === undefined) this.#confirmations += 1;
      if (refusal === 'other-tab') expect(isBusy, `the ${name} tab is told of another one at work`).toBe(true);
      expect(refusal === 'offline', `the ${name} tab is told that it is offline`).toBe(!isOnline);
    }
  }

  /** The guest chooses in a tab, whatever it was at. */
  choosing({ order }: Tab, productId: string): void {
    if (order && isUnderWay(order) && order.draft.productId !== productId) this.#givenUp.push(order.draft.productId);
  }

  /** At any moment: one request for each confirmation, and none while offline. */
  async check(browser: Browser): Promise<void> {
    expect(browser.writes, 'orders sent: one for each confirmation').toBe(this.#confirmations);
    for (const tab of browser.tabs) {
      expect(tab.offlineWrites, 'orders sent while offline').toBe(0);
      const { shown } = tab;
      if (shown === undefined) continue;
      const { stage, startedAt } = shown.order;
      if (stage.name === 'done') this.#done.set(`${tab.name} ${startedAt}`, { order: shown.order, known: stage.known });
      if (shown.view === 'missing' && stage.name === 'sending') {
        const mark = `${tab.name} ${startedAt} ${stage.sentAt}`;
        if (!this.#missing.has(mark)) await this.#checkMissing(browser, tab, { order: shown.order, known: stage.known });
        this.#missing.add(mark);
      }
    }
  }

  /** In the end, once nothing fails any more and the guest waits: everybody has been told the truth. */
  async conclude(browser: Browser): Promise<void> {
    const { tabs, world, slug } = browser;
    await world.clearFaults();
    for (const tab of tabs) await tab.do({ name: 'connect', isOnline: true });
    for (const tab of tabs) {
      await browser.turnTo(tab);
      await tab.do({ name: 'open' });
      await browser.pass(LONG_ENOUGH_MS);
      await this.check(browser);
      if (tab.order !== undefined) expect(ENDS, `the ${tab.name} tab comes to an end`).toContain(tab.shown?.view);
    }

    expect(await world.writes(), 'writes that arrived').toHaveLength(this.#confirmations);
    const items = countedItemsFromDto(await world.items(slug));
    expect(items.length, 'orders with an effect').toBeLessThanOrEqual(this.#confirmations);
    for (const { order, known } of this.#done.values()) {
      expect(itemsOf(order.draft, known, items), 'what the guest was told is ordered').not.toEqual([]);
    }
    const seen = [...this.#givenUp, ...[...this.#done.values()].map(({ order }) => order.draft.productId)];
    for (const { productId } of items) {
      const had = items.filter((item) => item.productId === productId).length;
      expect(had, `effects on ${productId} that nobody was told of`).toBeLessThanOrEqual(
        seen.filter((id) => id === productId).length,
      );
    }
  }

  /** The guest is told that the order is not there: then it is not, and may be sent again. */
  async #checkMissing(browser: Browser, tab: Tab, { order, known }: Told): Promise<void> {
    // What another tab has under way may come at this moment.
    if (browser.tabs.some((other) => other !== tab && other.order && isUnderWay(other.order))) return;
    const items = countedItemsFromDto(await browser.world.items(browser.slug));
    expect(itemsOf(order.draft, known, items), 'the order that is said to be missing').toEqual([]);
  }
}
