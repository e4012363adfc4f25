import { createStore } from './store.ts';

/** Whether a Wi-Fi portal that requires a sign-in answered the last call instead of the server (D7). */
export const wifiSignIn = createStore(false);
