import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { SaunaKitPage } from '#features/sauna-kit/sauna-kit-page.tsx';

import { byStay } from '../../-search.ts';
import { requireOpenOrders } from '../-guards.ts';

/** The sauna kit and its order (R2-26). */
export const Route = createFileRoute('/stay/_orders/sauna-kit')({
  staticData: { back: <BackToExtras />, title: msg`Sauna kit`, section: 'extras' },
  loaderDeps: byStay,
  loader: ({ context }) => requireOpenOrders(context),
  component: function SaunaKitRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return <SaunaKitPage slug={slug} productId={product} />;
  },
});
