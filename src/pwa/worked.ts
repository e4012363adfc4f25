import { createListeners } from '#lib/store.ts';

/** Listeners for a success of the guest, such as an opened door: a good moment for an offer. */
export const worked = createListeners();
