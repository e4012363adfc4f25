import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { comparePictures } from './compare-pictures.ts';
import { ensureBrowser, findBrowser } from './browser.ts';
import { FAILING, HOURS_AND_SKIES, JUDGED } from './gallery-hours.ts';
import { SCREENS, WALKS } from './gallery-screens.ts';
import type { Screen } from './gallery-screens.ts';
import { EVERY_LOOK, shootIn, takeSmallPicture } from './gallery-shots.ts';
import type { Brand, Language, Look, Shot, Studio } from './gallery-shots.ts';
import { printOutcome, run } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'boolean', default: false },
    // Five screenshots of each reviewed screen, which together cover all widths, schemes, brands and languages.
    few: { type: 'boolean', default: false },
    // All screenshots of the reviewed screens, without scenarios that are captured in English only.
    judged: { type: 'boolean', default: false },
    // Compares two folders instead of taking screenshots.
    compare: { type: 'boolean', default: false },
    port: { type: 'string', default: '4180' },
    out: { type: 'string', default: 'gallery' },
    // An existing build; default: builds one.
    dist: { type: 'string' },
    // Noon today in Helsinki: at night, screens would show that support is closed. For comparisons across days, pass a
    // fixed time.
    now: { type: 'string', default: `${new Date().toISOString().slice(0, 10)}T10:00:00Z` },
  },
});

/** The widths and schemes captured per brand and language. */
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

/** A scenario as listed by the fake backend. */
interface Scenario extends Screen {
  readonly kind: string;
}

/** Screens captured in every language. */
const IN_EVERY_LANGUAGE = new Set([...HOURS_AND_SKIES, ...FAILING, ...SCREENS].map(({ name }) => name).concat(JUDGED));

const isJudged = ({ name }: Screen): boolean => IN_EVERY_LANGUAGE.has(name);

async function shoot(studio: Studio, screen: Screen): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [brand, language, looks] of LOOKS) {
    const isOfBrand = screen.only === undefined || screen.only === brand;
    const isOfLanguage = language === 'english' || isJudged(screen);
    if (isOfBrand && isOfLanguage) shots.push(...(await shootIn(studio, screen, brand, language, looks)));
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

/** Processes a shared queue until it is empty. */
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

const isWanted = ({ name }: Screen): boolean =>
  positionals.length === 0 || positionals.some((word) => name.includes(word));

/** Captures all screens in their brands, languages, widths and schemes, and writes an index page. */
async function takeGallery(studio: Studio, scenarios: readonly Scenario[]): Promise<void> {
  const { folder } = studio;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const situations = scenarios
    .filter(({ kind }) => kind === 'stay' || kind === 'page')
    .map((screen) => {
      const walk = WALKS[screen.name];
      return walk ? { ...screen, walk } : screen;
    });
  const queue = [...HOURS_AND_SKIES, ...FAILING, ...SCREENS, ...situations].filter(
    (screen) => isWanted(screen) && (!(values.few || values.judged) || isJudged(screen)),
  );
  const order = queue.map(({ name }) => name);
  const shots: Shot[] = [];
  const take = async (screen: Screen): Promise<void> => void shots.push(...(await shoot(studio, screen)));
  await Promise.all([worker(queue, take), worker(queue, take)]);
  shots.sort((a, b) => order.indexOf(a.screen.name) - order.indexOf(b.screen.name));
  writeFileSync(`${folder}/index.html`, html(shots));
  console.log(`${shots.length} pictures of ${order.length} screens: ${folder}/index.html`);
}

async function takePictures(): Promise<void> {
  ensureBrowser();
  if (values.dist === undefined) printOutcome('production build', await run('vite', ['build']));
  const server = spawn(
    'node',
    ['mocks/preview.ts', '--port', values.port, '--dist', values.dist ?? 'dist', '--no-panel'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((ready) => server.stdout.once('data', ready));
  try {
    const origins = { main: `http://localhost:${values.port}`, 'white-label': `http://wl.localhost:${values.port}` };
    const scenarios = (await (await fetch(`${origins.main}/__mock/scenarios`)).json()) as Scenario[];
    const found = findBrowser();
    // Subpixel positioning as on phones; otherwise small text runs together.
    const browser = await chromium.launch({ ...found, args: [...found.args, '--font-render-hinting=none'] });
    if (values.small) {
      const queue = scenarios.filter(isWanted);
      const count = queue.length;
      const take = ({ name }: Screen): Promise<void> => takeSmallPicture(browser, origins.main, name);
      await Promise.all([worker(queue, take), worker(queue, take)]);
      console.log(`${count} thumbnails for http://localhost:4173/__mock/`);
    } else await takeGallery({ browser, origins, folder: values.out, now: values.now }, scenarios);
    await browser.close();
  } finally {
    server.kill();
  }
}

if (values.compare) {
  const [before, after] = positionals;
  if (before === undefined || after === undefined) throw new Error('npm run gallery -- --compare BEFORE AFTER');
  process.exitCode = (await comparePictures(before, after)) ? 0 : 1;
} else await takePictures();
