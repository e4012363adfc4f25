import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { ensureBrowser } from '../../ensure-browser.ts';
import { findBrowser } from '../../find-browser.ts';
import { builds } from '../guest/builds.ts';
import { serve } from '../guest/serve.ts';
import type { Served } from '../guest/serve.ts';
import { longestTickTask } from './clock-tick.ts';
import { KINDS } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { prepare } from './one-interaction.ts';
import { printInteractions } from './print-interactions.ts';
import type { Seen } from './watch-page.ts';

interface InteractionsBench {
  /** Folders of builds to measure; none builds the app and measures that. */
  readonly dists: readonly string[];
  readonly rounds: number;
  /** How many times slower than this machine the phone is. */
  readonly slowdown: number;
  /** Only interactions whose name or page holds this. */
  readonly only?: string | undefined;
}

interface Subject {
  readonly build: Served;
  readonly byKind: Map<string, Seen[]>;
  readonly ticks: number[];
}

/** All kinds once: their pages come side by side, and are touched one after the other. */
async function round(browser: Browser, { build, byKind, ticks }: Subject, kinds: readonly Kind[], slowdown: number) {
  const pages = await Promise.all(kinds.map((kind) => prepare(browser, build, kind)));
  for (const { kind, measure } of pages) {
    const seen = await measure(slowdown).catch((cause: unknown) => {
      throw new Error(`${kind.name} was not answered`, { cause });
    });
    byKind.set(kind.name, [...(byKind.get(kind.name) ?? []), seen]);
  }
  ticks.push(await longestTickTask(browser, build.origin, slowdown));
}

/** How soon the app answers a touch, and what it does while untouched. */
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
      // Turn about, so that the machine's mood hits all.
      for (const subject of subjects) await round(browser, subject, kinds, slowdown);
      console.log(`round ${index} of ${rounds}`);
    }
    for (const { build, byKind, ticks } of subjects) printInteractions({ build: build.name, byKind, ticks });
  } finally {
    for (const { build } of subjects) build.stop();
    await browser.close();
  }
}
