import { setTimeout } from 'node:timers/promises';

import type { Browser } from 'playwright';

import { WITHOUT_SIGN_MS } from '#lib/guest-signs.ts';

/** Long enough for two ticks of the clock. */
const WATCHED_MS = 12_000;
/** By then the page has also run the files of its neighbours, as it does without a guest's sign. */
const AT_REST_MS = WITHOUT_SIGN_MS + 3_000;
const DOORS = '/stay/access?slug=stay-started';
const TASK = /^(RunTask|ThreadControllerImpl::RunTask)$/;
/** What a tick does: the page's script runs, and what it changed is drawn. The collector's own tasks are none. */
const OF_A_TICK = /^(FunctionCall|UpdateLayoutTree|Layout|PrePaint|Paint)$/;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Its start, in microseconds. */
  readonly ts: number;
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
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await setTimeout(WATCHED_MS);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const main = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const ofPage = traceEvents.filter(({ pid, tid }) => main.has(`${pid} ${tid}`));
    const steps = ofPage.filter(({ name }) => OF_A_TICK.test(name)).map(({ ts }) => ts);
    const ticks = ofPage.filter(
      ({ name, ts, dur = 0 }) => TASK.test(name) && steps.some((step) => step >= ts && step < ts + dur),
    );
    return Math.max(...ticks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000));
  } finally {
    await context.close();
  }
}
