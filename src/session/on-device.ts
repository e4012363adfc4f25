import type { Slug } from '#domain/stay/stay.ts';
import { createListeners } from '#lib/store.ts';

import { STORAGE_ENTRIES, deviceStorage, tabStorage } from './storage.ts';
import type { ClearReason, SafeStorage, StorageKey } from './storage.ts';

/** The kinds of browser storage. */
export type Place = 'localStorage' | 'sessionStorage' | 'cookie' | 'IndexedDB' | 'Cache Storage';

/** The storage of each kind of row of `STORAGE_ENTRIES`. */
export const PLACES: Readonly<Record<(typeof STORAGE_ENTRIES)[number]['where'], Place>> = {
  device: 'localStorage',
  tab: 'sessionStorage',
  cookie: 'cookie',
  database: 'IndexedDB',
};

/** An item that the app has stored in this browser, with its content as text or in the browser's form. */
export interface StoredItem {
  readonly place: Place;
  readonly name: string;
  readonly value: unknown;
}

/** Caches of the app's own files: they contain no guest data, and offline pages need them. */
const APP_FILES = /^workbox-precache/;

/** Reads from a storage; returns `nothing` if a locked-down browser throws. */
async function orNothing<T>(read: () => Promise<T> | T, nothing: T): Promise<T> {
  try {
    return await read();
  } catch {
    return nothing;
  }
}

const inStorage = (place: 'localStorage' | 'sessionStorage'): StoredItem[] =>
  Object.entries(window[place]).map(([name, value]) => ({ place, name, value }));

const inCookies = (): StoredItem[] =>
  document.cookie
    .split('; ')
    .filter((cookie) => cookie !== '')
    .map((cookie) => {
      const end = cookie.indexOf('=');
      return { place: 'cookie', name: cookie.slice(0, end), value: cookie.slice(end + 1) };
    });

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    // Another tab has the database open; it is deleted when that tab closes.
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });

/** Names of databases. Firefox lists them from version 126 on; before, none are known. */
async function databaseNames(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) => name ?? []);
}

/** Runs an action for each store of a database; returns the results by store name. */
async function inEachStore(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const database = await settled(indexedDB.open(name));
  try {
    const stores = [...database.objectStoreNames].map((store) => database.transaction(store, mode).objectStore(store));
    return Object.fromEntries(await Promise.all(stores.map(async (store) => [store.name, await act(store)])));
  } finally {
    database.close();
  }
}

/** Empties a database before deleting it, because the deletion is blocked while another tab has it open. */
async function removeDatabase(name: string): Promise<void> {
  await inEachStore(name, 'readwrite', (store) => settled(store.clear()));
  await settled(indexedDB.deleteDatabase(name));
}

async function inDatabases(): Promise<StoredItem[]> {
  return Promise.all(
    (await databaseNames()).map(async (name) => ({
      place: 'IndexedDB' as const,
      name,
      value: await orNothing(() => inEachStore(name, 'readonly', (store) => settled<unknown[]>(store.getAll())), null),
    })),
  );
}

/** The files in all caches, by address. */
async function inCaches(): Promise<StoredItem[]> {
  return Promise.all(
    (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return { place: 'Cache Storage' as const, name, value: requests.map(({ url }) => new URL(url).pathname) };
    }),
  );
}

/** Everything that this browser stores for the app, read from the storages themselves (R1-36). */
export async function readDevice(): Promise<StoredItem[]> {
  const parts = await Promise.all([
    orNothing(() => inStorage('localStorage'), []),
    orNothing(() => inStorage('sessionStorage'), []),
    orNothing(inCookies, []),
    orNothing(inDatabases, []),
    orNothing(inCaches, []),
  ]);
  return parts.flat();
}

/** Whether the app's files are on this device. The guest, or the browser when short of space, may have removed them. */
export const hasAppFiles = (): Promise<boolean> =>
  orNothing(async () => (await caches.keys()).some((name) => APP_FILES.test(name)), false);

