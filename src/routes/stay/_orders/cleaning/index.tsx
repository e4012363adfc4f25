import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { CleaningPage } from '#features/cleaning/cleaning-page.tsx';

import { byStay } from '../../../-search.ts';
import { loadCleanings } from './-load-cleanings.ts';

/** The cleanings of the stay (R2-40). */
export const Route = createFileRoute('/stay/_orders/cleaning/')({
  staticData: {
    back: <BackToExtras />,
    title: msg({ message: 'Cleaning', comment: 'A product: the flat is cleaned during the stay' }),
    section: 'extras',
  },
  loaderDeps: byStay,
  loader: ({ context, deps }) => loadCleanings(context, deps.product),
  component: function CleaningRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return <CleaningPage slug={slug} productId={product} />;
  },
});
