import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';

import { FindBookingInstead, ReservationNotFound } from '#features/find-booking/reservation-not-found.tsx';
import { clearStorage } from '#session/on-device.ts';

/**
 * Reservation not found. Opened directly, it forgets the stored stay before rendering (R2-05, R2-52). A link that led
 * here has only cleared data of its own stay (L1); without a stay, the page contains the lookup (B4).
 */
export const Route = createFileRoute('/error')({
  staticData: { title: msg`Booking not found` },
  beforeLoad: ({ search: { slug, ...rest }, location, preload }) => {
    if (!preload && location.state.whyHere === undefined) clearStorage('not-found');
    // With a slug in the address, the navigation of that stay would be shown (R2-69).
    if (slug !== undefined) throw redirect({ to: '/error', search: rest, state: true, replace: true });
  },
  component: function ErrorRoute() {
    const why = useRouterState({ select: ({ location }) => location.state.whyHere });
    return why === undefined || why === 'no-such-stay' ? <ReservationNotFound /> : <FindBookingInstead />;
  },
});
