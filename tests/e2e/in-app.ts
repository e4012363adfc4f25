import type { Page, Request } from 'playwright/test';

/** Long enough for a slow network and a busy machine. */
const DEADLINE_MS = 20_000;

/**
 * Resolves in the frame after the router and all queries are idle; after `mostMs` it resolves to what is still awaited. It polls
 * inside the page, because each call from the test takes much longer.
 */
const settles = (page: Page, mostMs: number): Promise<string | undefined> =>
  page.evaluate(async (most) => {
    const waitsFor = (): string | undefined => {
      const router = window.__TSR_ROUTER__;
      if (router === undefined) return 'the app to start';
      const { status, resolvedLocation } = router.state;
      if (status !== 'idle') return 'a loader or a guard';
      if (resolvedLocation?.href !== router.latestLocation.href) return 'the router to take the address';
      const { queryClient } = router.options.context as { queryClient: { isFetching: () => number } };
      if (queryClient.isFetching() > 0) return 'an answer that a query reads';
      return document.querySelector('h1') === null ? 'a heading' : undefined;
    };
    const LOOK_MS = 25;
    for (let left = most; ; left -= LOOK_MS) {
      if (waitsFor() === undefined || left <= 0) {
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        const awaited = waitsFor();
        if (awaited === undefined || left <= 0) return awaited;
      }
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  }, mostMs);

/**
 * Navigates within the open document, as a link does: guards, loaders and redirects run. Resolves when the page, its files and
 * its answers have loaded, except those of third parties. Throws an error that lists what is missing at the deadline.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url());
  const underWay = new Set<Request>();
  let tellEnd = (): void => {};
  const began = (request: Request): unknown => request.url().startsWith(origin) && underWay.add(request);
  const ended = (request: Request): void => {
    underWay.delete(request);
    tellEnd();
  };
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  await page.evaluate(async (to) => {
    const router = window.__TSR_ROUTER__;
    const isOnItsWay = () => router?.state.resolvedLocation?.href !== router?.latestLocation.href;
    // The router may miss a navigation that begins before it has finished the previous one.
    for (let looks = 0; isOnItsWay() && looks < 80; looks += 1) await new Promise((done) => setTimeout(done, 25));
    history.pushState({}, '', to);
  }, path);
  const deadline = performance.now() + DEADLINE_MS;
  // What has loaded may load more, so the page must be idle three times in a row.
  for (let idle = 0; idle < 3;) {
    const awaited = [await settles(page, deadline - performance.now())].filter((each) => each !== undefined);
    awaited.push(...[...underWay].map((request) => request.url()));
    idle = awaited.length === 0 ? idle + 1 : 0;
    if (idle > 0) continue;
    const leftMs = deadline - performance.now();
    if (leftMs <= 0)
      throw new Error(`${path} has not come in ${DEADLINE_MS / 1_000} s. It waits for ${awaited.join(', ')}.`);
    await new Promise<void>((done) => {
      const late = setTimeout(done, leftMs);
      tellEnd = () => {
        clearTimeout(late);
        done();
      };
    });
  }
  page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
}

/** Clears the query cache and the browser's storage, so that the next page loads everything again. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const context = window.__TSR_ROUTER__?.options.context as { queryClient: { clear: () => void } } | undefined;
    if (context === undefined) throw new Error('The app has not started');
    context.queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
  });

/** Makes the document transparent, which saves a fifth of the time of tests that only measure and read. */
export const drawNothing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.opacity = '0';
  });
