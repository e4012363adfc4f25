import { setTimeout } from 'node:timers/promises';

import type { Browser, Page } from 'playwright';

import type { Served } from '../builds.ts';
import type { Kind } from './kinds.ts';

/** The measurements of one interaction, in milliseconds from the press. */
export interface Seen {
  /** The longest event until its next frame, by the Event Timing API; 0 if no event was long enough to be reported. */
  readonly nextFrame: number;
  /** Until the frame of the first DOM change; undefined if only a value or the browser's own drawing changes. */
  readonly firstChange: number | undefined;
  /** Until the frame with the expected content. */
  readonly content: number | undefined;
}

/** Injected into the page: starts watching, and returns its records. */
interface Watch {
  readonly begin: (heading: string | undefined) => void;
  /** Marks the start of an action that causes no input event, such as going back. */
  readonly act: () => void;
  readonly seen: () => Seen;
}

declare global {
  var receptionWatch: Watch | undefined;
}

/** Missing in TypeScript's own types. */
interface Scheduler {
  readonly scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };
}

/** Runs in the page before its own scripts; must not refer to anything outside itself. */
function watchPage(): void {
  let nextFrame = 0;
  let start = Number.NaN;
  let [firstChange, content]: (number | undefined)[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if ((entry.interactionId ?? 0) > 0 && entry.startTime >= start) nextFrame = Math.max(nextFrame, entry.duration);
    }
  });
  observer.observe({ type: 'first-input', buffered: true });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  /** Runs after the frame that shows the current change, before work that the page schedules after it. */
  const afterFrame = (tell: (ms: number) => void): void => {
    const from = start;
    const scheduler = globalThis as unknown as Scheduler;
    requestAnimationFrame(() => {
      void scheduler.scheduler.postTask(() => tell(performance.now() - from), { priority: 'user-blocking' });
    });
  };
  const begin: Watch['begin'] = (heading) => {
    let [hasChanged, hasContent] = [false, heading === undefined];
    // A click is timed from the release of the button.
    for (const type of ['pointerdown', 'pointerup', 'keydown']) {
      window.addEventListener(type, ({ timeStamp }) => (start = timeStamp), { capture: true });
    }
    new MutationObserver((_, self) => {
      if (Number.isNaN(start)) return;
      if (!hasChanged) {
        hasChanged = true;
        afterFrame((ms) => (firstChange = ms));
      }
      if (!hasContent && document.querySelector('main h1')?.textContent.includes(heading ?? '') === true) {
        hasContent = true;
        afterFrame((ms) => (content = ms));
      }
      if (hasContent) self.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  };
  globalThis.receptionWatch = {
    begin,
    act: () => (start = performance.now()),
    seen: () => ({ nextFrame, firstChange, content }),
  };
}

/** By then the requests that an interaction triggers, for example to a door, have ended. */
const SETTLED_MS = 1_500;

/** A page that is ready for its interaction. */
export interface Prepared {
  readonly kind: Kind;
  /** Performs the interaction with this CPU slowdown, returns the measurements, and closes the page. */
  readonly measure: (slowdown: number) => Promise<Seen>;
}

/** Opens a phone page in a separate world, with clipboard access. */
async function openPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await context.request.post(`${origin}/__mock/sessions`, { data: {} });
  await context.addInitScript(watchPage);
  return context.newPage();
}

/** Opens the page of an interaction, and waits until it is idle. */
export async function prepare(browser: Browser, { origin }: Served, kind: Kind): Promise<Prepared> {
  const { path, target, gesture, before, heading, isShownByBrowser = false } = kind;
  const page = await openPhone(browser, origin);
  await page.goto(origin + path);
  await before?.(page);
  await target(page).waitFor();
  await page.waitForLoadState('networkidle');
  return { kind, measure };

  async function measure(slowdown: number): Promise<Seen> {
    await page.bringToFront();
    const act = await gesture(page, target(page));
    await page.evaluate((heading) => globalThis.receptionWatch?.begin(heading), heading);
    // Playwright injects 330 KB of script for waiting; start before the action so that this is not timed.
    const shown =
      heading !== undefined && page.waitForFunction(() => globalThis.receptionWatch?.seen().content !== undefined);
    await page.waitForFunction(() => true);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    await shown;
    await setTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => globalThis.receptionWatch?.seen());
    await page.context().close();
    if (seen === undefined) throw new Error('No observer was running');
    return isShownByBrowser ? { ...seen, firstChange: undefined, content: seen.firstChange } : seen;
  }
}
