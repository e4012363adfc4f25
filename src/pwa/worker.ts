import { scriptUrl, WORKER } from '#lib/script-url.ts';

/** A message from a page to the worker. */
export type ToWorker =
  /** Asks which builds the worker knows. */
  | { readonly type: 'which' }
  /** Activates the waiting worker. */
  | { readonly type: 'take-over' }
  /** The page has loaded these files, and needs the texts of this language offline. */
  | { readonly type: 'keep'; readonly files: readonly string[]; readonly locale: string };

/** A message from the worker to a page: builds by id (`lib/app-page.ts`). */
export interface ToPage {
  readonly type: 'builds';
  /** The worker's own build. */
  readonly own: string;
  /** The build that a guest accepted, until its worker is active. */
  readonly chosen: string | undefined;
}

/** A file of the build in the worker's list. */
export interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
  /** `first`: cached on installation; `later`: at its first use; a list: with these locales. */
  readonly when: 'first' | 'later' | readonly string[];
}

/** Sends a message to a worker. */
export const postToWorker = (worker: Pick<ServiceWorker, 'postMessage'>, message: ToWorker): void =>
  worker.postMessage(message, []);

/** Registers the app's worker; its script is never taken from the HTTP cache (R7-79). */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(scriptUrl(WORKER), { updateViaCache: 'none' });

/** The build's files that this page has loaded so far. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Makes the worker cache the files that the page has loaded, and the texts of its language. */
export async function cacheLoadedFiles(locale: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active !== null) postToWorker(active, { type: 'keep', files: loadedFiles(), locale });
}
