import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { StayIndex } from '#features/stay/stay-page.tsx';

import { byStay } from '../-search.ts';
import { PARTS_OF_STAY } from './-parts-of-stay.ts';

/** The stay at a glance (R2-15). */
export const Route = createFileRoute('/stay/')({
  staticData: { title: msg({ message: 'Stay', context: 'navigation' }), opensWithoutProperty: true, shape: 'stay' },
  loaderDeps: byStay,
  component: function StayRoute() {
    const { slug } = Route.useRouteContext();
    return <StayIndex slug={slug} parts={PARTS_OF_STAY} />;
  },
});
