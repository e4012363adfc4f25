/** A key-value store that never throws: blocked, full or absent storage falls back to memory. */
export interface SafeStorage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Whether the value is really in storage, and not only in the page's memory. */
  isStored(key: StorageKey, value: string): boolean;
}

/** Wraps a storage; opening and every use of it may throw in a locked-down browser. */
export function safeStorage(open: () => Storage): SafeStorage {
  /** Values that storage did not accept; null for those that it did not remove. */
  const memory = new Map<StorageKey, string | null>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const change = (key: StorageKey, value: string | null): void => {
    const isDone = attempt((storage) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      return true;
    });
    if (isDone) memory.delete(key);
    else memory.set(key, value);
  };
  return {
    read: (key) => {
      const remembered = memory.get(key);
      return remembered === undefined ? (attempt((storage) => storage.getItem(key)) ?? null) : remembered;
    },
    write: change,
    remove: (key) => change(key, null),
    isStored: (key, value) => attempt((storage) => storage.getItem(key)) === value,
  };
}

/** Persists on this device. */
export const deviceStorage: SafeStorage = /* @__PURE__ */ safeStorage(() => window.localStorage);

/** Persists as long as the tab. */
export const tabStorage: SafeStorage = /* @__PURE__ */ safeStorage(() => window.sessionStorage);

/** Reads from local storage; null if it is unavailable. For scripts that never write. */
export function readDevice(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Why something that this browser stores is cleared.
 *
 * - `logout`: the guest clicks Log out in this tab.
 * - `logout-elsewhere`: the guest clicks Log out in another tab.
 * - `expiry`: the token has expired.
 * - `forget`: the guest has this device forget the stay.
 * - `cancel`: the app reads that the stay is cancelled.
 * - `other-stay`: this tab opens another stay.
 * - `not-found`: the guest opens the error page itself.
 * - `not-here`: a link leads to no stay, or to one of another site; only the entries of that stay.
 * - `everything`: the guest has this device forget everything. It clears every entry, so no entry lists it; `forget-everything.ts`
 *   removes the cookies.
 */
export type ClearReason =
  | 'logout'
  | 'logout-elsewhere'
  | 'expiry'
  | 'forget'
  | 'cancel'
  | 'other-stay'
  | 'not-found'
  | 'not-here'
  | 'everything';

interface StorageEntry {
  readonly name: string;
  /** For all tabs, for one tab, as a cookie, or in a separate database. */
  readonly where: 'device' | 'tab' | 'cookie' | 'database';
  readonly clearedBy: readonly ClearReason[];
}

/**
 * Everything that this browser stores of a guest, and what clears it (R3-08, S15). The privacy page says why, in
 * `features/privacy/device-messages.ts`.
 */
export const STORAGE_ENTRIES = [
  // The slug of the stay opened last. A logout leaves it: a door must open without an account (R4-46).
  { name: 'currentStay', where: 'device', clearedBy: ['forget', 'not-found', 'not-here'] },
  // The chosen language, and a tester's environment; neither identifies a guest.
  { name: 'locale', where: 'device', clearedBy: [] },
  { name: 'environment', where: 'device', clearedBy: [] },
  // The login; `login.ts` removes its cookie too.
  { name: 'accessToken', where: 'device', clearedBy: ['logout', 'logout-elsewhere', 'expiry'] },
  // The e-mail address that a code was sent to.
  { name: 'codeSent', where: 'tab', clearedBy: ['logout', 'logout-elsewhere', 'expiry'] },
  // The address to open after signing in; it may hold a slug.
  { name: 'redirectTarget', where: 'tab', clearedBy: ['logout', 'logout-elsewhere', 'expiry', 'forget'] },
  // The order of a tab: slug, choice, stage. Another tab keeps its own at a logout: its page shows the order.
  { name: 'pendingOrder', where: 'tab', clearedBy: ['logout', 'forget', 'cancel', 'other-stay', 'not-here'] },
  // Cards that the guest's bank has to confirm: name, masked number, the provider's transaction; for the device, because a
  // bank often redirects back to another tab. Once the outcome is known, only the transaction.
  { name: 'pendingCard', where: 'device', clearedBy: ['logout', 'forget', 'cancel', 'other-stay', 'not-here'] },
  // The guest details of a check-in as typed so far, until they are sent.
  { name: 'guestDetails', where: 'tab', clearedBy: ['logout', 'forget', 'cancel', 'other-stay', 'not-here'] },
  // The requests for offers, by slug and offer.
  { name: 'customRequests', where: 'device', clearedBy: ['logout', 'forget', 'cancel', 'other-stay', 'not-here'] },
  // The calendar files that this device has created, by slug and event, so that a later one has a higher revision.
  { name: 'calendarFiles', where: 'device', clearedBy: ['logout', 'forget', 'cancel', 'other-stay', 'not-here'] },
  // How far each page of a tab was scrolled; written by the router.
  { name: 'tsr-scroll-restoration-v1_3', where: 'tab', clearedBy: ['logout', 'forget', 'other-stay'] },
  // Whether the guest allows analytics and messages of the chat. The choice is for the device, so a logout leaves it.
  { name: 'privacyChoice', where: 'device', clearedBy: [] },
  // The stay whose chat the guest has opened, where messages of the chat are allowed.
  {
    name: 'chatOpened',
    where: 'device',
    clearedBy: ['logout', 'logout-elsewhere', 'expiry', 'forget', 'other-stay', 'not-here'],
  },
  // The random id of analytics; the next event creates a new one.
  { name: 'analytics_id', where: 'cookie', clearedBy: ['logout', 'expiry'] },
  // The build from which this tab has already reloaded, by the name of a file.
  { name: 'renewedFrom', where: 'tab', clearedBy: [] },
  // Whether the guest has answered the offer to install.
  { name: 'installOffer', where: 'device', clearedBy: [] },
  // The saved stay, for a door without network: codes, Wi-Fi, address.
  {
    name: 'savedStay',
    where: 'device',
    clearedBy: ['logout', 'logout-elsewhere', 'expiry', 'forget', 'cancel', 'other-stay', 'not-found', 'not-here'],
  },
  // Error reports that wait for the network; they contain no guest data (S22).
  { name: 'sentry-offline', where: 'database', clearedBy: ['logout', 'logout-elsewhere', 'expiry', 'forget'] },
] as const satisfies readonly StorageEntry[];

/** The names of all entries. */
export type StorageEntryName = (typeof STORAGE_ENTRIES)[number]['name'];

/** The keys of browser storage, all of them. */
export type StorageKey = Exclude<(typeof STORAGE_ENTRIES)[number], { readonly where: 'cookie' | 'database' }>['name'];
