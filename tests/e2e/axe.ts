import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

/** Longer animations, such as spinners, do not change the contrast of texts. */
const LONGEST_MOVE_MS = 1_000;

/**
 * Waits until all short animations have ended, including those that start when others end: axe would report the contrast
 * of texts that are fading in.
 */
const endOfMotion = (page: Page): Promise<void> =>
  page.evaluate(async (most) => {
    const moves = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) <= most,
        );
    for (let left = moves(); left.length > 0; left = moves())
      await Promise.all(left.map(({ finished }) => finished.catch(() => {})));
  }, LONGEST_MOVE_MS);

const MINIFIED = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: string | undefined;

/**
 * Runs axe with the rules of `tags` on the page and its frames once animations have ended, and returns the violations. axe is
 * injected once into each document, because injecting it takes as long as an analysis.
 */
export async function axeViolations(page: Page, tags: string[]): Promise<Result[]> {
  source ??= readFileSync(MINIFIED, 'utf8');
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue;
    await frame.evaluate(source);
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  await endOfMotion(page);
  const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  return page.evaluate(async (given) => {
    if (window.axe === undefined) throw new Error('The page has changed since axe was injected');
    // Without this, axe would report controls half covered by the sticky header as too small.
    const head = document.querySelector<HTMLElement>('.head');
    if (head) head.style.position = 'static';
    const { violations } = await window.axe.run(document, given);
    if (head) head.style.position = '';
    return violations;
  }, options);
}
