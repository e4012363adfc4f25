import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { customerQuery } from '#data/account.ts';
import { unseen } from '#data/query-client.ts';
import { ConsentPage } from '#features/consent/consent-page.tsx';

import { requireLogin } from '../-login.ts';

/** The marketing consent, full-screen; asked for with the account loaded, and not when it is given (R2-61 to R2-63, R2-128). */
export const Route = createFileRoute('/_account/consent')({
  staticData: { title: msg`Stay in touch`, isFullScreen: true },
  beforeLoad: ({ location }) => requireLogin(location),
  loader: async ({ context: { queryClient } }) => {
    // The account page, where this ends without an account, asks again and reports.
    const customer = await queryClient.ensureQueryData(unseen(customerQuery())).catch(() => undefined);
    if (customer === undefined) throw redirect({ to: '/signup', replace: true });
    if (customer.isMarketingConsentGiven) throw redirect({ to: '/account', replace: true });
  },
  component: ConsentPage,
});
