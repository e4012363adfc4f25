import type { CDPSession, Page } from 'playwright';

/** Pages of one stay that a guest goes to and fro between, the heavy ones among them. */
export const ROUND: readonly string[] = [
  '/stay',
  '/stay/access',
  '/stay/location',
  '/stay/extras',
  '/stay/late-check-out',
  '/stay/cleaning/schedule',
  '/stay/change-time',
  '/stay/ask',
  '/stay/explore',
  '/stay/add-card',
];

/** What a tab still holds after garbage collection. */
export interface StoredItem {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  /** Intervals and timeouts that are still to come. */
  readonly timers: number;
  /** Observers that still watch something. */
  readonly observers: number;
  /** Characters in the storage of the tab and of the device. */
  readonly stored: number;
}

/** Counts timers and observers from the start of each document. */
export function countTimers(): void {
  const own = window as unknown as { held: { timers: Set<unknown>; observers: Set<unknown> } };
  const held = { timers: new Set<unknown>(), observers: new Set<unknown>() };
  own.held = held;
  const [later, often] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
  const [stop, stopOften] = [window.clearTimeout.bind(window), window.clearInterval.bind(window)];
  window.setTimeout = ((act: TimerHandler, ms?: number, ...args: unknown[]) => {
    const id = later(
      (...given: unknown[]) => {
        held.timers.delete(id);
        if (typeof act === 'function') (act as (...all: unknown[]) => void)(...given);
      },
      ms,
      ...args,
    );
    held.timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.setInterval = ((act: TimerHandler, ms?: number, ...args: unknown[]) => {
    const id = often(act, ms, ...args);
    held.timers.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearTimeout = (id) => {
    held.timers.delete(id);
    stop(id);
  };
  window.clearInterval = (id) => {
    held.timers.delete(id);
    stopOften(id);
  };
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const) {
    window[name] = new Proxy<new (...args: never[]) => { observe(...given: never[]): void; disconnect(): void }>(
      window[name],
      {
        construct: (Observer, args: never[]) => {
          const observer = new Observer(...args);
          const [observe, disconnect] = [observer.observe.bind(observer), observer.disconnect.bind(observer)];
          observer.observe = (...given: never[]) => {
            held.observers.add(observer);
            observe(...given);
          };
          observer.disconnect = () => {
            held.observers.delete(observer);
            disconnect();
          };
          return observer;
        },
      },
    ) as never;
  }
}

/** Goes to a page of the app as a link does, and waits until it is drawn. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    // A page of the stay before has another heading; without one the new page has come when there is one.
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator('h1:not([data-left])').first().waitFor();
}

/** Walks whole rounds of so many navigations, and ends on the first page, drawn whole. */
export async function wander(page: Page, slug: string, navigations: number, round = ROUND): Promise<void> {
  for (let done = 1; done <= navigations; done++) {
    const path = round[done % round.length] ?? '/stay';
    // oxlint-disable-next-line no-await-in-loop -- one page after the other is the point
    await goTo(page, `${path}?slug=${slug}`);
  }
  await page.getByRole('heading', { name: "What's Next" }).waitFor();
}

/** How often a page is read until it holds the same twice, as parts of it come late. */
const MAX_READS = 20;

async function read(page: Page, session: CDPSession): Promise<StoredItem> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const counted = await page.evaluate(() => {
    const { held } = window as unknown as { held: { timers: Set<unknown>; observers: Set<unknown> } };
    const stored = [localStorage, sessionStorage].map((each) => JSON.stringify(each).length);
    return {
      timers: held.timers.size,
      observers: held.observers.size,
      stored: stored.reduce((sum, length) => sum + length, 0),
    };
  });
  return {
    heapMb: value('JSHeapUsedSize') / 1024 ** 2,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    documents: value('Documents'),
    ...counted,
  };
}

/** Reads what the tab holds once garbage has gone and the page has come to rest. */
export async function heldBy(page: Page, session: CDPSession): Promise<StoredItem> {
  await session.send('Performance.enable');
  let [before, now] = [await read(page, session), await read(page, session)];
  for (let reads = 2; reads < MAX_READS; reads++) {
    if (before.nodes === now.nodes && before.listeners === now.listeners && before.timers >= now.timers) break;
    // oxlint-disable-next-line no-await-in-loop -- each read comes after the one before
    [before, now] = [now, await read(page, session)];
  }
  return now;
}
