import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToExtras } from '#components/link.tsx';
import { Rates } from '#features/rates/rates.tsx';
import { ReservationExtensionPage } from '#features/reservation-extension/reservation-extension-page.tsx';

import { byStay } from '../../-search.ts';
import { requireStay } from '../-guards.ts';

/** More nights, by request or as a new booking; also after the stay (R2-21, R2-143, R1-33). */
export const Route = createFileRoute('/stay/_orders/reservation-extension')({
  staticData: {
    back: <BackToExtras />,
    title: msg({ message: 'More nights', comment: 'A product: a longer stay' }),
    section: 'extras',
  },
  loaderDeps: byStay,
  loader: ({ context }) => requireStay(context),
  component: function ReservationExtensionRoute() {
    const { slug } = Route.useRouteContext();
    const { product } = Route.useSearch();
    return (
      <ReservationExtensionPage slug={slug} productId={product}>
        <Rates slug={slug} />
      </ReservationExtensionPage>
    );
  },
});
