/**
 * The first script of a page: it shows the first texts in the guest's language, asks for what the page will need, and
 * draws the top of the page when the answers are here. The app, which takes longer to load, then takes its place.
 */
import type { BrandId } from '#config/host.ts';
import { configureApi } from '#api/http-client.ts';
import { sendEarly } from '#api/early-transport.ts';
import { apiOfHost } from '#config/served-configuration.ts';
import { requestProperty, requestStay } from '#data/stay/request-stay.ts';
import { readStayLink } from '#domain/stay/stay-link.ts';
import { isOfBrand } from '#domain/property/property.ts';
import { slugIn } from '#domain/stay/stay.ts';
import { activateLocale } from '#i18n/activate.ts';
import { preferredLocale, supportedLocale } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { nowInstant, syncClock } from '#lib/clock.ts';
import { readDevice } from '#session/storage.ts';

import { showFirstMessages } from './first-messages.ts';
import { hasView, lookupView, show, takeBack, viewOf } from './view.tsx';

const { hostname, origin } = window.location;
/** Read as the app reads it: a link that it cannot read shows no stay (L2). */
const link = readStayLink(window.location.href.slice(origin.length));
const { pathname, searchParams } = new URL(origin + link.address);
const page = pathname === '/' ? pathname : pathname.replace(/\/$/, '');

/** The language to show: of the address, else the stored one, else the browser's (R2-138, R3-121). */
function language(): Locale {
  const wanted = searchParams.get('lng') ?? '';
  return supportedLocale(wanted) ?? supportedLocale(readDevice('locale') ?? '') ?? preferredLocale(navigator.languages);
}

/** Asks for the stay of the address, else the stored one, and for its property; resolves when the page's top is drawn. */
async function startStay(brand: BrandId, messages: Promise<unknown>): Promise<void> {
  const slug = link.slug ?? slugIn(readDevice('currentStay') ?? '');
  if (slug === undefined || link.isUnreadable) return;
  const answer = requestStay(slug);
  const property = answer.then(({ propertyId }) => requestProperty(propertyId));
  // The app asks again, and tells the guest.
  property.catch(() => {});
  // The page begins with a notice where the guest asked for extras that are closed.
  if (!hasView(page) || 'areExtrasClosed' in Object(history.state)) return;
  const stay = await answer;
  await messages;
  // A code does not wait for the property: its name and its hours are added.
  const known = await Promise.race([property, Promise.resolve(undefined)]);
  const draw = (of: typeof known): void => {
    // A stay of the other brand is not shown here, as soon as the property has told (N4).
    if (of && !isOfBrand(of, brand)) takeBack();
    else show(brand, viewOf(page, stay, of, nowInstant()));
  };
  draw(known);
  if (known === undefined) property.then(draw).catch(() => {});
}

/** Asks for what the page needs; resolves when its top is drawn, or has to wait for the app. */
async function start(): Promise<void> {
  const locale = language();
  const messages = activateLocale(locale);
  messages.catch(() => {});
  showFirstMessages(locale);
  const found = await apiOfHost(hostname, readDevice('environment'));
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
  else if (page === '/check-in' && searchParams.get('standalone') !== 'true') {
    await messages;
    show(found.brand, lookupView());
  }
}

/** To run the app takes a phone longer than to draw the top of the page, which is painted first if its answer is that fast. */
const LONGEST_WAIT_MS = 250;

/** A frame is on screen when the next but one begins. */
const afterPaint = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
const drawn = async (): Promise<void> => {
  // In development the fake backend has not started yet.
  if (!import.meta.env.PROD) return;
  const painted = start().then(afterPaint);
  await Promise.race([painted, new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))]);
};

drawn()
  // What fails here fails again in the app, which reports it.
  .catch(() => {})
  .then(() => import('../main.tsx'))
  .catch(() => {
    // The page's static help takes over.
    document.documentElement.dataset['failed'] = '';
  });
