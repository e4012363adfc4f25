import { useSyncExternalStore } from 'react';

import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { createListeners, createStore } from '#lib/store.ts';
import { randomUuid } from '#lib/uuid.ts';

import { onStorageCleared, removeCookie } from './on-device.ts';
import { deviceStorage } from './storage.ts';

/** What needs the guest's permission; `messenger` is loading the chat before it is opened, to show unread messages. */
export type Purpose = 'analytics' | 'messenger';

/** What the guest allows on this device. */
export type PrivacyChoice = Readonly<Record<Purpose, boolean>>;

/** Without an answer nothing is allowed. */
const REFUSED: PrivacyChoice = { analytics: false, messenger: false };

const listeners = createListeners();

const stored = (): string | null => deviceStorage.read('privacyChoice');

/** Parses a stored answer; undefined if it cannot be read, so that the guest is asked again. */
function parse(json: string | null): PrivacyChoice | undefined {
  try {
    const { analytics, messenger }: Partial<Record<Purpose, unknown>> = Object(JSON.parse(json ?? 'null'));
    return typeof analytics === 'boolean' && typeof messenger === 'boolean' ? { analytics, messenger } : undefined;
  } catch {
    return undefined;
  }
}

/** The guest's answer on this device; undefined if there is none yet. */
export const readChoice = (): PrivacyChoice | undefined => parse(stored());

/** Whether the guest allows this, on this device. */
export const isAllowed = (purpose: Purpose): boolean => readChoice()?.[purpose] === true;

/** Stores the answer with its time, and removes the data of what is refused. */
export function choose(changed: Partial<PrivacyChoice>): void {
  const choice = { ...REFUSED, ...readChoice(), ...changed };
  deviceStorage.write('privacyChoice', JSON.stringify({ ...choice, at: nowInstant() }));
  if (!choice.messenger) deviceStorage.remove('chatOpened');
  listeners.notify();
  // After the listeners, because analytics need the id once more while they stop.
  if (!choice.analytics) removeCookie('analytics_id');
}

/**
 * Calls the listener after each answer in any tab, and when the answer was forgotten; returns a function that stops
 * this.
 */
export function onChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === 'privacyChoice' || key === null) listener();
  };
  const leave = listeners.subscribe(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    leave();
    window.removeEventListener('storage', onStorage);
  };
}

onStorageCleared((reason) => {
  if (reason === 'everything') listeners.notify();
});

const hasAnswered = (): boolean => readChoice() !== undefined;

/** Whether the guest has answered on this device, as a hook. */
export const useHasAnswered = (): boolean => useSyncExternalStore(onChoice, hasAnswered);

/** Whether the guest allows this, as a hook; follows changes in any tab. */
export const useIsAllowed = (purpose: Purpose): boolean => useSyncExternalStore(onChoice, () => isAllowed(purpose));

/** The stay whose chat was opened since the app started. */
const opened = createStore<Slug | undefined>(undefined);

const entryOf = (slug: Slug): string => JSON.stringify({ slug });

/** Whether the chat of this stay was opened, since the app started or according to the device's storage. */
export const useIsChatOpened = (slug: Slug | undefined): boolean =>
  useSyncExternalStore(
    opened.subscribe,
    () => slug !== undefined && (opened.read() === slug || deviceStorage.read('chatOpened') === entryOf(slug)),
  );

/** Notes that the chat of a stay was opened. */
export const noteChatOpened = (slug: Slug): void => opened.write(slug);

/** Stores on this device that the chat was opened, if the guest allows it. */
export function storeChatOpened(): void {
  const slug = opened.read();
  if (slug !== undefined) deviceStorage.write('chatOpened', entryOf(slug));
}

/** Forgets that the chat was opened, so that it only starts when the guest opens it again. */
export function forgetChatOpened(): void {
  deviceStorage.remove('chatOpened');
  opened.write(undefined);
}

const ANALYTICS_ID = 'analytics_id';
const YEAR_S = 31_536_000;

const storedId = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${ANALYTICS_ID}=`))
    ?.slice(ANALYTICS_ID.length + 1);

function createId(): string {
  const id = randomUuid();
  document.cookie = `${ANALYTICS_ID}=${id}; Path=/; Secure; SameSite=Lax; Max-Age=${YEAR_S}`;
  return id;
}

/** The visitor's random id, kept for a year; it contains no personal data (R9-34, R9-51). */
export const analyticsId = (): string => storedId() || createId();
