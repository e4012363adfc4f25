import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToStay } from '#components/link.tsx';
import { SustainabilityPage } from '#features/sustainability/sustainability-page.tsx';

/** The footprint of a stay, a cancelled one included (R2-34, R4-24). */
export const Route = createFileRoute('/stay/_discover/sustainability')({
  staticData: { back: <BackToStay />, title: msg`Sustainability` },
  component: function SustainabilityRoute() {
    const { slug } = Route.useRouteContext();
    return <SustainabilityPage slug={slug} />;
  },
});
