import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { goOnTo, lengthenStays, LIMITED_FIELDS, LONG_PAGES, pasteMegabyte } from '../../tests/support/long-input.ts';
import { ensureBrowser } from '../ensure-browser.ts';
import { findBrowser } from '../find-browser.ts';
import { builds } from './guest/builds.ts';
import { slowness } from './slowness.ts';
import { serve } from './guest/serve.ts';
import { showSpread, spread } from './guest/spread.ts';

interface LongBench {
  /** Folders of builds to measure; none builds the app and measures that. */
  readonly dists: readonly string[];
  readonly rounds: number;
}

/** What S36 allows a paste and a long page, in milliseconds. */
const PASTE_MS = 100;
const PAGE_MS = 1_000;

/** How long the page's thread works for what is done, in milliseconds of the quiet machine. */
type WorkOf = (act: () => Promise<unknown>) => Promise<number>;

async function watchWork(page: Page): Promise<WorkOf> {
  const session = await page.context().newCDPSession(page);
  // Thread time, not the clock on the wall: what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return async (act) => {
    const slower = slowness();
    const before = await worked();
    await act();
    return ((await worked()) - before) / ((slower + slowness()) / 2);
  };
}

/** A phone's page in a separate world. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  return context.newPage();
}

async function longestPaste(browser: Browser, origin: string): Promise<number> {
  const page = await openPhone(browser);
  const workOf = await watchWork(page);
  const pastes: number[] = [];
  for (const [path, label] of LIMITED_FIELDS) {
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    await page.getByLabel(label, { exact: true }).focus();
    pastes.push(await workOf(() => pasteMegabyte(page)));
  }
  await page.context().close();
  return Math.max(...pastes);
}

/** By path. */
async function longPages(browser: Browser, origin: string): Promise<ReadonlyMap<string, number>> {
  const page = await openPhone(browser);
  const workOf = await watchWork(page);
  await lengthenStays(page);
  await page.goto(`${origin}/stay/explore?slug=stay-started`);
  await page.waitForLoadState('networkidle');
  const works = new Map<string, number>();
  for (const [path, parts, count] of LONG_PAGES) {
    const work = await workOf(async () => {
      await goOnTo(page, path);
      await parts(page)
        .nth(count - 1)
        .waitFor({ state: 'attached' });
    });
    works.set(path, work);
  }
  await page.context().close();
  return works;
}

/** How long a page works for a pasted megabyte, and to show very many doors or orders (S36). */
export async function longInputBench({ dists, rounds }: LongBench): Promise<void> {
  ensureBrowser();
  const browser = await chromium.launch(findBrowser());
  const print = (name: string, figures: readonly number[], aim: number): void => {
    const own = spread(figures);
    const says = own.median <= aim ? 'within' : 'OVER';
    console.log(`  ${name.padEnd(24)}${showSpread(own, 0).padEnd(22)}aim ${aim}: ${says}`);
  };
  try {
    for (const folder of await builds(dists)) {
      const { origin, stop } = await serve(folder, folder);
      const pastes: number[] = [];
      const pages: ReadonlyMap<string, number>[] = [];
      for (let round = 1; round <= rounds; round++) {
        pastes.push(await longestPaste(browser, origin));
        pages.push(await longPages(browser, origin));
      }
      stop();
      console.log(`\nMain-thread work of ${folder}, ms: median of ${rounds} rounds (lowest–highest)`);
      print('paste of a megabyte', pastes, PASTE_MS);
      for (const [path, , count] of LONG_PAGES)
        print(
          `${count} at ${path}`,
          pages.map((each) => each.get(path) ?? Number.NaN),
          PAGE_MS,
        );
    }
  } finally {
    await browser.close();
  }
}
