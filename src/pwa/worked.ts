import { createListeners } from '#lib/store.ts';

/** Heard when something has just worked for the guest, such as a door that opened: a good moment for an offer. */
export const worked = createListeners();
