import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackFromCards } from '#components/link.tsx';
import { AddCardPage } from '#features/cards/add-card-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

interface AddCardSearch {
  back?: 'order-confirmation' | undefined;
}

/** Adds a card to the stay, while there is something to pay (R2-31, R4-18). */
export const Route = createFileRoute('/stay/_orders/add-card')({
  staticData: { back: <BackFromCards />, title: msg`Add a card`, isQuiet: true, handlesChanges: true },
  validateSearch: ({ back }: Record<string, unknown>): AddCardSearch => (back === 'order-confirmation' ? { back } : {}),
  loaderDeps: byStay,
  loader: ({ context }) => requireOpenOrders(context),
  component: function AddCardRoute() {
    const { slug } = Route.useRouteContext();
    const { back } = Route.useSearch();
    return <AddCardPage slug={slug} back={back} />;
  },
});
