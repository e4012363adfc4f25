import type { UseQueryResult } from '@tanstack/react-query';

import { Failure } from '#components/failure.tsx';
import { Pending } from '#components/pending.tsx';
import { useStandingError } from '#lib/async-hooks.ts';
import { CardHead, Card } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';

interface AccountSectionProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The skeleton of the content. */
  skeleton: Elements;
  /** Names the missing content, if its heading is part of it. */
  failureHeading?: string;
  /** Another section of the page already announces loading. */
  isSilent?: boolean;
  /** The page works without it, so its failure is shown unobtrusively. */
  isMinor?: boolean;
  children: (data: T) => Elements;
}

/** A section of an account page: skeleton, content or retry, independent of other sections (R8-16 to R8-20). */
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
