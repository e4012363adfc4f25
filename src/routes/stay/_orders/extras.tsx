import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToStay } from '#components/link.tsx';
import { ExtrasPage } from '#features/extras/extras-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

/** All extras of the stay (R2-18). */
export const Route = createFileRoute('/stay/_orders/extras')({
  staticData: {
    back: <BackToStay />,
    title: msg({ message: 'Extras', context: 'navigation' }),
    section: 'extras',
    shape: 'list',
  },
  loaderDeps: byStay,
  loader: ({ context }) => requireOpenOrders(context),
  component: function ExtrasRoute() {
    const { slug } = Route.useRouteContext();
    return <ExtrasPage slug={slug} />;
  },
});
