import { useQuery } from '@tanstack/react-query';

import { Failure } from '#components/failure.tsx';
import { Pending } from '#components/pending.tsx';
import { customerQuery } from '#data/account.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { Skeleton } from '#ui/skeleton.tsx';

import { ReferralCode } from './referral-code.tsx';

/** The code of the account that is logged in (R3-21, R9-54). */
export function MemberCode({ slug }: { slug: Slug }) {
  // No loader asks here: what failed on another page is asked for again.
  const { data: customer, error, refetch } = useQuery({ ...customerQuery(), retryOnMount: true });
  if (customer) return <ReferralCode code={customer.referralCode} slug={slug} owner="reader" />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <Pending>
      <Skeleton shape="block" className="h-64" />
    </Pending>
  );
}
