import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Failure } from '#components/failure.tsx';
import { Pending } from '#components/pending.tsx';
import { useStandingError } from '#lib/async-hooks.ts';
import { Card } from '#ui/card.tsx';
import { CardHead } from '#ui/card-head.tsx';

interface AccountPartProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** Says what is missing, where the content would have brought its own heading. */
  failureHeading?: string;
  /** Another part of the page already says that it is loading. */
  isSilent?: boolean;
  /** The page is all but whole without it. */
  isMinor?: boolean;
  children: (data: T) => ReactNode;
}

/** One part of the account, from its skeleton to its content or its retry; the other parts do not notice (R8-16 to R8-20). */
export function AccountPart<T>({ query, skeleton, failureHeading, isSilent, isMinor, children }: AccountPartProps<T>) {
  const { data, isFetching, refetch } = query;
  const error = useStandingError(query);
  if (data !== undefined) return children(data);
  if (error) {
    const failure = <Failure error={error} isMinor={isMinor} isTrying={isFetching} onRetry={() => void refetch()} />;
    if (failureHeading === undefined) return failure;
    return (
      <Card>
        <CardHead title={failureHeading} />
        {failure}
      </Card>
    );
  }
  return <Pending isSilent={isSilent}>{skeleton}</Pending>;
}
