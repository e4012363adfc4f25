import { useSyncExternalStore } from 'react';

import { nowInstant } from '#lib/clock.ts';
import { createListeners } from '#lib/store.ts';

import { onEnding } from './endings.ts';
import { removeCookie } from './on-device.ts';
import { deviceStorage } from './storage.ts';

/** What starts only when the guest allows it; `messenger` is the chat without a press, for its unread messages. */
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

/** Keeps the answer with its time, for this device. What is refused leaves it. */
export function choose(changed: Partial<PrivacyChoice>): void {
  const choice = { ...REFUSED, ...readChoice(), ...changed };
  deviceStorage.write('privacyChoice', JSON.stringify({ ...choice, at: nowInstant() }));
  if (!choice.messenger) deviceStorage.remove('chatOpened');
  listeners.notify();
  // Afterwards: analytics that stop use it once more.
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

onEnding((ending) => {
  if (ending === 'everything') listeners.notify();
});

const hasAnswered = (): boolean => readChoice() !== undefined;

/** Whether the guest has answered on this device. */
export const useHasAnswered = (): boolean => useSyncExternalStore(onChoice, hasAnswered);

/** Whether the guest allows this, as it changes in any tab. */
export const useIsAllowed = (purpose: Purpose): boolean => useSyncExternalStore(onChoice, () => isAllowed(purpose));
