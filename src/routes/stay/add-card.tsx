import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AddCard } from '#features/cards/add-card.tsx';

import { openPage, takesOrders } from './-open-page.ts';

/** A card for the reservation (R2-31). */
export const Route = createFileRoute('/stay/add-card')({
  staticData: { title: msg`Add a card` },
  loader: ({ context }) => openPage(context, takesOrders),
  component: function AddCardRoute() {
    const { slug } = Route.useRouteContext();
    return <AddCard slug={slug} />;
  },
});
