import fc from 'fast-check';
import type { AsyncCommand } from 'fast-check';

import type { OrderDraft } from '#domain/order/order-draft.ts';
import type { Instant } from '#lib/time.ts';

import type { Browser } from './browser.ts';
import type { Tab } from './tab-handle.ts';
import type { Truth } from './truth.ts';

type Command = AsyncCommand<Truth, Browser, true>;

/** What the guest or the world does next; afterwards everything that has to be so is looked at. */
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

/** A deed in one of the tabs, which is then the one in front. */
const inTab = (which: Which, words: string, act: (tab: Tab, browser: Browser, truth: Truth) => Promise<unknown>) =>
  command(`${words} in ${TAB_NAMES[which]}`, async (browser, truth) => {
    const tab = browser.tabs[which];
    await browser.turnTo(tab);
    await act(tab, browser, truth);
  });

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

/** A product that can be had any number of times, and one for whose hour there is one place. */
const draftsOf = (lateHour: string): Readonly<Record<'sauna kit' | 'late check-out', OrderDraft>> => ({
  'sauna kit': SAUNA_KIT,
  'late check-out': {
    ...SAUNA_KIT,
    productId: 'prod-late',
    type: 'late-check-out',
    name: 'Late check-out',
    consumptionEndDate: lateHour as Instant,
  },
});

const PRESSES = 10;
const press = (tab: Tab) => tab.do({ name: 'press', times: PRESSES });

const pressing = (which: Which) =>
  inTab(which, 'press', (tab, browser, truth) =>
    truth.confirming(browser, [tab], async () => {
      await press(tab);
      await browser.settle();
    }),
  );

const pressingInBoth = command('press in both tabs', (browser, truth) =>
  truth.confirming(browser, browser.tabs, async () => {
    await Promise.all(browser.tabs.map(press));
    await browser.settle();
  }),
);

const fault = fc
  .tuple(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('updateCheckIn') },
      { weight: 1, arbitrary: fc.constantFrom('order', 'checkIn') },
    ),
    fc.constantFrom<object>(
      { kind: 'commit-then-drop' },
      { kind: 'network' },
      { kind: 'timeout' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 404, code: 'NOT_FOUND' },
      { kind: 'malformed' },
      { kind: 'delay', delayMs: 5_000 },
      { kind: 'delay', delayMs: 30_000 },
    ),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([operation, trouble, times]) => ({ operation, ...trouble, times }));

/** What a guest with two tabs, a bad connection and little patience does at a stay. */
export const commandsFor = (lateHour: string): fc.Arbitrary<Command>[] => {
  const drafts = draftsOf(lateHour);
  const which = fc.constantFrom<Which>(0, 0, 1);
  const choosing = fc
    .tuple(which, fc.constantFrom<keyof typeof drafts>('sauna kit', 'sauna kit', 'late check-out'))
    .map(([tab, what]) =>
      inTab(tab, `choose a ${what}`, async (chosenIn, browser, truth) => {
        // Two choices are never made in the same millisecond.
        await browser.pass(1);
        truth.choosing(chosenIn, drafts[what].productId);
        await chosenIn.do({ name: 'choose', draft: drafts[what] });
      }),
    );
  const pressed = which.map(pressing);
  const failing = fault.map((each) => command(JSON.stringify(each), ({ world }) => world.fault(each)));
  const waiting = fc
    .constantFrom(1_000, 3_000, 7_000, 20_000, 61_000)
    .map((ms) => command(`wait ${ms / 1000} s`, (browser) => browser.pass(ms)));
  return [
    choosing,
    choosing,
    pressed,
    pressed,
    pressed,
    fc.constant(pressingInBoth),
    failing,
    failing,
    failing,
    waiting,
    waiting,
    which.map((tab) => inTab(tab, 'reload', (it) => it.reload().then(() => it.do({ name: 'open' })))),
    which.map((tab) => inTab(tab, 'go back', (it) => it.do({ name: 'leave' }))),
    which.map((tab) => inTab(tab, 'go forward', (it) => it.do({ name: 'open' }))),
    which.map((tab) => inTab(tab, 'read the stay', (it) => it.do({ name: 'read' }))),
    which.map((tab) => inTab(tab, 'turn the connection off or on', (it) => it.do({ name: 'connect', isOnline: !it.isOnline }))),
  ];
};
