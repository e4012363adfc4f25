import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Browser, Page } from 'playwright';

import type { Built } from '../../build/built.ts';

import type { Served } from '../guest/serve.ts';
import type { Kind } from './kinds.ts';
import { watchPage } from './watch-page.ts';
import type { Seen } from './watch-page.ts';

/** What an answer to a press may set off, as a request to a door, is over by then. */
const SETTLED_MS = 1_500;
const FILES_COME_MS = 40_000;

/** A page that waits to be touched. */
export interface Prepared {
  readonly kind: Kind;
  /** Touches it as on a slow phone, tells what was seen, and closes the page. */
  readonly measure: (slowdown: number) => Promise<Seen>;
}

/** The files of a part that the boot script fetches ahead; builds before it fetched none. */
async function filesAhead(folder: string, part: string): Promise<readonly string[]> {
  // The lists of a build are beside it, and are not served.
  const text = await readFile(`${resolve(folder)}-record/pages.json`, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { files, words } = JSON.parse(text) as Built;
  return [...(files[part] ?? []), words[part]?.['en-GB'] ?? []].flat();
}

/** A phone's page in a separate world, with a writable clipboard. */
async function openPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await context.request.post(`${origin}/__mock/sessions`, { data: {} });
  await context.addInitScript(watchPage);
  return context.newPage();
}

/** Opens the page of an interaction, and waits until all that comes by itself has come. */
export async function prepare(browser: Browser, { name, origin }: Served, kind: Kind): Promise<Prepared> {
  const { path, target, gesture, before, leadsTo, isShownByBrowser = false } = kind;
  const page = await openPhone(browser, origin);
  const files = leadsTo ? await filesAhead(name, leadsTo.part) : [];
  const come = files.map((file) =>
    page.waitForEvent('requestfinished', {
      predicate: (request) => request.url() === origin + file,
      timeout: FILES_COME_MS,
    }),
  );
  await page.goto(origin + path);
  await Promise.all(come);
  await before?.(page);
  await target(page).waitFor();
  await page.waitForLoadState('networkidle');
  return { kind, measure };

  async function measure(slowdown: number): Promise<Seen> {
    await page.bringToFront();
    const act = await gesture(page, target(page));
    await page.evaluate((heading) => globalThis.receptionWatch?.begin(heading), leadsTo?.heading);
    // Playwright sends the page 330 KB of script to wait with. It comes before the act, untimed.
    const shown = leadsTo && page.waitForFunction(() => globalThis.receptionWatch?.seen().content !== undefined);
    await page.waitForFunction(() => true);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    await shown;
    await setTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => globalThis.receptionWatch?.seen());
    await page.context().close();
    if (seen === undefined) throw new Error('Nobody watched');
    return isShownByBrowser ? { ...seen, firstChange: undefined, content: seen.firstChange } : seen;
  }
}
