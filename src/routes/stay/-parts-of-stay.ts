import type { StayParts } from '#features/stay/stay-parts.ts';

import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';

import { LateTakeAlong } from './-late-take-along.tsx';

/** What the page of the stay shows of other features. No page waits for these files; without them it leaves them out. */
export const PARTS_OF_STAY: StayParts = {
  takeAlong: LateTakeAlong,
  nextKey: latePart(() => import('./-next-key.tsx').then((file) => file.NextKey)),
  bags: latePart(() => import('#features/access/luggage-notice.tsx').then((file) => file.LuggageNotice)),
  doorsAfterwards: latePart(() =>
    Promise.all([import('#features/check-out/opens-afterwards.tsx'), loadCatalog('orders')]).then(
      ([file]) => file.OpensAfterwards,
    ),
  ),
  beforeYouGo: latePart(() =>
    Promise.all([import('#features/check-out/before-you-go.tsx'), loadCatalog('orders')]).then(
      ([file]) => file.BeforeYouGo,
    ),
  ),
};
