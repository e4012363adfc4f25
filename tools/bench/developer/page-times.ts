import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { findBrowser } from '../../browser.ts';
import { EDITED, momentNow, startDevServer } from './app-under-work.ts';
import type { AppUnderWork, Part } from './app-under-work.ts';

declare global {
  /** Receives the time that a page reports; created by Playwright's `exposeFunction`. */
  var receptionShown: ((moment: number) => void) | undefined;
}

/** Runs in the page: reports the time of the first frame that shows all parts, in milliseconds since 1970. */
function watchParts(parts: readonly Part[]): void {
  const isThere = ({ selector, text }: Part): boolean =>
    [...document.querySelectorAll(selector)].some((each) => `${each.ariaLabel} ${each.textContent}`.includes(text));
  const check = (): void => {
    if (parts.every(isThere)) globalThis.receptionShown?.(performance.timeOrigin + performance.now());
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

const LONGEST_MS = 60_000;

/**
 * Lets the page itself report when it shows something, because Playwright polls only every half second. `act` triggers
 * it; the result is the time in milliseconds since 1970.
 */
async function shownMoments(page: Page, onLoad: readonly Part[]) {
  let take: (moment: number) => void = () => {};
  await page.exposeFunction('receptionShown', (moment: number) => take(moment));
  await page.addInitScript(watchParts, onLoad);
  const momentAfter = (parts: readonly Part[], act: () => unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const failLate = async (): Promise<never> => {
        const awaited = parts.map(({ text }) => text).join(', ');
        const shown = await page.evaluate(() => document.body.innerText).catch(String);
        throw new Error(`${page.url()} does not show ${awaited}. It shows:\n${shown.slice(0, 500)}`);
      };
      const late = setTimeout(() => void failLate().catch(reject), LONGEST_MS);
      take = (moment) => {
        clearTimeout(late);
        resolve(moment);
      };
      Promise.resolve(act()).catch(reject);
    });
  return {
    /** `act` loads the page. */
    ofLoad: (act: () => unknown): Promise<number> => momentAfter(onLoad, act),
    /** `act` changes the page that is there. */
    ofChange: async (parts: readonly Part[], act: () => unknown): Promise<number> => {
      await page.evaluate(watchParts, parts);
      return momentAfter(parts, act);
    },
  };
}

/** The measured times in milliseconds, and the number of requests. */
export interface PageTimes {
  readonly firstAnswer: number;
  readonly firstPage: number;
  readonly requests: number;
  readonly reload: number;
  readonly edit: number;
}

/** Caches left by earlier starts. */
const CACHES = ['node_modules/.vite', 'node_modules/.cache/reception'];

/** The content of a file before and after the edit. */
function editOf({ file, from, to }: AppUnderWork['edit']): { before: string; after: string } {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  return { before, after: before.replace(from, to) };
}

/** Vite's file watcher misses a second change in quick succession. */
const REST_MS = 500;

/** The edited part is a heading. */
const EDITED_PART = { selector: 'h1, h2', text: EDITED };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function repeat(times: number, each: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < times; round++) values.push(await each());
  return median(values);
}

/** Measures one start of the server in a browser with an empty cache. */
async function oneStart(app: AppUnderWork, browser: Browser): Promise<PageTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await app.prepare?.(page);
  let requests = 0;
  page.on('request', () => requests++);
  const { ofLoad, ofChange } = await shownMoments(page, app.shows);
  const { file } = app.edit;
  const { before, after } = editOf(app.edit);
  const server = await startDevServer(app.args, app.port);
  try {
    const shown = await ofLoad(() => page.goto(server.origin + app.path, { waitUntil: 'commit' }));
    const firstPage = shown - server.startedAt;
    const seen = requests;
    await page.waitForLoadState('networkidle');
    const reload = await repeat(3, async () => {
      const start = momentNow();
      return (await ofLoad(() => page.reload({ waitUntil: 'commit' }))) - start;
    });
    await page.waitForLoadState('networkidle');
    const edit = await repeat(3, async () => {
      const start = momentNow();
      const edited = await ofChange([EDITED_PART], () => writeFileSync(file, after));
      await sleep(REST_MS);
      writeFileSync(file, before);
      await page.getByText(EDITED).first().waitFor({ state: 'detached' });
      return edited - start;
    });
    return { firstAnswer: server.firstAnswerMs, firstPage, requests: seen, reload, edit };
  } finally {
    writeFileSync(file, before);
    await context.close();
    await server.stop();
  }
}

const FIGURES = ['firstAnswer', 'firstPage', 'requests', 'reload', 'edit'] as const;

/** The number of starts; they vary by about 10 %. */
const STARTS = 3;

const medianOf = (starts: readonly PageTimes[]): PageTimes =>
  Object.fromEntries(FIGURES.map((figure) => [figure, median(starts.map((each) => each[figure]))])) as Record<
    (typeof FIGURES)[number],
    number
  >;

/** Measures starts without any caches, and the starts after them; returns the median of each. */
export async function pageTimes(app: AppUnderWork): Promise<{ cold: PageTimes; warm: PageTimes }> {
  const cold: PageTimes[] = [];
  const warm: PageTimes[] = [];
  const browser = await chromium.launch(findBrowser());
  try {
    for (let start = 0; start < STARTS; start++) {
      for (const cache of CACHES) rmSync(cache, { recursive: true, force: true });
      cold.push(await oneStart(app, browser));
      warm.push(await oneStart(app, browser));
    }
    return { cold: medianOf(cold), warm: medianOf(warm) };
  } finally {
    await browser.close();
  }
}
