import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { chromium } from 'playwright';

import { findBrowser } from '../find-browser.ts';

const PORT = 4190;
/** Brotli KB a guest at a door may have to load; `npm run check` holds each page to its own. */
const BUDGETS = { script: 165, stylesheet: 12 };

const brotli = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const KINDS: Record<string, string> = { '.js': 'script', '.css': 'stylesheet', '.woff2': 'font' };
const kindOf = (file: string): string => KINDS[extname(file)] ?? 'other';

/** What the built app asks for until /stay/access shows a code, by kind, in brotli KB. */
export async function pageWeight(): Promise<void> {
  const server = spawn('node', ['mocks/preview.ts', '--port', String(PORT), '--no-panel'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => server.stdout.once('data', ready));
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const weights = new Map<string, number>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const file = pathname.startsWith('/assets/') ? `dist${pathname}` : undefined;
      if (file !== undefined) weights.set(kindOf(file), (weights.get(kindOf(file)) ?? 0) + brotli(readFileSync(file)));
    });
    await page.goto(`http://localhost:${PORT}/stay/access?slug=stay-started`);
    await page.getByText('Street door').first().waitFor();
    await page.waitForLoadState('networkidle');
    console.log('\nUntil /stay/access shows a code (brotli 11):');
    for (const [kind, bytes] of weights) {
      const budget = kind in BUDGETS ? BUDGETS[kind as keyof typeof BUDGETS] : undefined;
      const size = bytes / 1024;
      const verdict = budget === undefined ? '' : ` of ${budget} KB: ${size <= budget ? 'within' : 'OVER'}`;
      console.log(`  ${kind}: ${size.toFixed(1)} KB${verdict}`);
    }
  } finally {
    await browser.close();
    server.kill();
  }
}