/** Removes a cookie of this host and of all parent domains, because a page cannot see which one it belongs to. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  for (const domain of domains) document.cookie = `${name}=; Path=/${domain}; Secure; Max-Age=0`;
}

/** Empties every storage of this browser except the app's own files (R1-37). */
export async function emptyDevice(): Promise<void> {
  await Promise.all([
    orNothing(() => window.localStorage.clear(), undefined),
    orNothing(() => window.sessionStorage.clear(), undefined),
    orNothing(() => {
      for (const { name } of inCookies()) removeCookie(name);
    }, undefined),
    orNothing(async () => {
      const names = await databaseNames();
      await Promise.all(names.map((name) => orNothing(() => removeDatabase(name), undefined)));
    }, undefined),
    orNothing(async () => {
      const names = (await caches.keys()).filter((name) => !APP_FILES.test(name));
      await Promise.all(names.map((name) => caches.delete(name)));
    }, undefined),
  ]);
}

const emptied = new Map<string, number>();

/** When this page last emptied the database with this name, in milliseconds since the epoch; 0 if it has not. */
export const emptiedAt = (name: string): number => emptied.get(name) ?? 0;

/**
 * Empties a database of the browser, if it exists. It is not deleted, because a deletion would wait until every user of
 * the database has closed it.
 */
export function emptyDatabase(name: string): void {
  emptied.set(name, Date.now());
  try {
    const opening = indexedDB.open(name);
    // The database does not exist; opening must not create it.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', (event) => event.preventDefault());
    opening.addEventListener('success', () => {
      const database = opening.result;
      for (const store of database.objectStoreNames)
        database.transaction(store, 'readwrite').objectStore(store).clear();
      database.close();
    });
  } catch {
    // A locked-down browser has no database.
  }
}

const listeners = createListeners<[ClearReason]>();

/** Calls back after entries of this browser's storage were cleared; returns a function that stops this. */
export const onStorageCleared = (listener: (reason: ClearReason) => void): (() => void) =>
  listeners.subscribe(listener);

/** Stored JSON, an object or a list of objects with slugs, without those to clear; null when nothing is left. */
function withoutCleared(json: string, isCleared: (slug: unknown) => boolean): string | null {
  try {
    const stored: unknown = JSON.parse(json);
    const left = [stored].flat().filter((each) => !isCleared(Object(each).slug));
    if (left.length === 0) return null;
    return Array.isArray(stored) ? JSON.stringify(left) : json;
  } catch {
    return null;
  }
}

function clearEntry(storage: SafeStorage, name: StorageKey, isCleared: (slug: unknown) => boolean): void {
  const stored = storage.read(name);
  const left = stored === null ? null : withoutCleared(stored, isCleared);
  if (left === stored) return;
  if (left === null) storage.remove(name);
  else storage.write(name, left);
}

/** The router writes its own copy when the page closes, so the entry is removed again then. */
const dropScroll = (): void => tabStorage.remove('tsr-scroll-restoration-v1_3');

/**
 * Clears the entries that `STORAGE_ENTRIES` lists for this reason. For `other-stay`, entries of the stay with this slug
 * are kept; for `cancel` and `not-here`, only its entries are cleared.
 */
export function clearStorage(reason: ClearReason, slug?: Slug): void {
  const isCleared = (of: unknown): boolean =>
    reason === 'other-stay' ? of !== slug : (reason !== 'cancel' && reason !== 'not-here') || of === slug;
  for (const entry of STORAGE_ENTRIES) {
    if (reason !== 'everything' && !entry.clearedBy.some((each) => each === reason)) continue;
    if (entry.where === 'cookie') document.cookie = `${entry.name}=; Path=/; Secure; Max-Age=0`;
    else if (entry.where === 'database') emptyDatabase(entry.name);
    else clearEntry(entry.where === 'device' ? deviceStorage : tabStorage, entry.name, isCleared);
    if (entry.name === 'tsr-scroll-restoration-v1_3') window.addEventListener('pagehide', dropScroll);
  }
  listeners.notify(reason);
}
