import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { LateCheckOutPage } from '#features/late-check-out/late-check-out-page.tsx';

import { openPage, takesOrders } from './-open-page.ts';

/** A later hour on the last day (R2-22). */
export const Route = createFileRoute('/stay/late-check-out')({
  staticData: { title: msg`Late check-out` },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function LateCheckOutPageRoute() {
    const { slug } = Route.useRouteContext();
    return <LateCheckOutPage slug={slug} />;
  },
});
