import type { Page, Request } from 'playwright';

/** A page that is still moving after so long is reported. */
const MOST_MS = 30_000;

/** Whether the page shows what it has: no skeleton, nothing on its way, no fade between two schemes. */
function isStill(): boolean {
  const seen = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  // A browser does not ask for a lazy picture below the window.
  const isComing = (image: HTMLImageElement): boolean =>
    !image.complete && (image.loading !== 'lazy' || image.getBoundingClientRect().top < window.innerHeight);
  return (
    document.fonts.status === 'loaded' &&
    seen('div[aria-busy=true], div.animate-breathe').length === 0 &&
    !seen('img').some((image) => isComing(image as HTMLImageElement)) &&
    document.getAnimations().every((each) => !(each instanceof CSSTransition))
  );
}

/** Chromium without anything to draw may call back much later. */
const IDLE_MS = 500;

/** The height of the page once its pictures are decoded and the browser has nothing else to do. */
async function heightAtRest(idleMs: number): Promise<number> {
  const shown = [...document.images].filter(({ complete }) => complete);
  // A picture that cannot be decoded is shown as a missing one, which is what the guest sees.
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  await new Promise((done) => void requestIdleCallback(done, { timeout: idleMs }));
  await new Promise((done) => void requestAnimationFrame(done));
  return document.documentElement.scrollHeight;
}

/**
 * Watches the requests of a page that is about to open. What it returns waits until nothing is asked or busy and the
 * height stays. On a loaded machine late parts come long after the heading.
 */
export function watchSettling(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    const end = performance.now() + MOST_MS;
    let before = -1;
    while (performance.now() < end) {
      await page.waitForFunction(isStill, undefined, { timeout: MOST_MS });
      const height = await page.evaluate(heightAtRest, IDLE_MS);
      if (asked.size === 0 && height === before) return;
      before = asked.size === 0 ? height : -1;
    }
    const waits = [...asked].map((request) => request.url()).join(' ');
    throw new Error(`${page.url()} has not settled in ${MOST_MS} ms; still asked for: ${waits || 'nothing'}`);
  };
}
