import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToStay } from '#components/link.tsx';
import { takesOrders } from '#domain/stay/stay-phase.ts';
import { CancelPage } from '#features/cancel/cancel-page.tsx';

import { byStay } from '../../-search.ts';
import { requireStay } from '../-guards.ts';

/**
 * The cost of cancelling, and the cancel button (R2-35); redirects to a stay that is over, checked out or cancelled
 * (R4-87).
 */
export const Route = createFileRoute('/stay/_orders/cancel-reservation')({
  staticData: { back: <BackToStay />, title: msg`Cancel booking`, handlesChanges: true },
  loaderDeps: byStay,
  loader: ({ context }) => requireStay(context, takesOrders),
  component: function CancelRoute() {
    const { slug } = Route.useRouteContext();
    return <CancelPage slug={slug} />;
  },
});
