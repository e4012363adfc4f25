import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { CheckedOutPage } from '#features/check-out/checked-out-page.tsx';

import { byStay } from '../../../-search.ts';
import { requireStay } from '../../-guards.ts';

/** After the check-out (R2-39); redirects to a stay that is not checked out (R2-141). */
export const Route = createFileRoute('/stay/_orders/check-out/success')({
  staticData: { title: msg`You are checked out` },
  loaderDeps: byStay,
  loader: ({ context }) =>
    requireStay(context, ({ isCancelled, checkOutDate }) => !isCancelled && checkOutDate !== null),
  component: function CheckedOutRoute() {
    const { slug } = Route.useRouteContext();
    return <CheckedOutPage slug={slug} />;
  },
});
