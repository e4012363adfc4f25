import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { customerQuery } from '#data/account.ts';
import { withoutFailureReport } from '#data/query-client.ts';
import { ConsentPage } from '#features/consent/consent-page.tsx';

import { requireLogin } from '../-login.ts';

/** The marketing consent, full-screen; only for accounts that have not given it (R2-61 to R2-63, R2-128). */
export const Route = createFileRoute('/_account/consent')({
  staticData: { title: msg`Stay in touch`, isFullScreen: true },
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient } }) => {
    // Not reported here: signing up continues to the account page, which requests the customer again and reports a
    // failure.
    const customer = await queryClient.ensureQueryData(withoutFailureReport(customerQuery())).catch(() => undefined);
    if (customer === undefined) throw redirect({ to: '/signup', replace: true });
    if (customer.isMarketingConsentGiven) throw redirect({ to: '/account', replace: true });
  },
  component: ConsentPage,
});
