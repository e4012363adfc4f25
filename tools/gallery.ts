import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { DEBUG_TOOLS } from '#config/debug-tools.ts';

import { ensureBrowser } from './ensure-browser.ts';
import { findBrowser } from './find-browser.ts';
import { FAILING, HOURS_AND_SKIES, JUDGED } from './gallery-hours.ts';
import { SCREENS, WALKS } from './gallery-screens.ts';
import type { Screen } from './gallery-screens.ts';
import { watchSettling } from './gallery-settled.ts';
import { printOutcome, run } from './run.ts';
import { takeSmallPicture } from './small-pictures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'boolean', default: false },
    // Five pictures of each judged screen, so that each width, scheme, brand and language is among them.
    few: { type: 'boolean', default: false },
    // Every picture of each judged screen, without the situations that are only taken in English.
    judged: { type: 'boolean', default: false },
    port: { type: 'string', default: '4180' },
    out: { type: 'string', default: 'gallery' },
    // A build that is there; without it the command builds.
    dist: { type: 'string' },
  },
});
const FOLDER = values.out;
const WIDTHS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1280, height: 800 },
} as const;
const ORIGINS = {
  main: `http://localhost:${values.port}`,
  'white-label': `http://wl.localhost:${values.port}`,
} as const;
const LOCALES = { english: 'en-GB', german: 'de-DE', greek: 'el-GR' } as const;

type Brand = keyof typeof ORIGINS;
type Language = keyof typeof LOCALES;
type Look = readonly [keyof typeof WIDTHS, 'light' | 'dark'];

const EVERY_LOOK: readonly Look[] = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['tablet', 'light'],
  ['tablet', 'dark'],
  ['wide', 'light'],
  ['wide', 'dark'],
];

/** Which widths and schemes are taken of a screen in a brand and a language. */
const LOOKS: readonly (readonly [Brand, Language, readonly Look[]])[] = values.few
  ? [
      [
        'main',
        'english',
        [
          ['phone', 'light'],
          ['wide', 'dark'],
        ],
      ],
      ['main', 'german', [['tablet', 'light']]],
      [
        'white-label',
        'greek',
        [
          ['phone', 'dark'],
          ['wide', 'light'],
        ],
      ],
    ]
  : (['main', 'white-label'] as const).flatMap((brand) =>
      (['english', 'german', 'greek'] as const).map((language) => [brand, language, EVERY_LOOK] as const),
    );

/** A scenario as the fake backend lists it. */
interface Scenario extends Screen {
  readonly kind: string;
}

interface Shot {
  readonly screen: Screen;
  readonly file: string;
  readonly label: string;
}

const SPOKEN = new Set([...HOURS_AND_SKIES, ...FAILING, ...SCREENS].map(({ name }) => name).concat(JUDGED));

/** A page, and the wait until all of it is there. */
interface Opened {
  readonly page: Page;
  readonly settled: () => Promise<void>;
}

/** Whether a screen is taken in every language. */
const isJudged = ({ name }: Screen): boolean => SPOKEN.has(name);

/** How often the window follows a page that becomes longer. */
const MOST_TIMES = 5;

/** Pictures of the page as it is, in these widths and schemes. */
async function shootPage(
  { page, settled }: Opened,
  screen: Screen,
  looks: readonly Look[],
  of: string,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [name, scheme] of looks) {
    const { width, height } = WIDTHS[name];
    await page.setViewportSize({ width, height });
    await page.waitForFunction((tall) => window.innerHeight === tall, height);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await settled();
    // A full-page picture shows the sticky bar across its middle. In a window as tall as the page the bar is at the end.
    // With an open dialog the window keeps its height, because the dialog fills it.
    const isPage = (await page.locator('dialog:modal').count()) === 0;
    const isTaller = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
    // Lazy parts come into the taller window, and make the page longer.
    const most = isPage ? MOST_TIMES : 0;
    for (let times = 0; times < most && (await isTaller()); times += 1) {
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: tall });
      await settled();
    }
    const file = `${screen.name}-${of}-${name}-${scheme}.png`;
    await page.screenshot({ path: `${FOLDER}/${file}`, fullPage: isPage });
    shots.push({ screen, file, label: `${of}, ${name}, ${scheme}` });
  }
  return shots;
}

