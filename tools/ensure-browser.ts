import { execFileSync } from 'node:child_process';

import { installedBrowser } from './find-browser.ts';

/** Runs an installer; false when it fails or is not there. */
function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

/** A system package manager's command, with sudo where it is needed and needs no password. */
function system(...words: readonly string[]): boolean {
  const [command = '', ...args] = [...sudo, ...words];
  return attempt(command, args);
}

const apt = (name: string): boolean => system('apt-get', 'install', '-y', '--no-install-recommends', name);

const WAYS: readonly (readonly [string, () => boolean])[] = [
  ["Playwright's own download", () => attempt('playwright', ['install', 'chromium'])],
  ['apt-get', () => system('apt-get', 'update') && (apt('chromium-headless-shell') || apt('chromium'))],
  ['dnf', () => system('dnf', 'install', '-y', 'chromium')],
  ['pacman', () => system('pacman', '-Sy', '--noconfirm', 'chromium')],
  ['apk', () => system('apk', 'add', 'chromium')],
];

/** Makes sure that there is a Chromium for the browser tests; throws one sentence that says what to do. */
export function ensureBrowser(): string {
  const installed = installedBrowser();
  if (installed !== undefined) return installed;
  for (const [name, install] of WAYS) {
    console.log(`No Chromium found; trying ${name}.`);
    if (install()) {
      const path = installedBrowser();
      if (path !== undefined) return path;
    }
  }
  throw new Error('Please install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the tests again.');
}
