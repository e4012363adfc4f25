import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { OnlineCheckIn } from '#features/check-in/online-check-in.tsx';

import { byStay } from '../-search.ts';
import { requireStay } from './-require-stay.ts';

/** In-stay check-in: guest details, then identity; once completed there is only the stay (R2-37, R4-09). */
export const Route = createFileRoute('/stay/check-in')({
  staticData: { title: msg`Check in`, isQuiet: true, shape: 'form' },
  loaderDeps: byStay,
  loader: ({ context }) =>
    requireStay(context, ({ isCancelled, state }) => !isCancelled && state !== 'check-in-completed'),
  component: function OnlineCheckInRoute() {
    const { slug } = Route.useRouteContext();
    return <OnlineCheckIn slug={slug} />;
  },
});
