import type { AsyncCommand } from 'fast-check';

import type { OrderDraft } from '#domain/order/draft.ts';
import type { Instant } from '#lib/time.ts';

import { fc } from '../../support/fast-check.ts';
import type { Browser } from './browser.ts';
import type { Tab } from './tab-handle.ts';
import type { Truth } from './truth.ts';

type Command = AsyncCommand<Truth, Browser, true>;

/** An action of the guest or the world; afterwards all invariants are checked. */
const command = (words: string, act: (browser: Browser, truth: Truth) => Promise<unknown>): Command => ({
  check: () => Promise.resolve(true),
  run: async (truth, browser) => {
    await act(browser, truth);
    await browser.settle();
    await truth.check(browser);
  },
  toString: () => words,
});

type Which = 0 | 1;
const TAB_NAMES = ['the first tab', 'the second tab'] as const;

/** An action in one of the tabs, which then becomes the active one. */
const inTab = (which: Which, words: string, act: (tab: Tab, browser: Browser, truth: Truth) => Promise<unknown>) =>
  command(`${words} in ${TAB_NAMES[which]}`, async (browser, truth) => {
    const tab = browser.tabs[which];
    await browser.turnTo(tab);
    await act(tab, browser, truth);
  });

/** The choices: a product that can be ordered any number of times, or a late check-out that can be ordered once. */
export type Choice = 'sauna kit' | 'late check-out';

const SAUNA_KIT: OrderDraft = {
  productId: 'prod-sauna',
  type: 'sauna-kit',
  name: 'Sauna kit',
  consumptionDate: null,
  consumptionEndDate: null,
  count: 1,
  customerRewardId: null,
  propertyUnitCategoryId: null,
  ownPrice: null,
};

const draftOf = (choice: Choice, lateHour: Instant): OrderDraft =>
  choice === 'sauna kit'
    ? SAUNA_KIT
    : {
        ...SAUNA_KIT,
        productId: 'prod-late',
        type: 'late-check-out',
        name: 'Late check-out',
        consumptionEndDate: lateHour,
      };

const choosing = (which: Which, choice: Choice, lateHour: Instant): Command =>
  inTab(which, `choose a ${choice}`, async (tab, browser, truth) => {
    const draft = draftOf(choice, lateHour);
    // Advances the clock, as no guest makes two choices in the same millisecond.
    await browser.pass(1);
    truth.choosing(tab, draft.productId);
    await tab.do({ name: 'choose', draft });
  });

/** The number of presses in one task, before the page can render the effect of the first. */
const PRESSES = 10;
const press = (tab: Tab) => tab.do({ name: 'press', times: PRESSES });

const pressIn = (tab: Tab, browser: Browser, truth: Truth) =>
  truth.confirming(browser, [tab], async () => {
    await press(tab);
    await browser.settle();
  });

const TROUBLES = [
  { kind: 'delay', delayMs: 5_000 },
  { kind: 'delay', delayMs: 5_000 },
  { kind: 'delay', delayMs: 30_000 },
  { kind: 'commit-then-drop' },
  { kind: 'commit-then-drop' },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 404, code: 'NOT_FOUND' },
  { kind: 'malformed' },
] as const;
type Trouble = (typeof TROUBLES)[number];

const pressing = (which: Which, trouble?: Trouble) =>
  inTab(which, `press${trouble ? `, with ${JSON.stringify(trouble)},` : ''}`, async (tab, browser, truth) => {
    if (trouble) await browser.world.fault({ operation: 'updateCheckIn', ...trouble, times: 1 });
    await pressIn(tab, browser, truth);
  });

const reload = async (tab: Tab): Promise<void> => {
  await tab.reload();
  await tab.do({ name: 'open' });
};

const pressingAndReloading = (which: Which) =>
  inTab(which, 'press, and reload before the answer,', async (tab, browser, truth) => {
    await browser.world.fault({ operation: 'updateCheckIn', kind: 'delay', delayMs: 5_000, times: 1 });
    await pressIn(tab, browser, truth);
    await reload(tab);
  });

const pressingInBoth = command('press in both tabs', (browser, truth) =>
  truth.confirming(browser, browser.tabs, async () => {
    await Promise.all(browser.tabs.map(press));
    await browser.settle();
  }),
);

const failing = fc
  .tuple(fc.constantFrom('order', 'checkIn'), fc.constantFrom(...TROUBLES), fc.integer({ min: 1, max: 3 }))
  .map(([operation, trouble, times]) => ({ operation, ...trouble, times }))
  .map((fault) => command(JSON.stringify(fault), ({ world }) => world.fault(fault)));

const waiting = fc
  .constantFrom(1_000, 3_000, 7_000, 20_000, 61_000)
  .map((ms) => command(`wait ${ms / 1000} s`, (browser) => browser.pass(ms)));

/** Longer than it takes until an order is decided. */
const DECIDED_MS = 10_000;

/** The start of a run: both tabs have the same choice, which the guest may have ordered before. */
export async function begin(
  browser: Browser,
  truth: Truth,
  { choice, lateHour, hasOrdered }: { choice: Choice; lateHour: Instant; hasOrdered: boolean },
): Promise<void> {
  const inFirst = choosing(0, choice, lateHour);
  if (hasOrdered) {
    await inFirst.run(truth, browser);
    await pressing(0).run(truth, browser);
    await browser.pass(DECIDED_MS);
    await truth.check(browser);
  }
  await choosing(1, choice, lateHour).run(truth, browser);
  await inFirst.run(truth, browser);
}

/** The actions of a guest with two tabs, a bad connection and little patience. */
export const commandsFor = (lateHour: Instant): fc.Arbitrary<Command>[] => {
  const which = fc.constantFrom<Which>(0, 0, 1);
  const choice = fc.constantFrom<Choice>('sauna kit', 'sauna kit', 'late check-out');
  const trouble = fc.constantFrom(...TROUBLES);
  const oneOf: readonly (readonly [number, fc.Arbitrary<Command>])[] = [
    [3, fc.tuple(which, choice).map(([tab, chosen]) => choosing(tab, chosen, lateHour))],
    [3, which.map((tab) => pressing(tab))],
    [6, fc.tuple(which, trouble).map(([tab, withTrouble]) => pressing(tab, withTrouble))],
    [2, fc.constant(pressingInBoth)],
    [1, failing],
    [4, waiting],
    [2, which.map(pressingAndReloading)],
    [2, which.map((tab) => inTab(tab, 'reload', reload))],
    [2, which.map((tab) => inTab(tab, 'go back', (it) => it.do({ name: 'leave' })))],
    [2, which.map((tab) => inTab(tab, 'go forward', (it) => it.do({ name: 'open' })))],
    [1, which.map((tab) => inTab(tab, 'read the stay', (it) => it.do({ name: 'read' })))],
    [1, which.map((tab) => inTab(tab, 'lose the connection', (it) => it.do({ name: 'connect', isOnline: false })))],
    [1, which.map((tab) => inTab(tab, 'be online', (it) => it.do({ name: 'connect', isOnline: true })))],
  ];
  return oneOf.flatMap(([weight, each]) => Array.from({ length: weight }, () => each));
};
