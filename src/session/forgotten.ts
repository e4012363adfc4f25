import { endKept } from './endings.ts';
import { logOut } from './login.ts';
import { emptyDevice } from './on-device.ts';

let channel: BroadcastChannel | undefined;

/** Tells all tabs of this browser that the guest has everything forgotten. An object never hears its own message. */
const ofAllTabs = (): BroadcastChannel => (channel ??= new BroadcastChannel('forgotten'));

/** Ends the login, the stay and everything else that this tab keeps, and empties the storages (R1-37). */
async function forgetHere(): Promise<void> {
  logOut();
  endKept('everything');
  await emptyDevice();
}

/** Has this device forget everything, in every tab. */
export async function forgetEverything(): Promise<void> {
  await forgetHere();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin
  ofAllTabs().postMessage(null);
}

/**
 * Follows another tab in which the guest has everything forgotten: this tab has separate storage, and memory.
 * It forgets twice: until `leave` has left the page, a load of it may write the stay.
 */
export function onForgottenElsewhere(leave: () => Promise<void>): void {
  ofAllTabs().addEventListener('message', () => {
    void forgetHere().then(leave, leave).then(forgetHere, forgetHere);
  });
}
