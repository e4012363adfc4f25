import { loadFormatData } from '#i18n/load-format-data.ts';
import { sleep } from '#lib/time.ts';

/** A new tab has the entry of this page, and perhaps an empty one before. */
const NEW_TAB = 2;

/** A first view waits this long at most for the worker. A page that loads the data meanwhile pays for it too. */
const AT_MOST_MS = 100;

/** Resolves when the worker has loaded the data, or has failed; undefined where none runs. */
let loaded: Promise<unknown> | undefined;

/** Loads the browser's data of languages in a worker, which runs this script, while the network is awaited. */
export function loadFormatDataAside(): void {
  if (typeof Worker === 'undefined') return;
  // The process of an older tab most likely holds the data, and a worker would be work for nothing.
  if (globalThis.history.length > NEW_TAB) return;
  const { src } = document.currentScript as HTMLScriptElement;
  // A policy beside the app's: each name can be taken once, and this one allows one address (S3).
  const policy = globalThis.trustedTypes?.createPolicy('boot', { createScriptURL: () => src });
  const worker = new Worker(policy?.createScriptURL(src) ?? src);
  loaded = new Promise((done) => {
    worker.addEventListener('message', done);
    worker.addEventListener('error', done);
  });
}

/** What the worker does. */
export function workAside(): void {
  loadFormatData();
  // What it says does not matter.
  globalThis.postMessage(null, {});
  globalThis.close();
}

/** Resolves when the data is loaded, after 100 ms at the latest. */
export const formatDataLoaded = (): Promise<unknown> => Promise.race([loaded, sleep(AT_MOST_MS)]);
