import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';

/** `StayToTakeAlong` with its words, in files that no page waits for; where they cannot be fetched it is left out. */
export const LateTakeAlong = latePart(() =>
  Promise.all([import('./-take-along.tsx'), loadCatalog('offline')]).then(([file]) => file.StayToTakeAlong),
);
