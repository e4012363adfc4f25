import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToAccount } from '#components/link.tsx';
import { reservationsQuery } from '#data/account.ts';
import { ReservationsPage } from '#features/reservations/reservations-page.tsx';

import { requireLogin } from '../-login.ts';

/** All stays of a member (R2-11, R2-123). */
export const Route = createFileRoute('/_account/reservations')({
  staticData: { back: <BackToAccount />, title: msg`Your bookings`, hasNavigation: true },
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(reservationsQuery()),
  component: ReservationsPage,
});
