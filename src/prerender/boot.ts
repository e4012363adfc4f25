import type { BrandId } from '#config/host.ts';
import type { Configuration } from '#config/configuration.ts';
import { servedConfiguration } from '#config/configuration.ts';
import { DEVELOPMENT_API, environmentFor, hostEntry } from '#config/host.ts';
import { FIRST_VIEW_PARTS, LOOKUP_PART } from '#data/stay/first-answers.ts';
import type { FirstAnswers, FirstView, FirstViewInput } from '#data/stay/first-answers.ts';
import { askProperty, askStay } from '#data/stay/ask-stay.ts';
import { asSlug } from '#domain/stay/slug.ts';
import { langOf, preferredLocale, supportedLocale } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { isDevelopmentHost } from '#lib/app-page.ts';
import { isLineFast } from '#lib/is-line-fast.ts';
import { sleep } from '#lib/time.ts';
import { parseSearch } from '#lib/search-params.ts';
import { slugIn } from '#session/current-stay.ts';
import { readDevice, readTab } from '#session/storage.ts';

import { configureAhead, servedAt } from './ahead-client.ts';
import { OFFLINE_PART, partAt } from '../../tools/build/built.ts';
import type { Built } from '../../tools/build/built.ts';
import { showFirstMessages } from './first-messages.ts';
import { formatDataLoaded, loadFormatDataAside, workAside } from './format-data.ts';
import { fetchNeighbours } from './neighbours.ts';
import { preload } from './preload.ts';
import { fetchTexts, FONTS } from './texts.ts';

/** Written in by the build; in development, where pages load module by module, there is nothing to know. */
declare const BUILT: Built | null;

const { hostname, pathname, search } = globalThis.location;

/** The language to show: of the address, else the stored one, else the browser's (R2-138, R3-121). */
function language(): Locale {
  const wanted = new URLSearchParams(search).get('lng') ?? '';
  return supportedLocale(wanted) ?? supportedLocale(readDevice('locale') ?? '') ?? preferredLocale(navigator.languages);
}

/** Calls `act` with the API's address and the brand; at once in development, which fetches no configuration. */
function withApi(act: (api: string, brand?: BrandId) => void): void {
  const stored = readDevice('environment');
  if (isDevelopmentHost(hostname)) {
    // For a tester's other environments the app asks.
    if (stored === null || stored === 'development') act(DEVELOPMENT_API);
    return;
  }
  const start = async (): Promise<void> => {
    const { text } = await servedConfiguration();
    // The app checks the file. What is no configuration ends here, and no request is sent.
    const configuration = JSON.parse(text) as Configuration;
    const entry = hostEntry(configuration, hostname);
    const api = entry && configuration.environments[environmentFor(configuration, entry, stored)]?.api;
    if (entry && typeof api === 'string') act(api, entry.brand);
  };
  start().catch(() => {});
}

/** The page's texts, once the file that draws its first view is there too. Both run while the answers come. */
async function firstViewFiles(built: Built, locale: Locale): Promise<Pick<FirstViewInput, 'messages'>> {
  const [words] = await Promise.all([
    import(built.words['messages']?.[locale] ?? '') as Promise<Pick<FirstViewInput, 'messages'>>,
    import(built.firstView),
  ]);
  return words;
}

/** Tells that the guest sees the first view, or will when this resolves, or that there is none. */
type Told = (seen?: Promise<void>) => void;

/** The app waits this long for the first view, where it waits at all. */
const FIRST_VIEW_MS = 400;

/**
 * Starts the app. To run it takes a phone longer than to draw the first view. So on a fast line the guest sees that
 * view first, and then the app is fetched.
 */
async function startApp({ app }: Built, view: Promise<void>): Promise<void> {
  if (isLineFast()) await Promise.race([view, sleep(FIRST_VIEW_MS)]);
  // By a link the browser loads it after what the first view is made of.
  else void preload(app);
  await import(app);
}

/** About a frame. */
const FRAME_MS = 16;

/**
 * Asks for the stay of the address, else the stored one, and for its property. The app reports failures. After one
 * the files that show a kept stay are fetched, so that the app finds them. Tells when the guest sees the first view.
 */