/** Noon of today in Helsinki: pictures that were taken at night would all show a team that is away. */
const BY_DAY = `${new Date().toISOString().slice(0, 10)}T10:00:00Z`;

/** Walks to a screen, whose buttons are found in English, then chooses the language. */
async function shootIn(browser: Browser, screen: Screen, look: (typeof LOOKS)[number]): Promise<Shot[]> {
  const [brand, language, looks] = look;
  const context = await browser.newContext({
    viewport: WIDTHS.phone,
    timezoneId: 'Europe/London',
    locale: 'en-GB',
  });
  // A guest never sees the button of the tester's tools: this page takes them, and shows nothing.
  await context.addInitScript((tools) => {
    document.addEventListener(tools, (event) => event.preventDefault());
  }, DEBUG_TOOLS);
  try {
    const session = await context.request.post(`${ORIGINS.main}/__mock/sessions`, {
      data: { now: screen.now ?? BY_DAY },
    });
    const { id } = (await session.json()) as { id: string };
    await context.addCookies([{ name: 'mock-session', value: id, url: ORIGINS[brand] }]);
    const page = await context.newPage();
    const settled = watchSettling(page);
    await page.goto(ORIGINS[brand] + screen.open);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await screen.walk?.(page);
    if (language !== 'english') {
      // A full screen covers the control; the page behind it is the same.
      await page.locator('header select').first().selectOption(LOCALES[language], { force: true });
      await page.locator(`html[lang="${LOCALES[language]}"]`).waitFor();
    }
    return await shootPage({ page, settled }, screen, looks, `${brand}-${language}`);
  } finally {
    await context.close();
  }
}

async function shoot(browser: Browser, screen: Screen): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const look of LOOKS) {
    const isOfBrand = screen.only === undefined || screen.only === look[0];
    const isOfLanguage = look[1] === 'english' || isJudged(screen);
    if (isOfBrand && isOfLanguage) shots.push(...(await shootIn(browser, screen, look)));
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
if (values.dist === undefined) printOutcome('production build', await run('vite', ['build']));
const server = spawn(
  'node',
  ['mocks/preview.ts', '--port', values.port, '--dist', values.dist ?? 'dist', '--no-panel'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
await new Promise((ready) => server.stdout.once('data', ready));
const isOnly = ({ name }: Screen): boolean =>
  positionals.length === 0 || positionals.some((word) => name.includes(word));
try {
  const answer = await fetch(`${ORIGINS.main}/__mock/scenarios`);
  const scenarios = (await answer.json()) as Scenario[];
  const found = findBrowser();
  // Phones place letters between pixels. Without this, small text runs together in the pictures.
  const browser = await chromium.launch({ ...found, args: [...found.args, '--font-render-hinting=none'] });
  if (values.small) {
    const queue = scenarios.filter(isOnly);
    const count = queue.length;
    const take = ({ name }: Screen): Promise<void> => takeSmallPicture(browser, ORIGINS.main, name);
    await Promise.all([worker(queue, take), worker(queue, take)]);
    console.log(`${count} small pictures for http://localhost:4173/__mock/`);
  } else {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const situations = scenarios
      .filter(({ kind }) => kind === 'stay' || kind === 'page')
      .map((screen) => {
        const walk = WALKS[screen.name];
        return walk ? { ...screen, walk } : screen;
      });
    const queue = [...HOURS_AND_SKIES, ...FAILING, ...SCREENS, ...situations].filter(
      (screen) => isOnly(screen) && (!(values.few || values.judged) || isJudged(screen)),
    );
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
