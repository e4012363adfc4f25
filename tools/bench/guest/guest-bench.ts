import { chromium } from 'playwright';

import { ensureBrowser } from '../../ensure-browser.ts';
import { buildFloor, builds, guestBrowser, guestOrigin, serve } from '../builds.ts';
import type { Served } from '../builds.ts';
import { FLOOR, PAGES, printPage } from './figures.ts';
import type { Figures, GuestPage } from './figures.ts';
import { lighthouseFigures, loadLighthouse } from './lighthouse.ts';
import { cpuOfLoad, shownWhen } from './page-load.ts';

/** How many times slower than this machine the processor is where the load is not simulated. */
const SLOW_PROCESSOR = 4;

interface GuestBench {
  /** Folders of builds to measure; none builds the app and measures that. */
  readonly dists: readonly string[];
  readonly rounds: number;
  /** How many times slower than this machine the phone is that Lighthouse simulates. */
  readonly slowdown: number;
  /** Only pages whose path holds this. */
  readonly only?: string | undefined;
}

/** One page of one build, and what its loads took. */
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
    // The first answer of a fresh backend is slow; no figure includes it.
    for (const each of subjects) await cpuOfLoad(browser, urlOf(each), each.page.content);
    for (let round = 1; round <= rounds; round++) {
      // Turn about, so that the machine's mood hits all.
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

/** First loads of the guest's pages as multiples of what their libraries alone take. */
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
