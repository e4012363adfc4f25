import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { takesOrders } from '#domain/stay/stay-phase.ts';
import { CancelPage } from '#features/cancel/cancel-page.tsx';

import { byStay } from '../../-search.ts';
import { requireStay } from '../-require-stay.ts';

/** What cancelling costs, and the button that cancels (R2-35); for a stay that is over, checked out or cancelled, the stay opens (R4-87). */
export const Route = createFileRoute('/stay/_orders/cancel-reservation')({
  staticData: { title: msg`Cancel booking`, tellsChanges: true },
  loaderDeps: byStay,
  loader: ({ context }) => requireStay(context, takesOrders),
  component: function CancelRoute() {
    const { slug } = Route.useRouteContext();
    return <CancelPage slug={slug} />;
  },
});
