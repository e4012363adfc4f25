import { setTimeout } from 'node:timers/promises';

import type { Browser } from 'playwright';

import { WITHOUT_SIGN_MS } from '#lib/guest-signs.ts';

/** Long enough for two ticks of the clock. */
const WATCHED_MS = 12_000;
/** By then the page has also run the files of its neighbours, as it does without a guest's sign. */
const AT_REST_MS = WITHOUT_SIGN_MS + 3_000;
const DOORS = '/stay/access?slug=stay-started';
const TASK = /^(RunTask|ThreadControllerImpl::RunTask)$/;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Time of the thread itself: what else the machine does is not counted. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the main thread while the page of the doors is untouched, in milliseconds. */
export async function longestTickTask(browser: Browser, origin: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.goto(origin + DOORS);
    await page.getByRole('article', { name: 'Street door' }).waitFor();
    await setTimeout(AT_REST_MS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    await setTimeout(WATCHED_MS);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const main = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = traceEvents.filter(({ name, pid, tid }) => TASK.test(name) && main.has(`${pid} ${tid}`));
    return Math.max(...tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000));
  } finally {
    await context.close();
  }
}
