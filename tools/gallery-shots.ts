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
/** A width and a scheme. */
export type Look = readonly [keyof typeof WIDTHS, 'light' | 'dark'];

export const EVERY_LOOK: readonly Look[] = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['tablet', 'light'],
  ['tablet', 'dark'],
  ['wide', 'light'],
  ['wide', 'dark'],
];

/** Where pictures are taken, and which folder they go to. */
export interface Studio {
  readonly browser: Browser;
  readonly origins: Readonly<Record<Brand, string>>;
  readonly folder: string;
  /** The time of the fake backend, for screens that need no other. */
  readonly now: string;
}

export interface Shot {
  readonly screen: Screen;
  readonly file: string;
  readonly label: string;
}

/** A page that is still moving after so long is reported. */
const MOST_MS = 30_000;

/** Whether the page shows what it has: no skeleton, nothing on its way, no fade between two schemes. */
function isStill(): boolean {
  const seen = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  // A browser does not ask for a lazy picture below the window.
  const isComing = (image: HTMLImageElement): boolean =>
    !image.complete && (image.loading !== 'lazy' || image.getBoundingClientRect().top < window.innerHeight);
  return (
    document.fonts.status === 'loaded' &&
    seen('div[aria-busy=true], div.animate-breathe').length === 0 &&
    !seen('img').some((image) => isComing(image as HTMLImageElement)) &&
    document.getAnimations().every((each) => !(each instanceof CSSTransition))
  );
}

/** Chromium without anything to draw may call back much later. */
const IDLE_MS = 500;

/** React may hold back for 300 ms what a Suspense shows, after its file has come. Nothing is asked then. */
const HELD_BACK_MS = 350;

/** The height of the page and its number of elements, once pictures are decoded and the browser is idle. */
async function shapeAtRest([idleMs, heldBackMs]: readonly [number, number]): Promise<string> {
  const shown = [...document.images].filter(({ complete }) => complete);
  // A picture that cannot be decoded is shown as a missing one, which is what the guest sees.
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  await new Promise((done) => void requestIdleCallback(done, { timeout: idleMs }));
  await new Promise((done) => void setTimeout(done, heldBackMs));
  await new Promise((done) => void requestAnimationFrame(done));
  return `${document.documentElement.scrollHeight} ${document.querySelectorAll('*').length}`;
}

/**
 * Watches the requests of a page that is about to open. What it returns waits until nothing is asked or busy and the
 * shape stays. On a loaded machine late parts come long after the heading.
 */
function watchSettling(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    const end = performance.now() + MOST_MS;
    let before = '';
    while (performance.now() < end) {
      await page.waitForFunction(isStill, undefined, { timeout: MOST_MS });
      const shape = await page.evaluate(shapeAtRest, [IDLE_MS, HELD_BACK_MS] as const);
      if (asked.size === 0 && shape === before) return;
      before = asked.size === 0 ? shape : '';
    }
    const waits = [...asked].map((request) => request.url()).join(' ');
    throw new Error(`${page.url()} has not settled in ${MOST_MS} ms; still asked for: ${waits || 'nothing'}`);
  };
}

/** A page, and the wait until all of it is there. */
interface Opened {
  readonly page: Page;
  readonly settled: () => Promise<void>;
}

/** How often the window follows a page that becomes longer. */
const MOST_TIMES = 5;

/** Pictures of the page as it is, in these widths and schemes. */
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
    await page.screenshot({ path: `${folder}/${file}`, fullPage: isPage });
    shots.push({ screen, file, label: `${of}, ${name}, ${scheme}` });
  }
  return shots;
}

/** Walks to a screen, whose buttons are found in English, then chooses the language. */
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
  // A guest never sees the button of the tester's tools: this page takes them, and shows nothing.
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
      // A full screen covers the control; the page behind it is the same.
      await page.locator('header select').first().selectOption(LOCALES[language], { force: true });
      await page.locator(`html[lang="${LOCALES[language]}"]`).waitFor();
    }
    return await shootPage({ page, settled }, screen, looks, `${brand}-${language}`, folder);
  } finally {
    await context.close();
  }
}

/** Where the page of testers looks for them. */
const SMALL_PICTURES = 'node_modules/.cache/reception/pictures';

/** A phone at a quarter of its pixels: some 10 kB a picture. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.5 };

/** Takes a small picture of a situation by its link alone, for the page of testers. */
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
