import { scriptUrl, WORKER } from '#lib/script-url.ts';

import { postToWorker } from './messages.ts';

/** Registers the worker of the app; its script never comes from the HTTP cache (R7-79). */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(scriptUrl(WORKER), { updateViaCache: 'none' });

/** The files of the build that this page has loaded so far. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Makes the worker keep the files that the page has loaded, and the texts of its language. */
export async function keepLoaded(locale: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active !== null) postToWorker(active, { type: 'keep', files: loadedFiles(), locale });
}
