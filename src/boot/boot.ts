import { brandOfHost } from '#config/brand.ts';
import { addressesOf, environmentFor } from '#config/environment.ts';
import { askProperty, askStay } from '#data/stay/ask-stay.ts';
import { asSlug } from '#domain/stay/slug.ts';
import { langOf, preferredLocale, supportedLocale } from '#i18n/locales.ts';
import { parseSearch } from '#lib/search-params.ts';
import { readCurrentStay } from '#session/current-stay.ts';
import { deviceStorage } from '#session/storage.ts';

import { configureAhead } from './ahead-client.ts';
import { partAt } from './built.ts';
import type { Built } from './built.ts';
import { sayFirstWords } from './first-words.ts';
import { fetchNeighbours } from './neighbours.ts';
import { preload } from './preload.ts';

/** Written in by the build; in development, where pages load module by module, there is nothing to know. */
declare const BUILT: Built | null;

/**
 * Runs before the app, from a file of its own: says the first words, and asks at once for what the page of this
 * address will wait for. Older browsers than the app's must understand it (Safari 14): they read its help.
 */
function boot(): void {
  const { hostname, pathname, search } = window.location;
  const chosen = supportedLocale(new URLSearchParams(search).get('lng') ?? '') ?? supportedLocale(deviceStorage.read('locale') ?? '');
  const locale = chosen ?? preferredLocale(navigator.languages ?? []);
  whenParsed(() => {
    document.documentElement.lang = langOf(locale);
    sayFirstWords(locale);
  });

  const built = BUILT;
  if (built === null) return;
  const ofStay = partAt(built.stayPages, pathname);
  const part = ofStay ?? partAt(built.otherPages, pathname) ?? '';
  const words = ['messages', part].map((set) => built.words[set]?.[locale] ?? []).flat();
  for (const file of [...words, ...(built.files[part] ?? [])]) void preload(file);
  fetchNeighbours(built, part, locale);

  const slug = asSlug(parseSearch(search)['slug']) ?? readCurrentStay();
  if (ofStay === undefined || slug === undefined) return;
  const environment = environmentFor(hostname, deviceStorage.read('environment'));
  const baseUrl = addressesOf(environment, brandOfHost(hostname).id).api;
  configureAhead({ baseUrl, storedLanguage: chosen, shownLanguage: locale });
  // Whatever goes wrong is the app's to say: it takes the answer over, or asks again.
  askStay(slug)
    .then(({ propertyId }) => askProperty(propertyId))
    .catch(() => {});
}

/** Runs once the first words of the page can be found. */
function whenParsed(act: () => void): void {
  if (document.getElementById('boot') === null) document.addEventListener('DOMContentLoaded', act);
  else act();
}

boot();
