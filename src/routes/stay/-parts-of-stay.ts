import { createElement } from 'react';

import { PropertyScene } from '#components/property-scene.tsx';
import type { StayParts } from '#features/stay/stay-parts.ts';
import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';

import { LateTakeAlong } from './-late-take-along.tsx';
import { LateBeforeYouGo, LateDoorsAfterwards } from './_orders/-last-day.ts';

/** What the page of the stay shows of other features. No page waits for these files; without them it leaves them out. */
export const PARTS_OF_STAY: StayParts = {
  house: latePart(
    () => import('#features/location/building-picture.tsx').then((file) => file.HouseOfStay),
    ({ property }) => createElement(PropertyScene, { property, className: 'size-full' }),
  ),
  takeAlong: LateTakeAlong,
  nextKey: latePart(() => import('./-next-key.tsx').then((file) => file.NextKey)),
  bags: latePart(() =>
    Promise.all([import('#features/access/later/luggage-notice.tsx'), loadCatalog('offline')]).then(
      ([file]) => file.LuggageNotice,
    ),
  ),
  doorsAfterwards: LateDoorsAfterwards,
  beforeYouGo: LateBeforeYouGo,
};
