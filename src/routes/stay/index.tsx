import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { NextKey } from '#features/access/door-card.tsx';
import { LuggageNotice } from '#features/access/notices.tsx';
import { BeforeYouGo } from '#features/check-out/before-you-go.tsx';
import { DoorsAfterCheckOut } from '#features/check-out/doors-after-check-out.tsx';
import { BuildingOfStay } from '#features/location/building-picture.tsx';
import { StayPage } from '#features/stay/stay-page.tsx';
import type { StayParts } from '#features/stay/stay-parts.ts';

import { byStay } from '../-search.ts';
import { StayToTakeAlong } from './-take-along.tsx';

/** Components of other features that the page shows. */
const PARTS: StayParts = {
  building: BuildingOfStay,
  takeAlong: StayToTakeAlong,
  nextKey: NextKey,
  bags: LuggageNotice,
  doorsAfterwards: DoorsAfterCheckOut,
  beforeYouGo: BeforeYouGo,
};

/** The overview of the stay (R2-15). */
export const Route = createFileRoute('/stay/')({
  staticData: { title: msg({ message: 'Stay', context: 'navigation' }), opensWithoutProperty: true, shape: 'stay' },
  loaderDeps: byStay,
  component: function StayRoute() {
    const { slug } = Route.useRouteContext();
    return <StayPage slug={slug} parts={PARTS} />;
  },
});
