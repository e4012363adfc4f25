import { setTimeout } from 'node:timers/promises';

import type { Browser } from 'playwright';

import type { Figures } from './figures.ts';

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

/** When a first load shows its content, and its largest content. Line and processor are slowed down, not simulated. */
export async function shownWhen(
  browser: Browser,
  url: string,
  content: string,
  slowdown: number,
): Promise<Pick<Figures, 'shown' | 'largest'>> {
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
    return { shown: await last('shown'), largest: await last('largest') };
  } finally {
    await context.close();
  }
}
