import { setTimeout } from 'node:timers/promises';

import type { Browser } from 'playwright';

import { slowness } from '../slowness.ts';

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
