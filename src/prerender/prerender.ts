/**
 * The first script of a page: it shows the first texts in the guest's language, asks for what the page will need, and
 * draws the top of the page when the answers are here. The app, which takes longer to load, then takes its place.
 */
import type { BrandId } from '#config/host.ts';
import { configureApi } from '#api/http-client.ts';
import { sendEarly } from '#api/early-transport.ts';
import type { Configuration } from '#config/configuration.ts';
import { servedConfiguration } from '#config/configuration.ts';
import { DEVELOPMENT_API, developmentBrand, environmentFor, hostEntry } from '#config/host.ts';
import { askProperty, askStay } from '#data/stay/ask-stay.ts';
import { asSlug } from '#domain/stay/stay.ts';
import { activateLocale } from '#i18n/activate.ts';
import { preferredLocale, supportedLocale } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { isDevelopmentHost } from '#lib/app-page.ts';
import { syncClock } from '#lib/clock.ts';
import { parseSearch } from '#lib/search-params.ts';
import { slugIn } from '#session/current-stay.ts';
import { readDevice } from '#session/storage.ts';

import { showFirstMessages } from './first-messages.ts';
import { drawLookup, drawStay } from './view.tsx';

const { hostname, pathname, search } = window.location;
const page = pathname === '/' ? pathname : pathname.replace(/\/$/, '');

/** The language to show: of the address, else the stored one, else the browser's (R2-138, R3-121). */
function language(): Locale {
  const wanted = new URLSearchParams(search).get('lng') ?? '';
  return supportedLocale(wanted) ?? supportedLocale(readDevice('locale') ?? '') ?? preferredLocale(navigator.languages);
}

/** Where the API of this host is, and its brand; undefined where the app must decide. */
async function findApi(): Promise<{ readonly api: string; readonly brand: BrandId } | undefined> {
  const stored = readDevice('environment');
  if (isDevelopmentHost(hostname)) {
    // A tester's other environments are in the configuration.
    return stored === null || stored === 'development'
      ? { api: DEVELOPMENT_API, brand: developmentBrand(hostname) }
      : undefined;
  }
  const { text } = await servedConfiguration();
  // The app checks the file. What is no configuration ends here, and no request is sent.
  const configuration = JSON.parse(text) as Configuration;
  const entry = hostEntry(configuration, hostname);
  const api = entry && configuration.environments[environmentFor(configuration, entry, stored)]?.api;
  return entry && typeof api === 'string' ? { api, brand: entry.brand } : undefined;
}

/** Asks for the stay of the address, else the stored one, and for its property; draws what of them is here. */
async function startStay(brand: BrandId, messages: Promise<unknown>): Promise<void> {
  const slug = asSlug(parseSearch(search)['slug']) ?? slugIn(readDevice('currentStay') ?? '');
  if (slug === undefined) return;
  const stay = await askStay(slug);
  const property = askProperty(stay.propertyId);
  await messages;
  // A code does not wait for the property: its name and its hours are added.
  const known = await Promise.race([property, Promise.resolve(undefined)]);
  drawStay(page, brand, stay, known);
  if (known === undefined) drawStay(page, brand, stay, await property);
}

async function start(): Promise<void> {
  const locale = language();
  const messages = activateLocale(locale);
  // The app asks again, and tells the guest.
  messages.catch(() => {});
  showFirstMessages(locale);
  const found = await findApi();
  if (found === undefined) return;
  configureApi({
    send: sendEarly,
    baseUrl: found.api,
    storedLanguage: () => undefined,
    shownLanguage: () => locale,
    onServerTime: syncClock,
  });
  if (page.startsWith('/stay')) await startStay(found.brand, messages);
  // The installed app may lead on to the stored stay.
  else if (page === '/check-in' && parseSearch(search)['standalone'] !== 'true') {
    await messages;
    drawLookup(found.brand);
  }
}

// What fails here fails again in the app, which reports it. In development its fake backend has not started yet.
if (import.meta.env.PROD) start().catch(() => {});
import('../main.tsx').catch(() => {
  // The page's static help takes over.
  document.documentElement.dataset['failed'] = '';
});
