import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToStay } from '#components/link.tsx';
import { CheckOutPage } from '#features/check-out/check-out-page.tsx';

import { byStay } from '../../../-search.ts';
import { requireStay } from '../../-guards.ts';

/** Check-out, on the last day of the stay (R2-38). */
export const Route = createFileRoute('/stay/_orders/check-out/')({
  staticData: { back: <BackToStay />, title: msg`Check-out`, handlesChanges: true },
  loaderDeps: byStay,
  loader: ({ context }) => requireStay(context),
  component: function CheckOutRoute() {
    const { slug } = Route.useRouteContext();
    return <CheckOutPage slug={slug} />;
  },
});
