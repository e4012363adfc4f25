import { loadCatalog } from '#i18n/activate.ts';

/** Loads the code and the texts that show a kept stay. The device keeps both, and no page waits for them. */
export const loadSavedStay = () =>
  Promise.all([import('./-saved-stay.tsx'), loadCatalog('offline')]).then(([file]) => file);
