import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright';

/** Browsers that can open windows. */
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The headless shell first: the same engine without windows takes less CPU for a test. */
const INSTALLED = ['chromium-headless-shell', ...FULL];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

const installed = (): string | undefined =>
  firstOf([process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED.map(onPath), MAC]);

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

/** No name beyond this machine has an address (S89). */
const ARGS = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'];

/** Playwright's launch options for the Chromium that is here: `CHROMIUM_PATH`, Playwright's own, an installed one. */
export function findBrowser(): LaunchOptions {
  const executablePath = installed();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: ARGS };
}

/** Launch options for a Chromium with windows, as the shell judges no manifest; undefined when there is none. */
export function findFullBrowser(): LaunchOptions | undefined {
  const executablePath = firstOf([chromium.executablePath(), ...FULL.map(onPath), MAC]);
  return executablePath === undefined ? undefined : { executablePath, args: ARGS };
}

function runs(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

/** A package manager's command, with sudo where it needs no password. */
function asRoot(...words: readonly string[]): boolean {
  const [command = '', ...args] = process.getuid?.() === 0 ? words : ['sudo', '-n', ...words];
  return runs(command, args);
}

const apt = (name: string): boolean => asRoot('apt-get', 'install', '-y', '--no-install-recommends', name);

const INSTALLERS: readonly (readonly [string, () => boolean])[] = [
  ["Playwright's download", () => runs('playwright', ['install', 'chromium'])],
  ['apt-get', () => asRoot('apt-get', 'update') && (apt('chromium') || apt('chromium-headless-shell'))],
  ['dnf', () => asRoot('dnf', 'install', '-y', 'chromium')],
  ['pacman', () => asRoot('pacman', '-Sy', '--noconfirm', 'chromium')],
  ['apk', () => asRoot('apk', 'add', 'chromium')],
];

/** Installs a Chromium where there is none. Returns its version and path; throws what to do where it cannot. */
export function ensureBrowser(): string {
  for (const [name, install] of INSTALLERS) {
    if (installed() !== undefined) break;
    console.log(`No Chromium found; trying ${name}.`);
    install();
  }
  const path = installed();
  if (path === undefined)
    throw new Error('Please install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run this again.');
  const version = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return `${version.trim()} (${path})`;
}
