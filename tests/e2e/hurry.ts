import type { Page } from 'playwright/test';

/**
 * From the next document on, the app waits a tenth as long: for an answer, before it tries again, before it asks again.
 * The limit of a request is the browser's, which does not follow `page.clock`.
 */
export const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const FASTER = 10;
    const wait = window.setTimeout;
    Object.defineProperty(window, 'setTimeout', {
      value: (act: TimerHandler, ms = 0, ...args: unknown[]) => wait(act, ms / FASTER, ...args),
    });
    const limit = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...limit,
      set(ms: number) {
        limit?.set?.call(this, ms / FASTER);
      },
    });
  });
