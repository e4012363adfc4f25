import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

const MINIFIED = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let source: string | undefined;

/**
 * Runs axe with the rules of `tags` on the page and its frames, and returns the violations. Each document gets axe once,
 * because sending axe takes as long as an analysis. The axe of the page asks the axe of each frame.
 */
export async function axeViolations(page: Page, tags: string[]): Promise<Result[]> {
  source ??= readFileSync(MINIFIED, 'utf8');
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue;
    await frame.evaluate(source);
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  return page.evaluate(async (given) => {
    if (window.axe === undefined) throw new Error('The page has changed since axe came');
    // The head of a page stays in view; wherever the page is scrolled to, a control half under it would count as too small.
    const head = document.querySelector<HTMLElement>('.head');
    if (head) head.style.position = 'static';
    const { violations } = await window.axe.run(document, given);
    if (head) head.style.position = '';
    return violations;
  }, options);
}
