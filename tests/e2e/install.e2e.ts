import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { findFullBrowser } from '../../tools/browser.ts';
import { expect, test } from './deployment.ts';

const browser = findFullBrowser();

// A skipped test counts as failed, so without full Chromium the test is not defined, and the run says so.
if (browser === undefined) console.log('Only full Chromium checks manifests, and it is not installed here.');

// Proves R1-26.
const judged = browser === undefined ? () => undefined : test;
judged(
  'Chromium finds nothing that keeps either brand from the home screen, and starts with the stay (B4)',
  async ({ deployment }) => {
    // A window in private installs nothing: this needs a profile.
    const profile = await mkdtemp(join(tmpdir(), 'reception-profile-'));
    const context = await chromium.launchPersistentContext(profile, browser);
    const [page = await context.newPage()] = context.pages();
    const session = await context.newCDPSession(page);

    /** What Chromium has against the manifest of a page, by its names of the faults. */
    async function faults(host: string, slug: string): Promise<string[]> {
      const origin = new URL(deployment.origin);
      origin.hostname = host;
      await page.goto(`${origin.origin}/stay?slug=${slug}`);
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /^data:/);
      // The app starts with the stay that it is installed from (B4). Chromium reads a new manifest soon, not at once.
      await expect
        .poll(async () => JSON.parse((await session.send('Page.getAppManifest')).data ?? '{}'))
        .toMatchObject({ start_url: `${origin.origin}/stay?slug=${slug}` });
      const { errors } = await session.send('Page.getAppManifest');
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      return [...errors.map(({ message }) => message), ...installabilityErrors.map(({ errorId }) => errorId)];
    }

    expect(await faults('localhost', 'stay-started')).toEqual([]);
    expect(await faults('wl.localhost', 'white-label-stay')).toEqual([]);
    // Proves that the check works: a manifest without icons is refused.
    await page.route('**/main.webmanifest', (route) =>
      route.fulfill({ json: { name: 'Reception', start_url: '/stay' } }),
    );
    expect(await faults('localhost', 'stay-started')).toContain('no-acceptable-icon');
    await context.close();
    await rm(profile, { recursive: true });
  },
);
