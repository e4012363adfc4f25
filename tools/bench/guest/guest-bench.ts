import { setTimeout } from 'node:timers/promises';

import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { ensureBrowser } from '../../browser.ts';
import { buildFloor, builds, guestBrowser, guestOrigin, serve } from '../builds.ts';
import type { Served } from '../builds.ts';
import { slowness } from '../measure.ts';
import { FLOOR, PAGES, printPage } from './figures.ts';
import type { Figures, GuestPage } from './figures.ts';
import { lighthouseFigures, loadLighthouse } from './lighthouse.ts';

/** Also measures what starts after the content, such as a clock. */
const AFTERWARDS_MS = 2_000;

/** Main-thread time of a first load until shortly after its content appeared, unthrottled. */
async function cpuOfLoad(browser: Browser, url: string, content: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // Thread time instead of wall time, to exclude other load on the machine.
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

/** Slow 4G as applied per request by Chromium's developer tools, in bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** How long a larger element may still appear after the last one. */
const STILL_MS = 2_000;

/**
 * Runs in the page: marks when it contains a text, and when its largest content appeared, relative to the navigation.
 */
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

/** The transferred bytes of script by a time. A preloaded file can have two entries. */
function scriptBytesBy(time: number): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = new Map<string, number>();
  for (const { name, responseEnd, encodedBodySize } of files)
    if (new URL(name).pathname.endsWith('.js') && responseEnd <= time) bytes.set(name, encodedBodySize);
  return [...bytes.values()].reduce((sum, each) => sum + each, 0);
}

/**
 * When a first load shows its content and its largest element, and the bytes of script until then; nothing is
 * simulated.
 */
async function shownWhen(
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

/** The CPU slowdown for loads that are not simulated. */
const SLOW_PROCESSOR = 4;

interface GuestBench {
  /** Folders of builds to measure; if empty, the app is built and measured. */
  readonly dists: readonly string[];
  readonly rounds: number;
  /** The CPU slowdown of the phone that Lighthouse simulates. */
  readonly slowdown: number;
  /** Only pages whose path contains this. */
  readonly only?: string | undefined;
}

/** One page of one build, with its results. */
interface Subject {
  readonly build: Served;
  readonly page: GuestPage;
  readonly loads: Figures[];
}

async function measure(subjects: readonly Subject[], { rounds, slowdown }: GuestBench): Promise<void> {
  const lighthouse = await loadLighthouse();
  const options = guestBrowser();
  const browser = await chromium.launch(options);
  const urlOf = ({ build, page }: Subject): string => guestOrigin(build) + page.path;
  try {
    // The first answer of a fresh backend is slow, so it is not measured.
    for (const each of subjects) await cpuOfLoad(browser, urlOf(each), each.page.content);
    for (let round = 1; round <= rounds; round++) {
      // In turns, so that changes in the machine's load affect all equally.
      for (const each of subjects) {
        const cpu = await cpuOfLoad(browser, urlOf(each), each.page.content);
        const shown = await shownWhen(browser, urlOf(each), each.page.content, SLOW_PROCESSOR);
        each.loads.push({ cpu, ...shown, ...(await lighthouseFigures(lighthouse, options, urlOf(each), slowdown)) });
      }
      console.log(`round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
  }
}

/** Measures first loads of guest pages, as multiples of the cost of their libraries alone. */
export async function guestBench(options: GuestBench): Promise<void> {
  const { dists, only = '' } = options;
  ensureBrowser();
  const folders = await builds(dists);
  const servers: Served[] = [];
  try {
    const floorBuild = await serve('floor', await buildFloor());
    servers.push(floorBuild);
    for (const folder of folders) servers.push(await serve(folder, folder));
    const floor: Subject = { build: floorBuild, page: FLOOR, loads: [] };
    const pages = PAGES.filter(({ path }) => path.includes(only));
    const subjects = pages.flatMap((page) => servers.slice(1).map((build): Subject => ({ build, page, loads: [] })));
    await measure([floor, ...subjects], options);
    for (const { build, page, loads } of subjects) printPage(page, build.name, floor.loads, loads);
  } finally {
    for (const { stop } of servers) stop();
  }
}
