import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

import { FindBookingInstead, ReservationNotFound } from '#features/find-booking/reservation-not-found.tsx';
import { readCurrentStay } from '#session/current-stay.ts';
import { clearStorage } from '#session/on-device.ts';

/**
 * Reservation not found. Opened directly, it clears the stored stay before rendering (R2-05, R2-52), and offers a link
 * to that stay until the page is left. After a redirect nothing is cleared here, because the redirect cleared the data
 * of its own stay (L1). Without a stay, the page contains the lookup (B4).
 */
export const Route = createFileRoute('/error')({
  staticData: { title: msg`Booking not found` },
  beforeLoad: ({ search: { slug, ...rest }, location, preload }) => {
    // With a slug in the address, the navigation of that stay would be shown (R2-69).
    if (slug !== undefined) throw redirect({ to: '/error', search: rest, state: true, replace: true });
    if (preload || location.state.whyHere !== undefined) return {};
    const before = readCurrentStay();
    clearStorage('not-found');
    return { before };
  },
  component: function ErrorRoute() {
    const why = useRouterState({ select: ({ location }) => location.state.whyHere });
    // The guard runs again when the page is shown anew, and finds nothing then.
    const [before] = useState(Route.useRouteContext().before);
    return why === undefined || why === 'no-such-stay' ? (
      <ReservationNotFound before={before} />
    ) : (
      <FindBookingInstead />
    );
  },
});
