import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Browser, Page } from 'playwright';

import type { Served } from '../builds.ts';
import type { Kind } from './kinds.ts';

/** What a page saw of one interaction, in milliseconds from the guest's press. */
export interface Seen {
  /** The longest event until its next frame, by the Event Timing API; 0 when no event was long enough. */
  readonly nextFrame: number;
  /** Until the frame of the first change of the page; undefined where only a value or a browser's drawing changes. */
  readonly firstChange: number | undefined;
  /** Until the frame with the content that was waited for. */
  readonly content: number | undefined;
}

/** Injected into the page: starts to watch, and returns its records. */
interface Watch {
  readonly begin: (heading: string | undefined) => void;
  /** The guest acts now, without an input that the page would see. */
  readonly act: () => void;
  readonly seen: () => Seen;
}

declare global {
  var receptionWatch: Watch | undefined;
}

/** Not in TypeScript's own types yet. */
interface Scheduler {
  readonly scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };
}

/** Runs in the page before its own scripts; it must not name anything outside of itself. */
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

  /** After the frame that shows what has just changed, ahead of the work that the page itself puts after it. */
  const afterFrame = (tell: (ms: number) => void): void => {
    const from = start;
    const scheduler = globalThis as unknown as Scheduler;
    requestAnimationFrame(() => {
      void scheduler.scheduler.postTask(() => tell(performance.now() - from), { priority: 'user-blocking' });
    });
  };
  const begin: Watch['begin'] = (heading) => {
    let [hasChanged, hasContent] = [false, heading === undefined];
    // A press counts from where it ends.
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

/** What an answer to a press may set off, as a request to a door, is over by then. */
const SETTLED_MS = 1_500;
const PRELOADED_MS = 40_000;

/** A page that waits to be touched. */
export interface Prepared {
  readonly kind: Kind;
  /** Touches it as on a slow phone, tells what was seen, and closes the page. */
  readonly measure: (slowdown: number) => Promise<Seen>;
}

/** The lists that a build writes beside itself: files of script and of texts by route group. */
interface Lists {
  readonly files?: Readonly<Record<string, readonly string[]>>;
  readonly words?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

/** The files of a route group that a page preloads; none where the build lists none. */
async function preloadedFiles(folder: string, group: string): Promise<readonly string[]> {
  const text = await readFile(`${resolve(folder)}-record/pages.json`, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { files, words } = JSON.parse(text) as Lists;
  return [...(files?.[group] ?? []), words?.[group]?.['en-GB'] ?? []].flat();
}

/** A phone's page in a separate world, with a writable clipboard. */
async function openPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await context.request.post(`${origin}/__mock/sessions`, { data: {} });
  await context.addInitScript(watchPage);
  return context.newPage();
}

/** Opens the page of an interaction, and waits until all that comes by itself has come. */
export async function prepare(browser: Browser, { name, origin }: Served, kind: Kind): Promise<Prepared> {
  const { path, target, gesture, before, leadsTo, isShownByBrowser = false } = kind;
  const page = await openPhone(browser, origin);
  const files = leadsTo ? await preloadedFiles(name, leadsTo.group) : [];
  const loaded = files.map((file) =>
    page.waitForEvent('requestfinished', {
      predicate: (request) => request.url() === origin + file,
      timeout: PRELOADED_MS,
    }),
  );
  await page.goto(origin + path);
  await Promise.all(loaded);
  await before?.(page);
  await target(page).waitFor();
  await page.waitForLoadState('networkidle');
  return { kind, measure };

  async function measure(slowdown: number): Promise<Seen> {
    await page.bringToFront();
    const act = await gesture(page, target(page));
    await page.evaluate((heading) => globalThis.receptionWatch?.begin(heading), leadsTo?.heading);
    // Playwright sends the page 330 KB of script to wait with. It comes before the act, untimed.
    const shown = leadsTo && page.waitForFunction(() => globalThis.receptionWatch?.seen().content !== undefined);
    await page.waitForFunction(() => true);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    await shown;
    await setTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => globalThis.receptionWatch?.seen());
    await page.context().close();
    if (seen === undefined) throw new Error('Nobody watched');
    return isShownByBrowser ? { ...seen, firstChange: undefined, content: seen.firstChange } : seen;
  }
}
