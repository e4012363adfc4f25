import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { ensureBrowser } from './ensure-browser.ts';
import { findBrowser } from './find-browser.ts';
import { printOutcome, run } from './run.ts';

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

interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  readonly open: string;
  readonly now?: string;
  /** Buttons that lead on from there to the screen, by how their names begin. */
  readonly press?: readonly string[];
  /** The path the presses end at. */
  readonly endsAt?: string;
}

/** Screens that are the same in every scenario, and would not be met otherwise. */
const SCREENS: readonly Scenario[] = [
  { name: 'screen-find-booking', title: 'Find the booking', kind: 'page', open: '/check-in' },
  { name: 'screen-not-found', title: 'Reservation not found', kind: 'page', open: '/error' },
  { name: 'screen-access', title: 'Getting in, during the stay', kind: 'page', open: '/stay/access?slug=stay-started' },
  { name: 'screen-location', title: 'Where to find us', kind: 'page', open: '/stay/location?slug=stay-started' },
  { name: 'screen-late', title: 'Late check-out', kind: 'page', open: '/stay/late-check-out?slug=stay-started' },
  {
    name: 'screen-early',
    title: 'Early check-in',
    kind: 'page',
    open: '/stay/early-check-in?slug=stay-before-arrival',
  },
  {
    name: 'screen-change-time',
    title: 'Change times',
    kind: 'page',
    open: '/stay/change-time?slug=stay-before-arrival',
  },
  { name: 'screen-check-out', title: 'Check out', kind: 'page', open: '/stay/check-out?slug=check-out-day' },
  { name: 'screen-checked-out', title: 'Checked out', kind: 'page', open: '/stay/check-out/success?slug=checked-out' },
  {
    name: 'screen-order-confirmation',
    title: 'Confirm your order',
    kind: 'page',
    open: '/stay/late-check-out?slug=stay-started',
    press: ['Continue'],
    endsAt: '/stay/order-confirmation',
  },
  {
    name: 'screen-order-success',
    title: 'The order went through',
    kind: 'page',
    open: '/stay/late-check-out?slug=stay-started',
    press: ['Continue', 'Confirm'],
    endsAt: '/stay/order-success',
  },
  { name: 'screen-card', title: 'Add a card', kind: 'page', open: '/stay/add-card?slug=stay-started' },
];

interface Shot {
  readonly scenario: Scenario;
  readonly file: string;
  readonly label: string;
}

async function shoot(browser: Browser, scenario: Scenario): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const brand of BRANDS) {
    for (const { name, width, height } of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height },
        timezoneId: 'Europe/London',
        locale: 'en-GB',
      });
      const session = await context.request.post(`http://localhost:${PORT}/__mock/sessions`, {
        data: scenario.now === undefined ? {} : { now: scenario.now },
      });
      const { id } = (await session.json()) as { id: string };
      await context.addCookies([{ name: 'mock-session', value: id, url: brand.origin }]);
      const page = await context.newPage();
      await page.goto(brand.origin + scenario.open);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const name of scenario.press ?? []) await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const { endsAt } = scenario;
      if (endsAt !== undefined) await page.waitForURL((url) => url.pathname === endsAt);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      // As tall as its page, so that the sticky bar stands at the end and not across the middle.
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, tall) });
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const file = `${scenario.name}-${brand.name}-${name}-${scheme}.png`;
        await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: true });
        shots.push({ scenario, file, label: `${brand.name}, ${name}, ${scheme}` });
      }
      await context.close();
    }
  }
  return shots;
}

const html = (shots: readonly Shot[]): string => {
  const sections = [...new Set(shots.map(({ scenario }) => scenario))].map((scenario) => {
    const figures = shots
      .filter((shot) => shot.scenario === scenario)
      .map(
        ({ file, label }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${label}</figcaption></figure>`,
      );
    return `<section id="${scenario.name}"><h2>${scenario.name}</h2><p>${scenario.title} <code>${scenario.open}</code></p><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Reception: every screen</title><style>body{font-family:system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{height:420px;background:#fff}</style><h1>Every screen and scenario</h1>${sections.join('')}`;
};

/** Takes work from one list until it is empty. */
async function worker(browser: Browser, queue: Scenario[], shots: Shot[]): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    try {
      shots.push(...(await shoot(browser, next)));
    } catch (error) {
      console.log(`FAIL ${next.name}: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
}

ensureBrowser();
const build = await run('vite', ['build']);
printOutcome('production build', build);
const server = spawn('node', ['mocks/preview.ts', '--port', String(PORT)], { stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((ready) => server.stdout.once('data', ready));
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const answer = await fetch(`http://localhost:${PORT}/__mock/scenarios`);
  const scenarios = (await answer.json()) as Scenario[];
  const only = process.argv[2];
  const queue = [...SCREENS, ...scenarios.filter(({ kind }) => kind === 'stay' || kind === 'page')].filter(
    ({ name }) => only === undefined || name.includes(only),
  );
  const order = queue.map(({ name }) => name);
  const browser = await chromium.launch(findBrowser());
  const shots: Shot[] = [];
  await Promise.all([worker(browser, queue, shots), worker(browser, queue, shots)]);
  await browser.close();
  shots.sort((a, b) => order.indexOf(a.scenario.name) - order.indexOf(b.scenario.name));
  writeFileSync(`${FOLDER}/index.html`, html(shots));
  console.log(`${shots.length} pictures of ${order.length} screens: ${FOLDER}/index.html`);
} finally {
  server.kill();
}
