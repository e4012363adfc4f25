import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { CancelledPage } from '#features/cancel/cancelled-page.tsx';

import { byStay } from '../../-search.ts';
import { requireStay } from '../-guards.ts';

/** Confirmation of the cancellation (R2-36, R4-77); redirects to the stay if it is not cancelled (R2-141). */
export const Route = createFileRoute('/stay/_orders/cancel-reservation-success')({
  staticData: { title: msg`Booking cancelled` },
  loaderDeps: byStay,
  loader: ({ context }) => requireStay(context, ({ isCancelled }) => isCancelled),
  component: function CancelledRoute() {
    const { slug } = Route.useRouteContext();
    return <CancelledPage slug={slug} />;
  },
});
