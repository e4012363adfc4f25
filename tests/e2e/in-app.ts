import type { Page, Request } from 'playwright/test';

/** Whether no navigation or request of the app is under way; looks after the next frame. */
const isIdle = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const router = window.__TSR_ROUTER__;
    if (router === undefined) return false;
    const { queryClient } = router.options.context as { queryClient: { isFetching: () => number } };
    const { status, resolvedLocation } = router.state;
    const isShown = status === 'idle' && resolvedLocation?.href === router.latestLocation.href;
    return isShown && queryClient.isFetching() === 0 && document.querySelector('h1') !== null;
  });

/**
 * Shows another page of the app in the document that is open, as a link does. Guards, loaders and redirects run. The
 * load of a document costs a second of CPU time. Settles when the page, its files and its answers have come. A third
 * party may be silent.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  const { origin } = new URL(page.url());
  const began = (request: Request): unknown => request.url().startsWith(origin) && underWay.add(request);
  const ended = (request: Request): unknown => underWay.delete(request);
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  await page.evaluate((to) => history.pushState({}, '', to), path);
  // A part that has come may ask for another one.
  for (let idle = 0; idle < 2;) idle = (await isIdle(page)) && underWay.size === 0 ? idle + 1 : 0;
  page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
}

/** Forgets every answer, and what the device keeps: the next page asks as after a load. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const context = window.__TSR_ROUTER__?.options.context as { queryClient: { clear: () => void } } | undefined;
    if (context === undefined) throw new Error('The app has not started');
    context.queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
  });
