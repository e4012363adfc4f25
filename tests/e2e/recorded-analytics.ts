import type { Page } from 'playwright/test';

/** A message to analytics; in development these are performance marks. */
export interface Recorded {
  readonly type: 'track' | 'page' | 'identify' | 'group' | 'reset';
  readonly event?: string;
  readonly name?: string;
  readonly userId?: string;
  readonly groupId?: string;
  readonly anonymousId: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly traits?: Readonly<Record<string, unknown>>;
  readonly page: { readonly path: string; readonly url: string; readonly referrer: string; readonly search: string };
}

/** Collects the messages to analytics from now on, across reloads. */
export async function collectAnalytics(page: Page): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  await page.exposeFunction('tellTest', (message: Recorded) => recorded.push(message));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellTest: (detail: unknown) => void }).tellTest;
    new PerformanceObserver((list) => {
      for (const mark of list.getEntriesByName('analytics')) tell((mark as PerformanceMark).detail);
    }).observe({ type: 'mark', buffered: true });
  });
  return recorded;
}

/** The names of the events so far, in their order. */
export const eventsIn = (recorded: readonly Recorded[]): (string | undefined)[] =>
  recorded.filter(({ type }) => type === 'track').map(({ event }) => event);
