import { loadCatalog } from '#i18n/activate.ts';

/** What stands below the doors, and its words: in one file that no door waits for. */
export const loadLate = () =>
  Promise.all([import('./later/late-doors.ts'), loadCatalog('walk')]).then(([file]) => file);
