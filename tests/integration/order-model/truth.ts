import type { OrderDraft } from '#domain/order/draft.ts';
import type { PendingOrder } from '#domain/order/order.ts';
import type { OrderView } from '#domain/order/order-flow.ts';

import { TIMEOUTS_MS } from '#api/http-client.ts';
import { isUnderWay, itemsOf } from '#domain/order/order.ts';
import { countedItemsFromDto } from '#domain/order/ordered-item.ts';

import type { Browser } from './browser.ts';
import type { Tab } from './tab-handle.ts';

/** Views with a button that sends the order: "Confirm and pay" or "Try again". */
const OFFERING: ReadonlySet<OrderView> = new Set<OrderView>(['ready', 'missing', 'payment-failed', 'failed']);

/** Final views, which do not change by themselves. */
const ENDS: ReadonlySet<OrderView> = new Set<OrderView>([...OFFERING, 'done', 'stuck', 'unclear']);

/** Messages that may appear only for one scenario. */
const ONLY_AT: Partial<Record<OrderView, string>> = {
  'payment-failed': 'order-payment-error',
  unclear: 'order-unknown-status',
};

const isAtEnd = ({ shown }: Tab): boolean => shown !== undefined && ENDS.has(shown.view);

/** Longer than the app polls for an order or looks for one. */
const LONG_ENOUGH_MS = 70_000;
const STEP_MS = 10_000;

/** How often the guest confirmed, and what the backend received. */
interface Sum {
  readonly confirmations: number;
  readonly writes: readonly unknown[];
  readonly effects: number;
}

/** An order that the app shows as successful: the choice, and the items of the stay before. */
interface OrderAnswer {
  readonly by: Tab;
  readonly order: PendingOrder;
  readonly known: readonly string[];
}

function must(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

/** Checks the invariants, based on what the guest did and saw in the browser. */
export class Truth {
  /** Presses of an offered button that were not refused on the spot. */
  #confirmations = 0;
  /** By tab and order. */
  readonly #done = new Map<string, OrderAnswer>();
  readonly #missing = new Set<string>();
  /** Pending orders that the guest left for another choice. */
  readonly #givenUp: OrderDraft[] = [];

  /** Records that the guest presses the button; `press` presses it in all these tabs at once. */
  async confirming(browser: Browser, tabs: readonly Tab[], press: () => Promise<void>): Promise<void> {
    const isBusy = browser.inFlight > 0 || tabs.length > 1;
    const offered = tabs.filter(({ shown }) => shown !== undefined && OFFERING.has(shown.view));
    await press();
    for (const { name, isOnline, shown } of offered) {
      const notSent = shown?.notSent;
      // A write that a Wi-Fi answered was sent, although the server never got it.
      if (notSent === undefined || notSent === 'wifi-sign-in') this.#confirmations += 1;
      must(notSent !== 'busy-elsewhere' || isBusy, `The ${name} tab says that another one is at work, and none is`);
      must(
        (notSent === 'offline') === !isOnline,
        `The ${name} tab is ${isOnline ? 'on' : 'off'}line and shows ${notSent}`,
      );
    }
  }

  /** Records that the guest chooses in a tab, whatever it shows. */
  choosing({ order }: Tab, productId: string): void {
    if (order && isUnderWay(order) && order.draft.productId !== productId) this.#givenUp.push(order.draft);
  }

  /** Must hold at any time: one request for each confirmation, one at a time, and none while offline. */
  async check(browser: Browser): Promise<void> {
    must(browser.writes === this.#confirmations, `${this.#confirmations} confirmations sent ${browser.writes} orders`);
    const underWay = browser.tabs.reduce((sum, { writesInFlight }) => sum + writesInFlight, 0);
    must(underWay <= 1, `${underWay} orders are on their way at once`);
    for (const tab of browser.tabs) {
      must(tab.offlineWrites === 0, `The ${tab.name} tab sends while it is offline`);
      const { shown } = tab;
      if (shown === undefined) continue;
      const stay = ONLY_AT[shown.view] ?? browser.slug;
      must(stay === browser.slug, `The ${tab.name} tab shows ${shown.view}, which may appear only at ${stay}`);
      must(shown.view !== 'stuck' || stay !== 'order-null-id', `The ${tab.name} tab waits for an order without an id`);
      const { stage, startedAt } = shown.order;
      if (stage.name === 'done')
        this.#done.set(`${tab.name} ${startedAt}`, { by: tab, order: shown.order, known: stage.known });
      if (shown.view === 'missing' && stage.name === 'sending') {
        const mark = `${tab.name} ${startedAt} ${stage.sentAt}`;
        if (!this.#missing.has(mark))
          await this.#checkMissing(browser, { by: tab, order: shown.order, known: stage.known });
        this.#missing.add(mark);
      }
    }
  }

  /** Ends all faults and waits; then every outcome that the app showed must be true. */
  async conclude(browser: Browser): Promise<Sum> {
    const { tabs, world, slug } = browser;
    await world.clearFaults();
    for (const tab of tabs) await tab.do({ name: 'connect', isOnline: true });
    // By then pending requests have been given up, although the server may have processed them.
    await browser.pass(TIMEOUTS_MS.write);
    for (const tab of tabs) {
      await browser.turnTo(tab);
      await tab.do({ name: 'open' });
      await browser.settle();
      for (let waited = 0; waited < LONG_ENOUGH_MS && !isAtEnd(tab); waited += STEP_MS) await browser.pass(STEP_MS);
      await this.check(browser);
      must(isAtEnd(tab), `The ${tab.name} tab comes to no end: ${tab.shown?.view}`);
    }

    const items = countedItemsFromDto(await world.items(slug));
    for (const { order, known } of this.#done.values()) {
      must(itemsOf(order.draft, known, items).length > 0, `Reported as ordered, and is not: ${order.draft.name}`);
    }
    // "If it goes through, you find it with your stay."
    const stuck = tabs.flatMap(({ shown }) => (shown?.view === 'stuck' ? shown.order.draft : []));
    const products = new Set([...items, ...this.#shownAsDone()].map(({ productId }) => productId));
    for (const id of products) {
      const isIt = ({ productId }: { readonly productId: string }) => productId === id;
      const had = items.filter(isIt).length;
      const seen = [...this.#shownAsDone(), ...this.#givenUp, ...stuck].filter(isIt).length;
      must(had <= seen, `${had} orders of ${id} have an effect, ${seen} were shown`);
      // Two tabs may find the same item, when the answer of one was lost.
      for (const tab of tabs) {
        const shown = this.#shownAsDone(tab).filter(isIt).length;
        must(shown <= had, `The ${tab.name} tab shows ${shown} orders of ${id}, ${had} have an effect`);
      }
    }
    return { confirmations: this.#confirmations, writes: await world.writes(), effects: items.length };
  }

  /** The orders that the guest saw as successful, in all tabs or in one. */
  #shownAsDone(tab?: Tab): OrderDraft[] {
    return [...this.#done.values()].filter(({ by }) => tab === undefined || by === tab).map(({ order }) => order.draft);
  }

  /** If the app says that there is no order, there must be none, so that it can be sent again. */
  async #checkMissing(browser: Browser, { by, order, known }: OrderAnswer): Promise<void> {
    // An order that another tab is sending may arrive at this moment.
    if (browser.tabs.some((other) => other !== by && other.order && isUnderWay(other.order))) return;
    const items = countedItemsFromDto(await browser.world.items(browser.slug));
    must(itemsOf(order.draft, known, items).length === 0, `Reported as missing, and is not: ${order.draft.name}`);
  }
}