function askForStay(built: Built, part: string, shownLanguage: Locale, told: Told): void {
  const slug = asSlug(parseSearch(search)['slug']) ?? slugIn(readDevice('currentStay') ?? '');
  if (slug === undefined) return told();
  withApi((baseUrl, brand) => {
    configureAhead({ baseUrl, shownLanguage });
    const files = firstViewFiles(built, shownLanguage);
    const fetchPart = (wanted = '') => built.files[wanted]?.forEach((file) => void preload(file));
    const askedStay = askStay(slug);
    const askedProperty = askedStay.then(({ propertyId }) => askProperty(propertyId));
    let property: FirstAnswers['property'];
    let drawnProperty: typeof property;
    askedProperty.then(
      (answer) => (property = answer),
      () => fetchPart(OFFLINE_PART),
    );
    const draw = async (): Promise<FirstView | undefined> => {
      const [stay, { messages }] = await Promise.all([askedStay, files]);
      await formatDataLoaded();
      // Both answers often come within a frame, and are drawn as one. A frame's own task does not wait for the drawing.
      await sleep(FRAME_MS);
      drawnProperty = property;
      const answers = { stay, property };
      return globalThis.receptionFirstView?.({ part, brand, answers, servedAt, locale: shownLanguage, messages });
    };
    // The guest may wait seconds for the app, but not for the property: its name and its hours are added.
    const drawAll = async (): Promise<void> => {
      const view = await draw();
      fetchPart(view?.otherPart);
      told(view?.seen);
      // It may have come while the stay was drawn.
      if (drawnProperty === undefined) await askedProperty.then(draw);
    };
    // Without its files the boot script draws nothing.
    drawAll().catch(() => told());
  });
}

/** For so long the first texts of a page without a stay wait for their font: they need nothing else. */
const FONT_MS = 500;

/** Draws what the page to find a booking asks, unless the app may lead on to the stored stay. */
function drawLookup(built: Built, locale: Locale, told: Told): void {
  if (parseSearch(search)['standalone'] === 'true') return told();
  withApi((_api, brand) => {
    const draw = async (): Promise<FirstView | undefined> => {
      const { messages } = await firstViewFiles(built, locale);
      await Promise.race([document.fonts.load(FONTS, document.title), sleep(FONT_MS)]);
      const answers = undefined;
      return globalThis.receptionFirstView?.({ part: LOOKUP_PART, brand, answers, servedAt, locale, messages });
    };
    draw()
      .then((view) => told(view?.seen))
      .catch(() => told());
  });
}

/** Asks for the data of this address, because its answers take longest. Returns what fetches all else. */
function askAhead(built: Built, shown: Locale): () => void {
  // Before the first date is drawn: a worker takes long to start.
  loadFormatDataAside();
  // Then this: the app waits for it, and so does the question for the stay.
  if (!isDevelopmentHost(hostname)) servedConfiguration().catch(() => {});
  const other = partAt(built.otherPages, pathname);
  const ofStay = other === undefined ? partAt(built.stayPages, pathname) : undefined;
  const part = ofStay ?? other ?? '';
  const view = new Promise<void>((told) => {
    if (ofStay !== undefined) askForStay(built, ofStay, shown, told);
    else if (part === LOOKUP_PART) drawLookup(built, shown, told);
    if (!FIRST_VIEW_PARTS.some((each) => each === part)) told();
  });
  fetchTexts(built, part, shown);
  return () => {
    // A browser loads a tab's storage at first use: here while the network is awaited.
    readTab('redirectTarget');
    if (isDevelopmentHost(hostname)) for (const file of built.development) void preload(file);
    for (const file of built.files[part] ?? []) void preload(file);
    fetchNeighbours(built, part, shown);
    // The help text follows when the file does not come.
    startApp(built, view).catch(() => {});
  };
}

/** Runs the function once the first texts of the page can be found. */
function whenParsed(act: () => void): void {
  if (document.getElementById('boot') === null) document.addEventListener('DOMContentLoaded', act);
  else act();
}

/**
 * Asks for what the page will wait for, then shows the first texts.
 * Browsers as old as Safari 14 must run it: they show its help text.
 */
function boot(): void {
  const shown = language();
  let fetchRest = (): void => {};
  try {
    if (BUILT !== null) fetchRest = askAhead(BUILT, shown);
  } catch {
    // A browser that lacks what this needs lacks what the app needs.
  }
  // The rest is a task by itself, so that a slow phone can answer a touch before it.
  setTimeout(() => {
    whenParsed(() => {
      document.documentElement.lang = langOf(shown);
      showFirstMessages(shown);
    });
    fetchRest();
  });
}

if (typeof document === 'undefined') workAside();
else boot();
