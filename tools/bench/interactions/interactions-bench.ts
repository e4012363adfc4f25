import { setTimeout } from 'node:timers/promises';

import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { ensureBrowser, findBrowser } from '../../browser.ts';
import { builds, serve } from '../builds.ts';
import type { Served } from '../builds.ts';
import { showSpread, spread } from '../measure.ts';
import { KINDS } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { prepare } from './one-interaction.ts';
import type { Seen } from './one-interaction.ts';

/** Response times that guests perceive as instant, as fast, and not at all. */
const NEXT_FRAME_MS = 100;
const CONTENT_MS = 250;
const TICK_MS = 10;

/** All results of one build, by kind of interaction, and of the clock ticks. */
interface Measured {
  readonly build: string;
  readonly byKind: ReadonlyMap<string, readonly Seen[]>;
  readonly ticks: readonly number[];
}

const COLUMN = 20;
const row = (...[name = '', ...cells]: readonly string[]): string =>
  `  ${name.padEnd(18)}${cells.map((cell) => cell.padEnd(COLUMN)).join('')}`.trimEnd();

const verdict = (value: number, most: number): string => `goal ${most}: ${value <= most ? 'within' : 'OVER'}`;

/** The median and how it is displayed; empty if it was never measured. */
function figure(rounds: readonly (number | undefined)[]): { readonly median: number; readonly shown: string } {
  const known = rounds.filter((ms) => ms !== undefined);
  if (known.length === 0) return { median: 0, shown: '' };
  const own = spread(known);
  return { median: own.median, shown: showSpread(own, 0) };
}

/** Prints a build's interactions and the worst of them, with the limits of perception. */
function printInteractions({ build, byKind, ticks }: Measured): void {
  console.log(`\nInteractions of ${build}, ms: median of ${ticks.length} rounds (lowest–highest)`);
  console.log(row('', 'next frame', 'first change', 'content'));
  const worst = { answer: 0, content: 0 };
  for (const [kind, seen] of byKind) {
    const frame = figure(seen.map(({ nextFrame }) => nextFrame));
    const change = figure(seen.map(({ firstChange }) => firstChange));
    const content = figure(seen.map((each) => each.content));
    // A frame without a visible change does not count as a response.
    const answer = Math.max(frame.median, change.median);
    const says = verdict(answer, NEXT_FRAME_MS) + (content.shown && `, ${verdict(content.median, CONTENT_MS)}`);
    console.log(row(kind, frame.shown, change.shown, content.shown, says));
    worst.answer = Math.max(worst.answer, answer);
    worst.content = Math.max(worst.content, content.median);
  }
  console.log(row('worst answer', worst.answer.toFixed(0), '', '', verdict(worst.answer, NEXT_FRAME_MS)));
  console.log(row('worst content', '', '', worst.content.toFixed(0), verdict(worst.content, CONTENT_MS)));
  const tick = spread(ticks);
  console.log(row('a tick at a door', showSpread(tick, 1), '', '', verdict(tick.median, TICK_MS)));
}

/** Long enough for two ticks of the clock. */
const WATCHED_MS = 12_000;
/** By then the services, which wait for the browser to be idle, have started. */
const AT_REST_MS = 10_000;
const DOORS = '/stay/access?slug=stay-started';
const TASK = /^(RunTask|ThreadControllerImpl::RunTask)$/;
/** The events of a tick: script, style and layout. Garbage collection does not count. */
const OF_A_TICK = /^(FunctionCall|UpdateLayoutTree|Layout|PrePaint|Paint)$/;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start time in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Thread time, to exclude other load on the machine. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest main-thread task while the access page is idle, in milliseconds. */
async function longestTickTask(browser: Browser, origin: string, slowdown: number): Promise<number> {
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

interface InteractionsBench {
  /** Folders of builds to measure; if empty, the app is built and measured. */
  readonly dists: readonly string[];
  readonly rounds: number;
  /** The CPU slowdown that simulates a phone. */
  readonly slowdown: number;
  /** Only interactions whose name or page contains this. */
  readonly only?: string | undefined;
}

interface Subject {
  readonly build: Served;
  readonly byKind: Map<string, Seen[]>;
  readonly ticks: number[];
}

/**
 * Measures each kind once: all pages are opened first, then touched one after the other. The first would otherwise be
 * slowed by what all of them start when the browser is idle.
 */
async function round(browser: Browser, { build, byKind, ticks }: Subject, kinds: readonly Kind[], slowdown: number) {
  const pages = await Promise.all(kinds.map((kind) => prepare(browser, build, kind)));
  await setTimeout(AT_REST_MS);
  for (const { kind, measure } of pages) {
    const seen = await measure(slowdown).catch((cause: unknown) => {
      throw new Error(`${kind.name} had no effect`, { cause });
    });
    byKind.set(kind.name, [...(byKind.get(kind.name) ?? []), seen]);
  }
  ticks.push(await longestTickTask(browser, build.origin, slowdown));
}

/** Measures how fast the app responds to a touch, and its work while idle. */
export async function interactionsBench({ dists, rounds, slowdown, only = '' }: InteractionsBench): Promise<void> {
  ensureBrowser();
  const subjects: Subject[] = [];
  const kinds = KINDS.filter(({ name, path }) => `${name} ${path}`.includes(only));
  const browser = await chromium.launch(findBrowser());
  try {
    for (const folder of await builds(dists)) {
      subjects.push({ build: await serve(folder, folder), byKind: new Map(), ticks: [] });
    }
    for (let index = 1; index <= rounds; index++) {
      // In turns, so that changes in the machine's load affect all equally.
      for (const subject of subjects) await round(browser, subject, kinds, slowdown);
      console.log(`round ${index} of ${rounds}`);
    }
    for (const { build, byKind, ticks } of subjects) printInteractions({ build: build.name, byKind, ticks });
  } finally {
    for (const { build } of subjects) build.stop();
    await browser.close();
  }
}
