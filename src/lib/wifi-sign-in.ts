import { createStore } from './store.ts';

/** Whether the Wi-Fi answered the last call in place of the server, because it wants the guest to sign in first (D7). */
export const wifiSignIn = createStore(false);
