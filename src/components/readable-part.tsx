import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay, StayField } from '#domain/stay/stay.ts';

import { Failure } from './failure.tsx';

interface ReadablePartProps {
  stay: Stay;
  part: StayField | readonly StayField[];
  /** What shows the part. */
  children?: ReactNode;
}

/** Shows a part of the stay. When the answer broke this part, it says so and offers to read the stay again. */
export function ReadablePart({ stay, part, children }: ReadablePartProps) {
  const { t } = useLingui();
  const parts: readonly StayField[] = typeof part === 'string' ? [part] : part;
  return stay.invalidFields.some((each) => parts.includes(each)) ? (
    <BrokenPart slug={stay.slug} heading={t`We could not show this part`} />
  ) : (
    children
  );
}

/** Says that a part of the stay could not be read; "Try again" reads the stay. */
export function BrokenPart({ slug, heading }: { slug: Slug; heading: string }) {
  const { isFetching, refetch } = useSuspenseQuery(stayQuery(slug));
  return <Failure error={undefined} heading={heading} isTrying={isFetching} onRetry={() => void refetch()} />;
}
