import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

import { BUILD_ID, isAppPage, isDevelopmentHost, isTesterAddress } from '#lib/app-page.ts';
import { APP_CACHES, openCache } from '#session/app-caches.ts';
import { answerConfiguration, CONFIGURATION, fetchConfiguration } from './configuration-cache.ts';
import type { BuildFile, ToPage, ToWorker } from './worker.ts';

/** An open page. */
interface Client {
  postMessage(message: ToPage, transfer: []): void;
}

/** An event that keeps the worker alive. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  readonly data?: ToWorker | undefined;
  readonly source?: Client | null;
}

/** The used part of a worker's global scope; TypeScript cannot combine the types of both scopes in one program. */
interface Scope {
  /** Inserted by the build. */
  readonly __WB_MANIFEST: readonly BuildFile[];
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
}
declare const self: Scope;

const CHOSEN = APP_CACHES.chosen;
const LANGUAGE_KEY = '/language';
const SHELL = '/index.html';
const ACTIVE_WITHIN_MS = 1_000;

const build = self.__WB_MANIFEST;
const first = build.filter(({ when }) => when === 'first');
const urls = new Set(build.map(({ url }) => new URL(url, location.origin).href));

/** Caches a file of the app, but not a Wi-Fi portal's page received instead. */
async function cacheFile(url: string, response: Response): Promise<void> {
  const isPage = response.redirected || response.headers.get('content-type')?.includes('html') === true;
  if (response.ok && !isPage) await (await openCache('files')).put(url, response);
}

async function cacheFiles(files: Iterable<string>): Promise<void> {
  const wanted = [...files].map((file) => new URL(file, location.origin).href).filter((url) => urls.has(url));
  await Promise.all(
    [...new Set(wanted)].map(async (url) => {
      if ((await caches.match(url)) !== undefined) return;
      // oxlint-disable-next-line eslint/no-restricted-globals -- a file of the app
      const kept = fetch(url).then((response) => cacheFile(url, response));
      await kept.catch(() => {});
    }),
  );
}

const filesOf = (locale: string): string[] =>
  build.flatMap(({ url, when }) => (typeof when === 'object' && when.includes(locale) ? url : []));

/** A file name without its content hash, equal in every build. */
const withoutHash = (url: string): string => url.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** Caches the texts of the current language, and the files that the previous build used. */
async function cacheAsBefore(): Promise<void> {
  const known = await (await openCache('language')).match(LANGUAGE_KEY);
  if (known) await cacheFiles(filesOf(await known.text()));
  const used = new Set((await (await openCache('files')).keys()).map(({ url }) => withoutHash(new URL(url).pathname)));
  await cacheFiles(build.flatMap(({ url, when }) => (when === 'later' && used.has(withoutHash(url)) ? url : [])));
}

async function cacheLanguage(locale: string): Promise<void> {
  await (await openCache('language')).put(LANGUAGE_KEY, new Response(locale));
  await cacheFiles(filesOf(locale));
}

/** Deletes files of earlier builds that are not part of this one. */
async function deleteOldFiles(): Promise<void> {
  const cache = await openCache('files');
  const cached = await cache.keys();
  await Promise.all(cached.filter(({ url }) => !urls.has(url)).map((request) => cache.delete(request)));
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIGURATION,
  ({ request, event }) => answerConfiguration(request, (work) => event.waitUntil(work)),
);
precache(first.map(({ url, revision }) => ({ url, revision })));
cleanupOutdatedCaches();

const chosenShell = (): Promise<Response | undefined> => caches.match(SHELL, { cacheName: CHOSEN });

const buildOf = async (shell: Response | undefined): Promise<string | undefined> =>
  shell && BUILD_ID.exec(await shell.text())?.[2];

/** Sends the known builds to pages; nothing if index.html is no longer cached. */
async function postBuilds(pages: readonly Client[]): Promise<void> {
  const own = await buildOf(await matchPrecache(SHELL));
  const chosen = await buildOf(await chosenShell());
  if (own !== undefined) for (const page of pages) page.postMessage({ type: 'builds', own, chosen }, []);
}

const postBuildsToAll = async (): Promise<void> =>
  postBuilds(await self.clients.matchAll({ type: 'window', includeUncontrolled: true }));

/**
 * Activates this version, and informs the pages. Chromium may ignore `skipWaiting` while the old version is busy; then
 * the old version serves this one's index.html, and the pages are informed now.
 */
async function takeOver(): Promise<void> {
  const shell = await matchPrecache(SHELL);
  if (shell) await (await openCache('chosen')).put(SHELL, shell).catch(() => {});
  void self.skipWaiting();
  await new Promise((later) => setTimeout(later, ACTIVE_WITHIN_MS));
  await postBuildsToAll();
}

const ownShell = createHandlerBoundToURL(SHELL);
registerRoute(
  // Excludes frames, as chat and card fields have their own documents, and tester links, which the server handles.
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'document' && isAppPage(url.pathname) && !isTesterAddress(url),
  async (page) => (await chosenShell()) ?? ownShell(page),
);
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
registerRoute(
  // Also files of the accepted build.
  ({ url, sameOrigin }) => sameOrigin && (urls.has(url.href) || url.pathname.startsWith('/assets/')),
  async ({ request }) => {
    const cached = await caches.match(request.url);
    if (cached) return cached;
    // oxlint-disable-next-line eslint/no-restricted-globals -- the request of the page, passed on
    const response = await fetch(request);
    await cacheFile(request.url, response.clone()).catch(() => {});
    return response;
  },
);

self.addEventListener('install', (event) => {
  event.waitUntil(cacheAsBefore());
  // Offline pages need the configuration too, but the worker installs even without it.
  if (!isDevelopmentHost(location.hostname)) event.waitUntil(fetchConfiguration(CONFIGURATION).catch(() => {}));
});
self.addEventListener('activate', (event) => {
  // Also claims the page of a first visit, so that what it loads from now on is cached.
  event.waitUntil(Promise.all([deleteOldFiles(), caches.delete(CHOSEN).then(postBuildsToAll), self.clients.claim()]));
});
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data?.type === 'which' && source) event.waitUntil(postBuilds([source]));
  if (data?.type === 'take-over') event.waitUntil(takeOver());
  if (data?.type === 'keep') event.waitUntil(Promise.all([cacheFiles(data.files), cacheLanguage(data.locale)]));
});
