import { setTimeout } from 'node:timers/promises';

import type { Browser } from 'playwright';

import { slowness } from '../measure.ts';
import type { Figures } from './figures.ts';

/** What begins after the content counts as well, as a clock that ticks. */
const AFTERWARDS_MS = 2_000;

/** Main-thread time of a first load until its content and a little later, as on the quiet machine, unthrottled. */
export async function cpuOfLoad(browser: Browser, url: string, content: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // Thread time, not the clock on the wall: what else the machine does is not counted.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = slowness();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction((words) => document.body?.textContent.includes(words), content, { polling: 100 });
    await setTimeout(AFTERWARDS_MS);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return (seconds * 1000) / ((before + slowness()) / 2);
  } finally {
    await context.close();
  }
}

/** Slow 4G as Chromium's developer tools apply it to each request, in bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Larger content than the last may still come for so long. */
const STILL_MS = 2_000;

/** Notes in the page when it has a text, and when its largest content came; the navigation is zero. */
function watchFor(content: string): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) performance.mark('largest', { startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (!(document.querySelector('body')?.textContent ?? '').includes(content)) return;
    observer.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => window.setTimeout(() => performance.mark('shown')));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The bytes of script, as sent, that had come by a time. A worker that runs a file of the page has it from there. */
function scriptBytesBy(time: number): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = new Map<string, number>();
  for (const { name, responseEnd, encodedBodySize } of files)
    if (new URL(name).pathname.endsWith('.js') && responseEnd <= time) bytes.set(name, encodedBodySize);
  return [...bytes.values()].reduce((sum, each) => sum + each, 0);
}

/** When a first load shows its content and the largest of it, and the script until then. Nothing is simulated. */
export async function shownWhen(
  browser: Browser,
  url: string,
  content: string,
  slowdown: number,
): Promise<Pick<Figures, 'shown' | 'largest' | 'scriptKb'>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFor, content);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, undefined, { polling: 250 });
    await setTimeout(STILL_MS);
    const last = (name: string): Promise<number> =>
      page.evaluate((mark) => performance.getEntriesByName(mark).at(-1)?.startTime ?? Number.NaN, name);
    const shown = await last('shown');
    return { shown, largest: await last('largest'), scriptKb: (await page.evaluate(scriptBytesBy, shown)) / 1024 };
  } finally {
    await context.close();
  }
}
