import { createStore } from '#lib/store.ts';

import type { Install } from './install.ts';

/** The offer to install this app; null until the app is kept on the device. */
export const installHere = createStore<Install | null>(null);
