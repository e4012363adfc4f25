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

/** React may hold back for 300 ms what a Suspense shows, after its file has come. Nothing is asked then. */
const HELD_BACK_MS = 350;

/** The height of the page and its number of elements, once pictures are decoded and the browser is idle. */
async function shapeAtRest([idleMs, heldBackMs]: readonly [number, number]): Promise<string> {
  const shown = [...document.images].filter(({ complete }) => complete);
  // A picture that cannot be decoded is shown as a missing one, which is what the guest sees.
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  await new Promise((done) => void requestIdleCallback(done, { timeout: idleMs }));
  await new Promise((done) => void setTimeout(done, heldBackMs));
  await new Promise((done) => void requestAnimationFrame(done));
  return `${document.documentElement.scrollHeight} ${document.querySelectorAll('*').length}`;
}

/**
 * Watches the requests of a page that is about to open. What it returns waits until nothing is asked or busy and the
 * shape stays. On a loaded machine late parts come long after the heading.
 */
export function watchSettling(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    const end = performance.now() + MOST_MS;
    let before = '';
    while (performance.now() < end) {
      await page.waitForFunction(isStill, undefined, { timeout: MOST_MS });
      const shape = await page.evaluate(shapeAtRest, [IDLE_MS, HELD_BACK_MS] as const);
      if (asked.size === 0 && shape === before) return;
      before = asked.size === 0 ? shape : '';
    }
    const waits = [...asked].map((request) => request.url()).join(' ');
    throw new Error(`${page.url()} has not settled in ${MOST_MS} ms; still asked for: ${waits || 'nothing'}`);
  };
}
