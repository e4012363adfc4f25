import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { channelOf } from '#lib/optional-apis.ts';

import { clearStorage, onStorageCleared, emptyDevice } from './on-device.ts';
import { openedStay, readCurrentStay } from './current-stay.ts';
import { logOut } from './login.ts';

let channel: BroadcastChannel | undefined;

/** Reaches the other tabs; a broadcast channel does not receive its own messages. */
const otherTabs = (): BroadcastChannel | undefined => (channel ??= channelOf('forgotten'));

/** Ends the login, the stay and everything else that this tab keeps, and empties the storages (R1-37). */
async function forgetHere(): Promise<void> {
  logOut();
  clearStorage('everything');
  await emptyDevice();
}

/** Makes this device forget everything, in every tab. */
export async function forgetEverything(): Promise<void> {
  await forgetHere();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin
  otherTabs()?.postMessage(null);
}

/** Makes this device forget its stay, in every tab (S15). */
export function forgetStay(): void {
  const forgotten = openedStay() ?? readCurrentStay();
  clearStorage('forget');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin
  if (forgotten !== undefined) otherTabs()?.postMessage(forgotten);
}

/**
 * Reacts when another tab forgets a stay: calls `leave` with its slug, to leave its pages. Clears twice, as
 * `onForgottenElsewhere` does.
 */
export function onStayForgottenElsewhere(leave: (slug: Slug) => Promise<void>): void {
  otherTabs()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const slug = asSlug(data);
    // A tab that shows another stay keeps it.
    if (slug === undefined || (openedStay() ?? slug) !== slug) return;
    const clear = (): void => clearStorage('forget');
    clear();
    void leave(slug).then(clear, clear);
  });
}

/**
 * Reacts when another tab forgets everything, because this tab has a session storage and memory of its own. Clears
 * twice: a request in progress may write the stay again until `leave` has left the page.
 */
export function onForgottenElsewhere(leave: () => Promise<void>): void {
  otherTabs()?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === null) void forgetHere().then(leave, leave).then(forgetHere, forgetHere);
  });
}

let clearCount = 0;

onStorageCleared((reason) => {
  if (reason === 'everything') clearCount += 1;
});

/**
 * Returns a function that tells whether everything was forgotten since; the response to an earlier request must not be
 * stored then.
 */
export function sinceForgotten(): () => boolean {
  const before = clearCount;
  return () => clearCount !== before;
}
