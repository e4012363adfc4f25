import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToCleaning } from '#components/link.tsx';
import { SchedulePage } from '#features/cleaning/schedule-page.tsx';

import { byStay } from '../../../-search.ts';
import { loadCleanings } from './-load-cleanings.ts';

/** Schedules a cleaning (R2-41). */
export const Route = createFileRoute('/stay/_orders/cleaning/schedule')({
  staticData: { back: <BackToCleaning />, title: msg`Schedule cleaning`, section: 'extras' },
  loaderDeps: byStay,
  loader: ({ context, deps }) => loadCleanings(context, deps.product),
  component: function ScheduleRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return <SchedulePage slug={slug} productId={product} />;
  },
});
