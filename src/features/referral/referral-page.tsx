import { useLingui } from '@lingui/react/macro';

import { BackToStay } from '#components/back-to-stay.tsx';
import { ReadablePart } from '#components/readable-part.tsx';
import { StayBeside } from '#components/stay-beside.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { Page, PageTitle } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { MemberCode } from './member-code.tsx';
import { ReferralCode } from './referral-code.tsx';

/** A code for friends: the account's for a member who is logged in, else the main guest's (R2-48, R2-122, R9-54). */
export function ReferralPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const isLoggedIn = useIsLoggedIn();
  return (
    <Page>
      <div>
        <BackToStay slug={slug} />
        <PageTitle
          lead={
            isLoggedIn ? t`Send a friend our way. Both of you pay less.` : t`Send a friend our way, and they pay less.`
          }
        >
          {t`Good places are for sharing`}
        </PageTitle>
      </div>
      <SummaryColumns summary={<StayBeside stay={stay} property={property} />}>
        {isLoggedIn ? (
          <MemberCode slug={slug} />
        ) : (
          <ReadablePart stay={stay} part="customer">
            <ReferralCode code={stay.customer?.referralCode ?? ''} slug={slug} owner="main-guest" />
          </ReadablePart>
        )}
      </SummaryColumns>{' '}
    </Page>
  );
}
