import type { Browser } from 'playwright';

/** Slow 4G as Chromium's developer tools apply it to each request, in bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Notes in the page when it has a text, in milliseconds since the navigation began. */
function watchFor(content: string): void {
  new MutationObserver((_, observer) => {
    if (!(document.querySelector('body')?.textContent ?? '').includes(content)) return;
    observer.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => performance.mark('shown')));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** After how many milliseconds a first load shows its content. Line and processor are slowed down, not simulated. */
export async function shownWhen(browser: Browser, url: string, content: string, slowdown: number): Promise<number> {
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
    return await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN);
  } finally {
    await context.close();
  }
}
