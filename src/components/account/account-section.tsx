import type { UseQueryResult } from '@tanstack/react-query';

import { Failure } from '#components/failure.tsx';
import { Pending } from '#components/pending.tsx';
import { useStandingError } from '#lib/async-hooks.ts';
import { CardHead, Card } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';

interface AccountSectionProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The shape of what is coming. */
  skeleton: Elements;
  /** Names what is missing, where the content would have brought its own heading. */
  failureHeading?: string;
  /** Another section of the page already announces that it is loading. */
  isSilent?: boolean;
  /** The page loses little without it: its failure is shown without alarm. */
  isMinor?: boolean;
  children: (data: T) => Elements;
}

/** One section of an account page: skeleton, content or retry, independent of the other sections (R8-16 to R8-20). */
export function AccountSection<T>({
  query,
  skeleton,
  failureHeading,
  isSilent,
  isMinor,
  children,
}: AccountSectionProps<T>) {
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
