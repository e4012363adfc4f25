import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { build } from 'vite';

import { findBrowser } from '../browser.ts';
import { printOutcome, run } from '../run.ts';

/** The folders of the builds to measure: the given ones, else `dist`, built now. */
export async function builds(given: readonly string[]): Promise<readonly string[]> {
  if (given.length > 0) return given;
  printOutcome('production build', await run('vite', ['build']));
  return ['dist'];
}

const SOURCE = join(import.meta.dirname, 'floor');

/** Builds the floor with the project's own packages and browser targets; returns its folder. */
export async function buildFloor(): Promise<string> {
  const outDir = join(process.cwd(), 'node_modules/.cache/reception/floor');
  await build({
    root: SOURCE,
    configFile: false,
    // Hides the warnings about 'use client' in libraries.
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome120', 'safari17', 'firefox121'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  return outDir;
}

/** A build and the server that serves it. */
export interface Served {
  readonly name: string;
  readonly origin: string;
  readonly stop: () => void;
}

/** Serves a build from a separate process, so that measuring does not slow down its answers. */
export async function serve(name: string, folder: string): Promise<Served> {
  const child = spawn('node', [join(import.meta.dirname, 'serve-build.ts'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server of ${folder} exited`);
  });
  const [port] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
  return { name, origin: `http://localhost:${port.toString().trim()}`, stop: () => void child.kill() };
}

/**
 * A name of this machine that does not count as a development host: guests get a configuration and no tester tools.
 * Browsers treat it as secure without a certificate, and accept Brotli from it.
 */
const GUEST_HOST = 'localhost.';

/** The origin of a build on the guests' host. */
export const guestOrigin = ({ origin }: Served): string => origin.replace('localhost', GUEST_HOST);

/** Launch options of a browser that resolves the guests' host. */
export function guestBrowser(): ReturnType<typeof findBrowser> {
  const { args, ...rest } = findBrowser();
  const excluded = 'EXCLUDE localhost,';
  return { ...rest, args: args.map((arg) => arg.replace(excluded, `${excluded} EXCLUDE ${GUEST_HOST},`)) };
}
