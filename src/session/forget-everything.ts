import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';

import { clearStorage, onStorageCleared, emptyDevice } from './on-device.ts';
import { openedStay, readCurrentStay } from './current-stay.ts';
import { logOut } from './login.ts';

let channel: BroadcastChannel | undefined;

/** Reaches the other tabs of this browser; a channel does not receive its own message. */
const otherTabs = (): BroadcastChannel => (channel ??= new BroadcastChannel('forgotten'));

/** Ends the login, the stay and everything else that this tab persists, and empties the storages (R1-37). */
async function forgetHere(): Promise<void> {
  logOut();
  clearStorage('everything');
  await emptyDevice();
}

/** Has this device forget everything, in every tab. */
export async function forgetEverything(): Promise<void> {
  await forgetHere();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin
  otherTabs().postMessage(null);
}

/** Has this device forget its stay, in every tab (S15). */
export function forgetStay(): void {
  const forgotten = openedStay() ?? readCurrentStay();
  clearStorage('forget');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin
  if (forgotten !== undefined) otherTabs().postMessage(forgotten);
}

/**
 * Follows another tab in which the guest has a stay forgotten; `leave` gets its slug, and leaves its pages. It clears
 * twice, as `onForgottenElsewhere` does.
 */
export function onStayForgottenElsewhere(leave: (slug: Slug) => Promise<void>): void {
  otherTabs().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const slug = asSlug(data);
    // A tab with another stay keeps that.
    if (slug === undefined || (openedStay() ?? slug) !== slug) return;
    const clear = (): void => clearStorage('forget');
    clear();
    void leave(slug).then(clear, clear);
  });
}

/**
 * Follows another tab in which the guest has everything forgotten, because this tab has its own session storage and
 * memory. It clears twice: until `leave` has left the page, a load that is under way may still write the stay.
 */
export function onForgottenElsewhere(leave: () => Promise<void>): void {
  otherTabs().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === null) void forgetHere().then(leave, leave).then(forgetHere, forgetHere);
  });
}

let times = 0;

onStorageCleared((reason) => {
  if (reason === 'everything') times += 1;
});

/** Returns whether everything was forgotten since this call: a response to an earlier request is then not stored. */
export function sinceForgotten(): () => boolean {
  const before = times;
  return () => times !== before;
}
