/**
 * The first script of a page: shows initial texts in the guest's language, requests the data the page needs, and
 * renders the top of the page when it arrives. The app, which takes longer to load, then replaces it.
 */
import type { BrandId } from '#config/host.ts';
import { isNotFound } from '#api/api-error.ts';
import { configureApi } from '#api/http-client.ts';
import { sendEarly } from '#api/early-transport.ts';
import { apiOfHost } from '#config/served-configuration.ts';
import { requestProperty, requestStay } from '#api/request-stay.ts';
import { readOwnLink } from '#domain/stay/own-link.ts';
import { isOfBrand } from '#domain/property/property.ts';
import { slugIn } from '#domain/stay/stay.ts';
import { activateLocale } from '#i18n/activate.ts';
import { preferredLocale, supportedLocale } from '#i18n/locales.ts';
import type { Locale } from '#i18n/locales.ts';
import { nowInstant, syncClock } from '#lib/clock.ts';
import { readDevice } from '#session/storage.ts';

import { removePrerendered, show } from './dom.ts';
import { showFirstMessages } from './first-messages.ts';
import { savedStayView } from './saved-stay.tsx';
import { hasView, lookupView, viewOf } from './view.tsx';

const { hostname, origin, pathname, href } = window.location;
/** A damaged link is left to the app, which mends it or shows no stay (L2). */
const link = readOwnLink(href.slice(origin.length));
const { searchParams } = new URL(href);
const page = pathname === '/' ? pathname : pathname.replace(/\/$/, '');

/** The language to show: from the address, else storage, else the browser (R2-138, R3-121). */
function language(): Locale {
  const wanted = searchParams.get('lng') ?? '';
  return supportedLocale(wanted) ?? supportedLocale(readDevice('locale') ?? '') ?? preferredLocale(navigator.languages);
}

/** Requests the stay of the address or storage, and its property; resolves when the top of the page is rendered. */
async function startStay(brand: BrandId, messages: Promise<unknown>): Promise<void> {
  const slug = link?.slug ?? slugIn(readDevice('currentStay') ?? '');
  if (slug === undefined || link === undefined) return;
  const answer = requestStay(slug);
  const property = answer.then(({ propertyId }) => requestProperty(propertyId));
  // The app repeats the request and shows the error.
  property.catch(() => {});
  // After a redirect from closed extras, the page starts with a notice.
  if (!hasView(page) || 'areExtrasClosed' in Object(history.state)) return;
  await messages;
  // The saved stay is shown at once; the response then replaces or removes it.
  const saved = savedStayView(page, slug, brand);
  if (saved) show(brand, saved.view);
  const stay = await answer.catch((error: unknown) => {
    if (isNotFound(error)) removePrerendered();
    throw error;
  });
  // A code is shown without waiting for the property; its name and times are added later, or are those of the saved stay.
  const known = await Promise.race([property, Promise.resolve(undefined)]);
  const draw = (of: typeof known): void => {
    // Once the property is known, a stay of the other brand is no longer shown (N4).
    const view = of && !isOfBrand(of, brand) ? undefined : viewOf(page, stay, of, nowInstant());
    if (view) show(brand, view);
    else removePrerendered();
  };
  draw(known ?? (saved?.property.id === stay.propertyId ? saved.property : undefined));
  if (known === undefined) property.then(draw).catch(() => {});
}

/** Requests what the page needs; resolves when its top is rendered, or must be left to the app. */
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
  if (found.colours) (await import('#lib/brand-colours.ts')).applyColours(found.colours);
  if (page.startsWith('/stay')) await startStay(found.brand, messages);
  // The installed app may redirect to the stored stay.
  else if (page === '/check-in' && searchParams.get('standalone') !== 'true') {
    await messages;
    show(found.brand, lookupView());
  }
}

/**
 * Starting the app takes a phone longer than rendering the top of the page, which comes first if its data arrives
 * within this time.
 */
const LONGEST_WAIT_MS = 400;

/** Resolves once the current frame is on screen. */
const afterPaint = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
const startInTime = async (): Promise<void> => {
  // In development the fake backend has not started yet.
  if (!import.meta.env.PROD) return;
  const painted = start().then(afterPaint);
  await Promise.race([painted, new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))]);
};

startInTime()
  // Errors occur again in the app, which reports them.
  .catch(() => {})
  .then(() => import('../main.tsx'))
  .catch(() => {
    // Shows the static help of the page.
    document.documentElement.dataset['failed'] = '';
  });
