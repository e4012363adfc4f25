import { loadCatalog } from '#i18n/activate.ts';

/** Loads what shows a kept stay, with its words. No page that opens waits for it; the device keeps both. */
export const loadSavedStay = () =>
  Promise.all([import('./-saved-stay.tsx'), loadCatalog('offline')]).then(([file]) => file);
