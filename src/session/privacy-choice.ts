import { useSyncExternalStore } from 'react';

import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { createListeners, createStore } from '#lib/store.ts';
import { randomUuid } from '#lib/uuid.ts';

import { onStorageCleared, removeCookie } from './on-device.ts';
import { deviceStorage } from './storage.ts';

/** What starts only when the guest allows it; `messenger` is the chat without a click, for its unread messages. */
export type Purpose = 'analytics' | 'messenger';

/** What the guest of this device allows. */
export type PrivacyChoice = Readonly<Record<Purpose, boolean>>;

/** Without an answer nothing is allowed. */
const REFUSED: PrivacyChoice = { analytics: false, messenger: false };

const listeners = createListeners();

const stored = (): string | null => deviceStorage.read('privacyChoice');

/** A stored answer; one that cannot be read is none, and the guest is asked again. */
function parse(json: string | null): PrivacyChoice | undefined {
  try {
    const { analytics, messenger }: Partial<Record<Purpose, unknown>> = Object(JSON.parse(json ?? 'null'));
    return typeof analytics === 'boolean' && typeof messenger === 'boolean' ? { analytics, messenger } : undefined;
  } catch {
    return undefined;
  }
}

/** The guest's answer on this device; undefined before it. */
export const readChoice = (): PrivacyChoice | undefined => parse(stored());

/** Whether the guest allows this, in any tab of this device. */
export const isAllowed = (purpose: Purpose): boolean => readChoice()?.[purpose] === true;

/** Stores the answer with its time, for this device, and removes what is refused. */
export function choose(changed: Partial<PrivacyChoice>): void {
  const choice = { ...REFUSED, ...readChoice(), ...changed };
  deviceStorage.write('privacyChoice', JSON.stringify({ ...choice, at: nowInstant() }));
  if (!choice.messenger) deviceStorage.remove('chatOpened');
  listeners.notify();
  // After the listeners: analytics use it once more while they stop.
  if (!choice.analytics) removeCookie('analytics_id');
}

/** Calls back after each answer, in this tab or another, and when it was forgotten; the result stops that. */
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

/** Whether the guest has answered on this device. */
export const useHasAnswered = (): boolean => useSyncExternalStore(onChoice, hasAnswered);

/** Whether the guest allows this, as it changes in any tab. */
export const useIsAllowed = (purpose: Purpose): boolean => useSyncExternalStore(onChoice, () => isAllowed(purpose));

/** The stay whose chat the guest has opened since the app started. */
const opened = createStore<Slug | undefined>(undefined);

const entryOf = (slug: Slug): string => JSON.stringify({ slug });

/** Whether the guest has opened the chat of this stay, since the app started or as the device has stored it. */
export const useIsChatOpened = (slug: Slug | undefined): boolean =>
  useSyncExternalStore(
    opened.subscribe,
    () => slug !== undefined && (opened.read() === slug || deviceStorage.read('chatOpened') === entryOf(slug)),
  );

/** The guest has opened the chat of a stay. */
export const noteChatOpened = (slug: Slug): void => opened.write(slug);

/** Stores on this device that the chat was opened, where the guest allows that. */
export function storeChatOpened(): void {
  const slug = opened.read();
  if (slug !== undefined) deviceStorage.write('chatOpened', entryOf(slug));
}

/** The chat has ended: it starts again when the guest opens it. */
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

/** The random id of this browser's visitor, for a year; it says nothing about them (R9-34, R9-51). */
export const analyticsId = (): string => storedId() || createId();
