import { chromium } from 'playwright';

import { countTimers, heldBy, wander } from '../../tests/support/wander.ts';
import type { Held } from '../../tests/support/wander.ts';
import { ensureBrowser } from '../ensure-browser.ts';
import { findBrowser } from '../find-browser.ts';
import { builds } from './guest/builds.ts';
import { serve } from './guest/serve.ts';

interface SoakBench {
  /** Folders of builds to measure; none builds the app and measures that. */
  readonly dists: readonly string[];
  /** How many times a hundred navigations. */
  readonly rounds: number;
}

const SLUG = 'stay-started';
const WARM_UP = 50;
const ROUND = 100;
const MOST_MB = 5;
const MOST_SHARE = 0.2;
const MOST_SHARE_OF_COUNTS = 0.05;

const show = ({ heapMb, nodes, listeners, timers, observers, stored }: Held): string =>
  `${heapMb.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners, ${timers} timers, ${observers} observers, ${stored} characters stored`;

/** What has grown further than a tab may grow in an afternoon (S80). */
function grown(before: Held, after: Held): string[] {
  const more = after.heapMb - before.heapMb;
  const found = more > MOST_MB || more > before.heapMb * MOST_SHARE ? [`the heap by ${more.toFixed(1)} MB`] : [];
  for (const name of ['nodes', 'listeners', 'timers', 'observers', 'documents', 'stored'] as const)
    if (after[name] > before[name] * (1 + MOST_SHARE_OF_COUNTS)) found.push(`${name} to ${after[name]}`);
  return found;
}

/** What one tab holds while a guest goes to and fro between ten pages, five hundred times. */
export async function soakBench({ dists, rounds }: SoakBench): Promise<void> {
  ensureBrowser();
  const { args, ...rest } = findBrowser();
  // The engine compiles more of the app the longer it runs, and counts that as heap of the page.
  const browser = await chromium.launch({ ...rest, args: [...args, '--js-flags=--no-opt,--no-maglev,--no-sparkplug'] });
  try {
    for (const folder of await builds(dists)) {
      const { origin, stop } = await serve(folder, folder);
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
      await context.addInitScript(countTimers);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.goto(`${origin}/stay?slug=${SLUG}`);
      await wander(page, SLUG, WARM_UP);
      const before = await heldBy(page, session);
      console.log(`${folder}: after ${WARM_UP} navigations ${show(before)}`);
      let after = before;
      for (let round = 1; round <= rounds; round++) {
        await wander(page, SLUG, ROUND);
        after = await heldBy(page, session);
        console.log(`  after ${WARM_UP + round * ROUND}: ${show(after)}`);
      }
      const found = grown(before, after);
      console.log(`  ${found.length === 0 ? 'nothing grows' : `GROWS: ${found.join(', ')}`}`);
      stop();
      await context.close();
    }
  } finally {
    await browser.close();
  }
}
