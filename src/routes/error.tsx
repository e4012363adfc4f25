import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { ReservationNotFound } from '#features/find-booking/reservation-not-found.tsx';
import { clearStorage } from '#session/clear-storage.ts';

/** Reservation not found; the stored stay is gone before anything shows (R2-05, R2-52). */
export const Route = createFileRoute('/error')({
  staticData: { title: msg`Booking not found` },
  beforeLoad: ({ search: { slug, ...rest }, preload }) => {
    if (!preload) clearStorage('not-found');
    // With a slug in the address the navigation of that stay would show (R2-69).
    if (slug !== undefined) throw redirect({ to: '/error', search: rest, replace: true });
  },
  component: ReservationNotFound,
});
