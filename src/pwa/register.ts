import { tellWorker } from './messages.ts';

/** The one script URL that the app makes; a policy of Trusted Types has to let it through. */
const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
  /** Made once: a second policy of the same name is refused. */
  var receptionPolicy: ReturnType<TrustedTypes['createPolicy']> | undefined;
}

/** The worker's address, as browsers with Trusted Types want it (S3): any other address is refused. */
export function workerUrl(): string {
  if (globalThis.trustedTypes === undefined) return WORKER;
  globalThis.receptionPolicy ??= globalThis.trustedTypes.createPolicy('app', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('No script of the app');
      return url;
    },
  });
  return globalThis.receptionPolicy.createScriptURL(WORKER);
}

/** Registers the worker of the app; its script never comes from the HTTP cache (R7-79). */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' });

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
  if (active !== null) tellWorker(active, { type: 'keep', files: loadedFiles(), locale });
}
