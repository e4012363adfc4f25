import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';

/** The walk in with its texts. No page waits for its files; without them the list of doors stays. */
export const LateWalkIn = latePart(() =>
  Promise.all([import('./-walk-in.tsx'), loadCatalog('offline')]).then(([file]) => file.WalkInPage),
);
