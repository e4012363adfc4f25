import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ReservationNotFound } from '#features/find-booking/reservation-not-found.tsx';
import { clearCurrentStay } from '#session/current-stay.ts';

/** Reservation not found; the stored stay is gone before anything shows (R2-05, R2-52). */
export const Route = createFileRoute('/error')({
  staticData: { title: msg`Booking not found` },
  beforeLoad: () => clearCurrentStay(),
  component: ReservationNotFound,
});
