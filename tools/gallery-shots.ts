import { mkdirSync } from 'node:fs';

import type { Browser, Page, Request } from 'playwright';

import { DEBUG_TOOLS } from '#config/debug-tools.ts';

import type { Screen } from './gallery-screens.ts';

const WIDTHS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1280, height: 800 },
} as const;
const LOCALES = { english: 'en-GB', german: 'de-DE', greek: 'el-GR' } as const;

export type Brand = 'main' | 'white-label';
export type Language = keyof typeof LOCALES;
/** A width and a colour scheme. */
export type Look = readonly [keyof typeof WIDTHS, 'light' | 'dark'];

export const EVERY_LOOK: readonly Look[] = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['tablet', 'light'],
  ['tablet', 'dark'],
  ['wide', 'light'],
  ['wide', 'dark'],
];

/** Where screenshots are taken, and the output folder. */
export interface Studio {
  readonly browser: Browser;
  readonly origins: Readonly<Record<Brand, string>>;
  readonly folder: string;
  /** The fake backend's time, unless a screen needs another. */
  readonly now: string;
}

export interface Shot {
  readonly screen: Screen;
  readonly file: string;
  readonly label: string;
}

/** Pages that take longer to settle are reported. */
const MAX_MS = 30_000;

/** Whether the page is at rest: no skeletons, loading images or colour scheme transitions. */
function isStill(): boolean {
  const seen = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  // Browsers do not load lazy images below the viewport.
  const isComing = (image: HTMLImageElement): boolean =>
    !image.complete && (image.loading !== 'lazy' || image.getBoundingClientRect().top < window.innerHeight);
  return (
    document.fonts.status === 'loaded' &&
    seen('div[aria-busy=true], div.animate-breathe').length === 0 &&
    !seen('img').some((image) => isComing(image as HTMLImageElement)) &&
    document.getAnimations().every((each) => !(each instanceof CSSTransition))
  );
}

/** An idle Chromium may call back much later. */
const IDLE_MS = 500;

/** React may delay the content of a Suspense by 300 ms after its file has loaded, without any request. */
const HELD_BACK_MS = 350;

/** The page's height and number of elements, once images are decoded and the browser is idle. */
async function shapeAtRest([idleMs, heldBackMs]: readonly [number, number]): Promise<string> {
  const shown = [...document.images].filter(({ complete }) => complete);
  // An image that cannot be decoded is captured as broken, as guests would see it.
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  await new Promise((done) => void requestIdleCallback(done, { timeout: idleMs }));
  await new Promise((done) => void setTimeout(done, heldBackMs));
  await new Promise((done) => void requestAnimationFrame(done));
  return `${document.documentElement.scrollHeight} ${document.querySelectorAll('*').length}`;
}

/**
 * Tracks the requests of a page that is about to open. The returned function waits until there are no requests and the
 * shape is stable. On a loaded machine, parts may appear long after the heading.
 */
function watchSettling(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    const end = performance.now() + MAX_MS;
    let before = '';
    while (performance.now() < end) {
      await page.waitForFunction(isStill, undefined, { timeout: MAX_MS });
      const shape = await page.evaluate(shapeAtRest, [IDLE_MS, HELD_BACK_MS] as const);
      if (asked.size === 0 && shape === before) return;
      before = asked.size === 0 ? shape : '';
    }
    const waits = [...asked].map((request) => request.url()).join(' ');
    throw new Error(`${page.url()} has not settled in ${MAX_MS} ms; still loading: ${waits || 'nothing'}`);
  };
}

/** A page, and a function that waits until it is complete. */
interface Opened {
  readonly page: Page;
  readonly settled: () => Promise<void>;
}

/** How often the viewport is enlarged as the page grows. */
const MAX_TIMES = 5;

/** Takes screenshots of the page in these widths and colour schemes. */
async function shootPage(
  { page, settled }: Opened,
  screen: Screen,
  looks: readonly Look[],
  of: string,
  folder: string,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [name, scheme] of looks) {
    const { width, height } = WIDTHS[name];
    await page.setViewportSize({ width, height });
    await page.waitForFunction((tall) => window.innerHeight === tall, height);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await settled();
    // A full-page screenshot would show the sticky bar in the middle, so the viewport is made as tall as the page. With
    // an open dialog it keeps its height, because the dialog fills it.
    const isPage = (await page.locator('dialog:modal').count()) === 0;
    const isTaller = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
    // A taller viewport loads lazy parts, which make the page longer.
    const most = isPage ? MAX_TIMES : 0;
    for (let times = 0; times < most && (await isTaller()); times += 1) {
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: tall });
      await settled();
    }
    const file = `${screen.name}-${of}-${name}-${scheme}.png`;
    await page.screenshot({ path: `${folder}/${file}`, fullPage: isPage });
    shots.push({ screen, file, label: `${of}, ${name}, ${scheme}` });
  }
  return shots;
}

/** Opens a screen in English, whose button texts the steps use, then selects the language. */
export async function shootIn(
  { browser, origins, folder, now }: Studio,
  screen: Screen,
  brand: Brand,
  language: Language,
  looks: readonly Look[],
): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: WIDTHS.phone,
    timezoneId: 'Europe/London',
    locale: 'en-GB',
  });
  // Removes the testers' button, which guests do not see.
  await context.addInitScript((tools) => {
    document.addEventListener(tools, (event) => event.preventDefault());
  }, DEBUG_TOOLS);
  try {
    const session = await context.request.post(`${origins.main}/__mock/sessions`, {
      data: { now: screen.now ?? now },
    });
    const { id } = (await session.json()) as { id: string };
    await context.addCookies([{ name: 'mock-session', value: id, url: origins[brand] }]);
    const page = await context.newPage();
    const settled = watchSettling(page);
    await page.goto(origins[brand] + screen.open);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await screen.walk?.(page);
    if (language !== 'english') {
      // A full-screen dialog covers the select, but the page behind it still works.
      await page.locator('header select').first().selectOption(LOCALES[language], { force: true });
      await page.locator(`html[lang="${LOCALES[language]}"]`).waitFor();
    }
    return await shootPage({ page, settled }, screen, looks, `${brand}-${language}`, folder);
  } finally {
    await context.close();
  }
}

/** The folder in which the testers' page finds them. */
const SMALL_PICTURES = 'node_modules/.cache/reception/pictures';

/** A phone at half resolution: about 10 kB per picture. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.5 };

/** Takes a small screenshot of a scenario for the testers' page. */
export async function takeSmallPicture(browser: Browser, origin: string, name: string): Promise<void> {
  mkdirSync(SMALL_PICTURES, { recursive: true });
  const context = await browser.newContext({
    ...PHONE,
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/s/${encodeURIComponent(name)}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${SMALL_PICTURES}/${name}.jpg`, type: 'jpeg', quality: 60 });
  } finally {
    await context.close();
  }
}
