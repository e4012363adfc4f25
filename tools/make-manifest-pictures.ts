import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { findBrowser } from './browser.ts';

const ICONS = ['', '-maskable', '-monochrome'];
const ICON_SIZES = [192, 512];

const PORT = 4181;
const FOLDER = 'public/screenshots';
const BRANDS = [
  {
    brand: 'main',
    name: 'Reception',
    origin: `http://localhost:${PORT}`,
    slug: 'stay-started',
    zone: 'Europe/Helsinki',
  },
  {
    brand: 'white-label',
    name: 'Harbour Suites',
    origin: `http://wl.localhost:${PORT}`,
    slug: 'white-label-stay',
    zone: 'Europe/Berlin',
  },
] as const;
/** The pages shown in the manifests; a manifest calls phones `narrow` and computers `wide`. */
const SHOTS = [
  { file: 'stay-narrow', path: '/stay', width: 390, height: 844 },
  { file: 'access-narrow', path: '/stay/access', width: 390, height: 844 },
  { file: 'stay-wide', path: '/stay', width: 1280, height: 800 },
] as const;
/** A fixed Friday in summer, for reproducible pictures. */
const NOW = '2026-06-19T13:00:00Z';

/** Renders the icons of both manifests from their SVGs, for systems without SVG support. */
async function makeIcons(browser: Browser): Promise<void> {
  for (const { brand } of BRANDS) {
    for (const kind of ICONS) {
      const drawing = readFileSync(`public/icons/${brand}${kind}.svg`, 'utf8');
      for (const size of ICON_SIZES) {
        const page = await browser.newPage({ viewport: { width: size, height: size } });
        await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
        await page.screenshot({ path: `public/icons/${brand}${kind}-${size}.png`, omitBackground: true });
        await page.close();
      }
    }
  }
}

/** Hides tester tools and the sample brand name, because other operators' apps use these pictures as well. */
async function hideSamples(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Debug' }).evaluate((button) => button.parentElement?.remove());
  await page.getByText(name, { exact: true }).evaluateAll((elements) => {
    for (const element of elements) element.style.visibility = 'hidden';
  });
}

/** Takes the screenshots of both manifests from a build with the fake backend. */
async function makeScreenshots(browser: Browser, dist: string): Promise<void> {
  const server = spawn('node', ['mocks/preview.ts', '--port', String(PORT), '--dist', dist, '--no-panel'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((ready) => server.stdout.once('data', ready));
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER);
    for (const { brand, name, origin, slug, zone } of BRANDS) {
      const context = await browser.newContext({ timezoneId: zone, locale: 'en-GB' });
      const session = await context.request.post(`http://localhost:${PORT}/__mock/sessions`, { data: { now: NOW } });
      const { id } = (await session.json()) as { id: string };
      await context.addCookies([{ name: 'mock-session', value: id, url: origin }]);
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        const choice = { analytics: false, messenger: false, at: new Date().toISOString() };
        localStorage.setItem('privacyChoice', JSON.stringify(choice));
      });
      for (const { file, path, width, height } of SHOTS) {
        await page.setViewportSize({ width, height });
        await page.goto(`${origin}${path}?slug=${slug}`);
        await page.getByRole('heading', { level: 2 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.getByRole('button', { name: 'Debug' }).waitFor();
        await page.evaluate(() => document.fonts.ready);
        await hideSamples(page, name);
        await page.screenshot({ path: `${FOLDER}/${brand}-${file}.png` });
      }
      await context.close();
    }
  } finally {
    server.kill();
  }
}

const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });
const browser = await chromium.launch(findBrowser());
try {
  await makeIcons(browser);
  await makeScreenshots(browser, values.dist);
} finally {
  await browser.close();
}
