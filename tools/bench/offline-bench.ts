import { chromium, devices } from 'playwright';
import type { BrowserContext } from 'playwright';

import { ensureBrowser, findBrowser } from '../browser.ts';
import { builds, serve } from './builds.ts';
import { showSpread, slowness, spread } from './measure.ts';

interface OfflineBench {
  /** Folders of builds to measure; if empty, the app is built and measured. */
  readonly dists: readonly string[];
  readonly rounds: number;
  /** The CPU slowdown that simulates a phone. */
  readonly slowdown: number;
}

const SLUG = 'stay-started';
const AIM_MS = 1_000;

/** Runs in the page: marks when a code is on screen, relative to the navigation. */
function watchForCode(): void {
  new MutationObserver((_, observer) => {
    const label = document.querySelector('main .sr-only')?.textContent ?? '';
    if (!label.startsWith('Code: ')) return;
    observer.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => performance.mark('code')));
  }).observe(document, { subtree: true, childList: true });
}

/** Opens the access page offline on a slow phone; returns the milliseconds until a code was on screen. */
async function coldStart(context: BrowserContext, origin: string, slowdown: number): Promise<number> {
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${origin}/stay/access`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('code').length > 0, undefined, { polling: 100 });
    return await page.evaluate(() => performance.getEntriesByName('code')[0]?.startTime ?? Number.NaN);
  } finally {
    await page.close();
  }
}

/** Measures how soon a door code shows without a network on a phone that has visited the stay once. */
export async function offlineBench({ dists, rounds, slowdown }: OfflineBench): Promise<void> {
  ensureBrowser();
  const browser = await chromium.launch(findBrowser());
  try {
    for (const folder of await builds(dists)) {
      const { origin, stop } = await serve(folder, folder);
      const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' });
      const page = await context.newPage();
      await page.goto(`${origin}/stay?slug=${SLUG}`);
      await page.getByText('Saved for offline').waitFor();
      await page.waitForLoadState('networkidle');
      await page.close();
      await context.setOffline(true);
      await context.addInitScript(watchForCode);
      const times: number[] = [];
      const before = slowness();
      for (let round = 1; round <= rounds; round++) times.push(await coldStart(context, origin, slowdown));
      const machine = (before + slowness()) / 2;
      stop();
      const { median } = spread(times);
      console.log(`${folder}: an offline code after ${showSpread(spread(times), 0)} ms`);
      console.log(`  median of ${rounds} at ${slowdown}x CPU, goal ${AIM_MS}: ${median <= AIM_MS ? 'within' : 'OVER'}`);
      console.log(`  the machine was ${machine.toFixed(2)} times as slow as when idle`);
    }
  } finally {
    await browser.close();
  }
}
