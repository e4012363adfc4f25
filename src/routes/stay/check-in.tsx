import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToStay } from '#components/link.tsx';
import { CheckInPage } from '#features/check-in/check-in-page.tsx';

import { byStay } from '../-search.ts';
import { requireStay } from './-guards.ts';

/** Check-in within a stay: guest details, then identity; redirects to the stay once completed (R2-37, R4-09). */
export const Route = createFileRoute('/stay/check-in')({
  staticData: { back: <BackToStay />, title: msg`Check in`, isQuiet: true, shape: 'form', handlesChanges: true },
  loaderDeps: byStay,
  loader: ({ context }) =>
    requireStay(context, ({ isCancelled, state }) => !isCancelled && state !== 'check-in-completed'),
  component: function CheckInRoute() {
    const { slug } = Route.useRouteContext();
    return <CheckInPage slug={slug} />;
  },
});
