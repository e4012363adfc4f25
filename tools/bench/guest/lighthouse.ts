import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright';

import type { findBrowser } from '../../browser.ts';
import { printOutcome, run } from '../../run.ts';
import type { Figures } from './figures.ts';

const VERSION = '13.5.0';
const FOLDER = join(process.cwd(), 'node_modules/.cache/reception/lighthouse', VERSION);
const ENTRY = join(FOLDER, 'node_modules/lighthouse/core/index.js');

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items: readonly { readonly transferSize?: number }[] };
}

/** The parts of Lighthouse that are used here; its types are not installed. */
type Lighthouse = (
  url: string,
  flags: {
    readonly port: number;
    readonly onlyAudits: readonly string[];
    readonly logLevel: 'error';
    readonly throttling: { readonly cpuSlowdownMultiplier: number };
  },
) => Promise<{ readonly lhr: Report } | undefined>;

interface Report {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Loads Lighthouse, and installs it on first use, so that it does not slow down every `npm ci`. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(ENTRY)) {
    mkdirSync(FOLDER, { recursive: true });
    const args = ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', `lighthouse@${VERSION}`];
    printOutcome(`install Lighthouse ${VERSION}`, await run('npm', args));
  }
  return ((await import(pathToFileURL(ENTRY).href)) as { default: Lighthouse }).default;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const AUDITS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  fcp: 'first-contentful-paint',
  speedIndex: 'speed-index',
  cls: 'cumulative-layout-shift',
} as const;
const REQUESTS = 'network-requests';

/** A page load on a phone as simulated by Lighthouse: slow CPU, slow 4G, fresh browser. */
export async function lighthouseFigures(
  lighthouse: Lighthouse,
  options: ReturnType<typeof findBrowser>,
  url: string,
  slowdown: number,
): Promise<Omit<Figures, 'cpu' | 'shown' | 'largest' | 'scriptKb'>> {
  const port = await freePort();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    const onlyAudits = [...Object.values(AUDITS), REQUESTS];
    const throttling = { cpuSlowdownMultiplier: slowdown };
    const result = await lighthouse(url, { port, onlyAudits, logLevel: 'error', throttling });
    const value = (name: string): number => result?.lhr.audits[name]?.numericValue ?? Number.NaN;
    const items = result?.lhr.audits[REQUESTS]?.details?.items ?? [];
    // Without those answered from the cache, which transfer nothing.
    const requests = items.filter(({ transferSize }) => transferSize !== 0);
    return {
      lcp: value(AUDITS.lcp),
      tbt: value(AUDITS.tbt),
      fcp: value(AUDITS.fcp),
      speedIndex: value(AUDITS.speedIndex),
      cls: value(AUDITS.cls),
      requests: requests.length,
      machine: result?.lhr.environment.benchmarkIndex ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}
