import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { ensureBrowser } from './ensure-browser.ts';
import { findBrowser } from './find-browser.ts';
import { SCREENS } from './gallery-screens.ts';
import type { Screen } from './gallery-screens.ts';
import { printOutcome, run } from './run.ts';
import { takeSmallPicture } from './small-pictures.ts';

const PORT = 4180;
const FOLDER = 'gallery';
const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'wide', width: 1280, height: 800 },
] as const;
const BRANDS = [
  { name: 'main', origin: `http://localhost:${PORT}` },
  { name: 'white-label', origin: `http://wl.localhost:${PORT}` },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** A scenario as the fake backend lists it. */
interface Scenario extends Screen {
  readonly kind: string;
}

interface Shot {
  readonly screen: Screen;
  readonly file: string;
  readonly label: string;
}

/** Pictures of the page as it is, in both widths and schemes. */
async function shootPage(page: Page, screen: Screen, brand: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const { name, width, height } of WIDTHS) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((tall) => window.innerHeight === tall, height);
    // As tall as its page, so that the sticky bar is at the end and not across the middle.
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, tall) });
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      // Colours fade from one scheme to the other; the picture is of the end.
      await page.waitForFunction(() => document.getAnimations().every((each) => !(each instanceof CSSTransition)));
      const file = `${screen.name}-${brand}-${name}-${scheme}.png`;
      await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: true });
      shots.push({ screen, file, label: `${brand}, ${name}, ${scheme}` });
    }
  }
  return shots;
}

async function shoot(browser: Browser, screen: Screen): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const brand of BRANDS.filter(({ name }) => screen.only === undefined || screen.only === name)) {
    const context = await browser.newContext({
      viewport: WIDTHS[0],
      timezoneId: 'Europe/London',
      locale: 'en-GB',
    });
    const session = await context.request.post(`http://localhost:${PORT}/__mock/sessions`, {
      data: screen.now === undefined ? {} : { now: screen.now },
    });
    const { id } = (await session.json()) as { id: string };
    await context.addCookies([{ name: 'mock-session', value: id, url: brand.origin }]);
    const page = await context.newPage();
    await page.goto(brand.origin + screen.open);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await screen.walk?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    shots.push(...(await shootPage(page, screen, brand.name)));
    await context.close();
  }
  return shots;
}

const html = (shots: readonly Shot[]): string => {
  const sections = [...new Set(shots.map(({ screen }) => screen))].map((screen) => {
    const figures = shots
      .filter((shot) => shot.screen === screen)
      .map(
        ({ file, label }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${label}</figcaption></figure>`,
      );
    return `<section id="${screen.name}"><h2>${screen.name}</h2><p>${screen.title} <code>${screen.open}</code></p><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Reception: every screen</title><style>body{font-family:system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:420px;background:#fff}</style><h1>Every screen and scenario</h1>${sections.join('')}`;
};

/** Takes work from one list until it is empty. */
async function worker(queue: Screen[], take: (screen: Screen) => Promise<unknown>): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    try {
      await take(next);
    } catch (error) {
      console.log(`FAIL ${next.name}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
}

ensureBrowser();
const build = await run('vite', ['build']);
printOutcome('production build', build);
const server = spawn('node', ['mocks/preview.ts', '--port', String(PORT), '--no-panel'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((ready) => server.stdout.once('data', ready));
const words = process.argv.slice(2);
const only = words.find((word) => !word.startsWith('--'));
const isOnly = ({ name }: Screen): boolean => only === undefined || name.includes(only);
try {
  const answer = await fetch(`http://localhost:${PORT}/__mock/scenarios`);
  const scenarios = (await answer.json()) as Scenario[];
  const browser = await chromium.launch(findBrowser());
  if (words.includes('--small')) {
    const queue = scenarios.filter(isOnly);
    const count = queue.length;
    const take = ({ name }: Screen): Promise<void> => takeSmallPicture(browser, BRANDS[0].origin, name);
    await Promise.all([worker(queue, take), worker(queue, take)]);
    console.log(`${count} small pictures for http://localhost:4173/__mock/`);
  } else {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER);
    const queue = [...SCREENS, ...scenarios.filter(({ kind }) => kind === 'stay' || kind === 'page')].filter(isOnly);
    const order = queue.map(({ name }) => name);
    const shots: Shot[] = [];
    const take = async (screen: Screen): Promise<void> => void shots.push(...(await shoot(browser, screen)));
    await Promise.all([worker(queue, take), worker(queue, take)]);
    shots.sort((a, b) => order.indexOf(a.screen.name) - order.indexOf(b.screen.name));
    writeFileSync(`${FOLDER}/index.html`, html(shots));
    console.log(`${shots.length} pictures of ${order.length} screens: ${FOLDER}/index.html`);
  }
  await browser.close();
} finally {
  server.kill();
}
