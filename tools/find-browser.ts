import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright';

/** Two pages of Chromium's address bar: every window would open them, a third of a short story's time. */
const NEVER_SEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright 1.65 switches off: the flag is given once, so a longer list of ours must hold theirs. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** What a headless browser of a closed network needs: no sandbox as root, no calls home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Nothing beyond this machine has an address (S89).
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...NEVER_SEEN].join(',')}`,
];

/** Browsers that can open windows. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** The headless shell first: the same engine without windows, which takes a quarter less CPU for a story. */
const NAMES = ['chromium-headless-shell', ...WHOLE];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The path of an installed Chromium, `CHROMIUM_PATH` first, else Playwright's own; undefined when there is none. */
export function installedBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], ...NAMES.map(onPath), MAC, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Playwright's launch options for that browser. */
export function findBrowser(): { executablePath?: string; args: string[] } {
  const executablePath = installedBrowser();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: FLAGS };
}

/** Launch options for a whole Chromium: the shell judges no manifest. Undefined when there is none. */
export function findWholeBrowser(): { executablePath: string; args: string[] } | undefined {
  const executablePath = [...WHOLE.map(onPath), MAC, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );
  return executablePath === undefined ? undefined : { executablePath, args: [...FLAGS, '--headless=new'] };
}
