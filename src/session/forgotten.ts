import { endKept } from './endings.ts';
import { logOut } from './login.ts';
import { emptyDevice } from './on-device.ts';

/** What a tab tells the others of this browser when the guest has everything forgotten. */
const CHANNEL = 'forgotten';

/** Ends the login, the stay and everything else that this tab keeps, and empties the storages (R1-37). */
async function forgetHere(): Promise<void> {
  logOut();
  endKept('everything');
  await emptyDevice();
}

/** Has this device forget everything, in every tab. */
export async function forgetEverything(): Promise<void> {
  await forgetHere();
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin
  channel.postMessage(null);
  channel.close();
}

/** Follows another tab in which the guest has everything forgotten: this tab has separate storage, and memory. */
export function onForgottenElsewhere(listener: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', () => {
    forgetHere().then(listener, listener);
  });
}
