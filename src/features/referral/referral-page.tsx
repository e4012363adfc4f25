import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { Failure, ReadableField } from '#components/failure.tsx';
import { Pending } from '#components/pending.tsx';
import { StayBeside } from '#components/stay-ends.tsx';
import { customerQuery } from '#data/account.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useIsLoggedIn } from '#session/login.ts';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { ReferralCode } from './referral-code.tsx';

/** A code for friends: the account's for a member who is logged in, else the main guest's (R2-48, R2-122, R9-54). */
export function ReferralPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const isLoggedIn = useIsLoggedIn();
  return (
    <Page>
      <PageTitle
        lead={
          isLoggedIn
            ? t`Send a friend our way. You will both pay less.`
            : t`Send a friend our way, and they will pay less.`
        }
      >
        {t`Good places are for sharing`}
      </PageTitle>
      <SummaryColumns summary={<StayBeside stay={stay} property={property} />}>
        {isLoggedIn ? (
          <MemberCode slug={slug} />
        ) : (
          <ReadableField stay={stay} field="customer">
            <ReferralCode code={stay.customer?.referralCode ?? null} slug={slug} owner="main-guest" />
          </ReadableField>
        )}
      </SummaryColumns>
    </Page>
  );
}

/** The code of the account that is logged in (R3-21, R9-54). */
function MemberCode({ slug }: { slug: Slug }) {
  // No loader requests the customer here, so a failure from another page is retried.
  const { data: customer, error, refetch } = useQuery({ ...customerQuery(), retryOnMount: true });
  if (customer) return <ReferralCode code={customer.referralCode} slug={slug} owner="reader" />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <Pending>
      <Skeleton shape="block" className="h-64" />
    </Pending>
  );
}
