import { loadCatalog } from '#i18n/activate.ts';

/** Loads what the page has below the doors, and its texts: no door waits for them. */
export const loadLate = () =>
  Promise.all([import('./later/late-doors.ts'), loadCatalog('offline')]).then(([file]) => file);
