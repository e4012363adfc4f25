import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';

import { FindBookingInstead, ReservationNotFound } from '#features/find-booking/reservation-not-found.tsx';
import { clearStorage } from '#session/on-device.ts';

/**
 * Reservation not found. Opened by itself, it forgets the stored stay before anything shows (R2-05, R2-52). A link that
 * leads here has forgotten what is of its own stay, and nothing else (L1); one without a stay finds the lookup (B4).
 */
export const Route = createFileRoute('/error')({
  staticData: { title: msg`Booking not found` },
  beforeLoad: ({ search: { slug, ...rest }, location, preload }) => {
    if (!preload && location.state.whyHere === undefined) clearStorage('not-found');
    // With a slug in the address the navigation of that stay would show (R2-69).
    if (slug !== undefined) throw redirect({ to: '/error', search: rest, state: true, replace: true });
  },
  component: function ErrorRoute() {
    const why = useRouterState({ select: ({ location }) => location.state.whyHere });
    return why === undefined || why === 'no-such-stay' ? <ReservationNotFound /> : <FindBookingInstead />;
  },
});
