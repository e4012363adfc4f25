import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BackToStay } from '#components/link.tsx';
import { ReferralPage } from '#features/referral/referral-page.tsx';

/** A code for friends; the white-label brand has none (R2-48, R2-122). */
export const Route = createFileRoute('/stay/_discover/referral')({
  staticData: { back: <BackToStay />, title: msg`Good places are for sharing`, isMainBrandOnly: true },
  component: function ReferralRoute() {
    const { slug } = Route.useRouteContext();
    return <ReferralPage slug={slug} />;
  },
});
