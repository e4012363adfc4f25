import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { StayIndex } from '#features/stay/stay-index.tsx';

import { StayFailure } from './-stay-failure.tsx';

/** The stay at a glance (R2-15). */
export const Route = createFileRoute('/stay/')({
  staticData: { title: msg({ message: 'Stay', context: 'navigation' }), opensWithoutHouse: true },
  errorComponent: StayFailure,
  component: function StayRoute() {
    const { slug } = Route.useRouteContext();
    return <StayIndex slug={slug} />;
  },
});
