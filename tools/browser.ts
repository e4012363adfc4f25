import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright';

/** Browsers with a user interface. */
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The headless shell comes first: it is the same engine, and uses less CPU. */
const INSTALLED = ['chromium-headless-shell', ...FULL];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path));

/** The browser to use, if there is one; throws for a `CHROMIUM_PATH` that leads nowhere. */
function installed(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, which does not exist`);
  return firstOf([given, chromium.executablePath(), ...INSTALLED.map(onPath), MAC]);
}

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

/** Blocks all host names except this machine's (S89). */
const ARGS = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'];

/** Playwright's launch options for the available Chromium: `CHROMIUM_PATH`, Playwright's own, or an installed one. */
export function findBrowser(): LaunchOptions {
  const executablePath = installed();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: ARGS };
}

/**
 * Launch options for a full Chromium, because the headless shell does not evaluate manifests; undefined if there is
 * none.
 */
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

/** Runs a package manager as root, or with sudo if it needs no password. */
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

/** Installs Chromium unless one is available. Returns its version and path; throws with instructions if that fails. */
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
