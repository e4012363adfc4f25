import type { Slug } from '#domain/stay/stay.ts';

import { toMs } from '#lib/time.ts';

import { FakeWorld, START } from './fake-world.ts';
import { Tab } from './tab-handle.ts';
import { VirtualTime } from './virtual-time.ts';

/** The virtual time of the backend thread, which also drives the clocks of the tabs. */
const time = new VirtualTime();

/** The number of checks, which take seconds, after which a browser that is still busy is an error. */
const MAX_LOOKS = 20_000;

/** Installs the virtual time in the thread of the backend. */
export const takeTime = (): void => time.install();

/** A guest's browser with two tabs at the same stay, and the world behind it. */
export class Browser {
  readonly slug: Slug;
  readonly world: FakeWorld;
  readonly tabs: readonly [Tab, Tab];
  #front: Tab;

  private constructor(slug: Slug, world: FakeWorld) {
    const options = { slug, baseUrl: world.baseUrl, now: () => time.now };
    this.slug = slug;
    this.world = world;
    this.tabs = [new Tab('first', options), new Tab('second', options)];
    this.#front = this.tabs[0];
  }

  static async start(slug: Slug): Promise<Browser> {
    time.startAt(toMs(START));
    const browser = new Browser(slug, await FakeWorld.start());
    for (const tab of browser.tabs) await tab.load();
    await browser.tabs[1].do({ name: 'show', isVisible: false });
    return browser;
  }

  /** The number of pending requests. */
  get inFlight(): number {
    return this.tabs.reduce((sum, { inFlight }) => sum + inFlight, 0);
  }

  /** The number of writes sent, from all tabs. */
  get writes(): number {
    return this.tabs.reduce((sum, { writes }) => sum + writes, 0);
  }

  /** Brings a tab to the front: the other one is hidden. */
  async turnTo(tab: Tab): Promise<void> {
    if (tab === this.#front) return;
    await this.#front.do({ name: 'show', isVisible: false });
    await tab.do({ name: 'show', isVisible: true });
    this.#front = tab;
    await this.settle();
  }

  /** Waits until nothing more happens without advancing the time: pending requests are held by a fault. */
  async settle(): Promise<void> {
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const wasQuiet = this.inFlight === time.waiting;
      await Promise.all(this.tabs.map((tab) => tab.do({ name: 'look' })));
      if (wasQuiet && this.inFlight === time.waiting) return;
    }
    throw new Error(`Never quiet: ${this.inFlight} in flight, ${time.waiting} held back`);
  }

  /** Lets time pass for the guest and the backend, from one timer to the next. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    const end = time.now + ms;
    while (time.now < end) {
      const until = Math.min(end, time.next, ...this.tabs.map(({ next }) => next));
      time.moveTo(until);
      await Promise.all(this.tabs.map((tab) => tab.do({ name: 'wait', until })));
      await this.settle();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.tabs.map((tab) => tab.close()));
    await this.world.stop();
  }
}
