import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';

/** `StayToTakeAlong` with its texts. No page waits for its files; without them the page leaves it out. */
export const LateTakeAlong = latePart(() =>
  Promise.all([import('./-later/take-along.tsx'), loadCatalog('offline')]).then(([file]) => file.StayToTakeAlong),
);
