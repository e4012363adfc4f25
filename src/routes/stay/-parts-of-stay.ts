import { LuggageNotice } from '#features/access/notices.tsx';
import { BeforeYouGo } from '#features/check-out/before-you-go.tsx';
import { DoorsAfterCheckOut } from '#features/check-out/doors-after-check-out.tsx';
import { BuildingOfStay } from '#features/location/building-picture.tsx';
import type { StayParts } from '#features/stay/stay-parts.ts';

import { NextKey } from '../../features/access/door-card.tsx';
import { StayToTakeAlong } from './-later/take-along.tsx';

/** What the page of the stay shows of other features. */
export const PARTS_OF_STAY: StayParts = {
  house: BuildingOfStay,
  takeAlong: StayToTakeAlong,
  nextKey: NextKey,
  bags: LuggageNotice,
  doorsAfterwards: DoorsAfterCheckOut,
  beforeYouGo: BeforeYouGo,
};
