/**
 * The events that end something that this browser stores.
 *
 * - `logout`: the guest clicks Log out in this tab.
 * - `logout-elsewhere`: the guest clicks Log out in another tab.
 * - `expiry`: the token has expired.
 * - `forget`: the guest has this device forget the stay.
 * - `cancel`: the app reads that the stay is cancelled.
 * - `other-stay`: this tab opens another stay.
 * - `not-found`: the link leads to no stay.
 * - `everything`: the guest has this device forget everything. It ends every row, so no row lists it; `forget-everything.ts`
 *   removes the cookies.
 */
export type Ending =
  | 'logout'
  | 'logout-elsewhere'
  | 'expiry'
  | 'forget'
  | 'cancel'
  | 'other-stay'
  | 'not-found'
  | 'everything';

interface Kept {
  readonly name: string;
  /** For all tabs, for one tab, as a cookie, or in a separate database. */
  readonly where: 'device' | 'tab' | 'cookie' | 'database';
  readonly endsWith: readonly Ending[];
}

/**
 * Everything that this browser stores of a guest, and what ends it (R3-08, S15). The privacy page says why, in
 * `features/privacy/device-messages.ts`.
 */
export const KEPT = [
  // The slug of the stay opened last. A logout leaves it: a door must open without an account (R4-46).
  { name: 'currentStay', where: 'device', endsWith: ['forget', 'not-found'] },
  // The chosen language, and the environment of a tester: they say nothing of a guest.
  { name: 'locale', where: 'device', endsWith: [] },
  { name: 'environment', where: 'device', endsWith: [] },
  // The login; `login.ts` removes its cookie too.
  { name: 'accessToken', where: 'device', endsWith: ['logout', 'logout-elsewhere', 'expiry'] },
  // The e-mail address that a code was sent to.
  { name: 'codeSent', where: 'tab', endsWith: ['logout', 'logout-elsewhere', 'expiry'] },
  // The address to open after signing in; it may hold a slug.
  { name: 'redirectTarget', where: 'tab', endsWith: ['logout', 'logout-elsewhere', 'expiry', 'forget'] },
  // The order of a tab: slug, choice, stage. Another tab keeps its own at a logout: its page shows the order.
  { name: 'pendingOrder', where: 'tab', endsWith: ['logout', 'forget', 'cancel', 'other-stay'] },
  // A card that the guest's bank is asked about: name, masked number, the provider's transaction.
  { name: 'pendingCard', where: 'tab', endsWith: ['logout', 'forget', 'cancel', 'other-stay'] },
  // The guest details of a check-in as far as they are typed, until they are sent.
  { name: 'guestDetails', where: 'tab', endsWith: ['logout', 'forget', 'cancel', 'other-stay'] },
  // What was asked for, by slug and offer.
  { name: 'customRequests', where: 'device', endsWith: ['logout', 'forget', 'cancel', 'other-stay'] },
  // How far each page of a tab was scrolled; written by the router.
  { name: 'tsr-scroll-restoration-v1_3', where: 'tab', endsWith: ['logout', 'forget', 'other-stay'] },
  // Whether the guest allows analytics and messages of the chat. It is of the device, so a logout leaves it.
  { name: 'privacyChoice', where: 'device', endsWith: [] },
  // The stay whose chat the guest has opened, where messages of the chat are allowed.
  { name: 'chatOpened', where: 'device', endsWith: ['logout', 'logout-elsewhere', 'expiry', 'forget', 'other-stay'] },
  // The random id of analytics: the next message makes a new one.
  { name: 'analytics_id', where: 'cookie', endsWith: ['logout', 'expiry'] },
  // The build that this tab has reloaded for, by the name of a file.
  { name: 'renewedFrom', where: 'tab', endsWith: [] },
  // Whether the guest has answered the offer to install.
  { name: 'installOffer', where: 'device', endsWith: [] },
  // What a stay needs at a door without network: codes, Wi-Fi, address.
  {
    name: 'savedStay',
    where: 'device',
    endsWith: ['logout', 'logout-elsewhere', 'expiry', 'forget', 'cancel', 'other-stay', 'not-found'],
  },
  // Reports that wait for the network; they hold nothing of a guest even so (S22).
  { name: 'sentry-offline', where: 'database', endsWith: ['logout', 'logout-elsewhere', 'expiry', 'forget'] },
] as const satisfies readonly Kept[];

/** The names of all rows. */
export type KeptName = (typeof KEPT)[number]['name'];

/** The keys of browser storage, all of them. */
export type StorageKey = Exclude<(typeof KEPT)[number], { readonly where: 'cookie' | 'database' }>['name'];
