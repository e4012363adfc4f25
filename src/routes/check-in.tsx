import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { FindBooking } from '#features/find-booking/find-booking.tsx';
import { readCurrentStay } from '#session/current-stay.ts';

import { redirectToStay } from './-search.ts';

/** The standalone check-in: lookup by booking number and last name (R2-02 to R2-04). */
export const Route = createFileRoute('/check-in')({
  staticData: { title: msg`Check in`, isQuiet: true },
  validateSearch: (search: Record<string, unknown>): { standalone?: 'true' } =>
    search['standalone'] === 'true' ? { standalone: 'true' } : {},
  beforeLoad: ({ search }) => {
    const slug = search.standalone === 'true' ? readCurrentStay() : undefined;
    if (slug !== undefined) throw redirectToStay(slug);
  },
  component: FindBooking,
});
