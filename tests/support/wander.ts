import type { CDPSession, Page } from 'playwright';

/** Pages of one stay, including the heavy ones. */
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

/** The memory, objects and storage of a tab after garbage collection. */
export interface TabUsage {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  /** Pending intervals and timeouts. */
  readonly timers: number;
  /** Connected observers. */
  readonly observers: number;
  /** Characters in `sessionStorage` and `localStorage`. */
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

/** Navigates to a page of the app, and waits until its heading is rendered. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    // Marks the heading of the current page, so that the next one can be recognised.
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator('h1:not([data-left])').first().waitFor();
}

/** Makes so many navigations; their number must be a multiple of the round's length, so that they end at its first page. */
export async function wander(page: Page, slug: string, navigations: number, round = ROUND): Promise<void> {
  for (let done = 1; done <= navigations; done++) {
    const path = round[done % round.length] ?? '/stay';
    // oxlint-disable-next-line no-await-in-loop -- one page after the other is the point
    await goTo(page, `${path}?slug=${slug}`);
  }
  await page.getByRole('heading', { name: "What's Next" }).waitFor();
}

/** The maximum number of readings until two are equal, because some content loads late. */
const MAX_READS = 20;

async function read(page: Page, session: CDPSession): Promise<TabUsage> {
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

/** Reads the memory, objects and storage of the tab once they no longer change. */
export async function measureUsage(page: Page, session: CDPSession): Promise<TabUsage> {
  await session.send('Performance.enable');
  let [before, now] = [await read(page, session), await read(page, session)];
  for (let reads = 2; reads < MAX_READS; reads++) {
    if (before.nodes === now.nodes && before.listeners === now.listeners && before.timers >= now.timers) break;
    // oxlint-disable-next-line no-await-in-loop -- each read comes after the one before
    [before, now] = [now, await read(page, session)];
  }
  return now;
}
