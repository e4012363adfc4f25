import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { takesOrders } from '#domain/product/product-offer.ts';
import { ExtrasPage } from '#features/extras/extras-page.tsx';

import { openPage } from '../-open-page.ts';

/** Everything to have beside the stay (R2-18). */
export const Route = createFileRoute('/stay/_orders/extras')({
  staticData: { title: msg({ message: 'Extras', context: 'navigation' }), section: 'extras' },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function ExtrasRoute() {
    const { slug } = Route.useRouteContext();
    return <ExtrasPage slug={slug} />;
  },
});
