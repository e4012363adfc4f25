import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug, Stay, StayField } from '#domain/stay/stay.ts';

import { Failure } from './failure.tsx';

interface ReadableFieldProps {
  stay: Stay;
  field: StayField | readonly StayField[];
  children?: ReactNode;
}

/** Shows fields of the stay. Where the response had an invalid one, it says so and offers to fetch the stay again. */
export function ReadableField({ stay, field, children }: ReadableFieldProps) {
  const { t } = useLingui();
  const fields: readonly StayField[] = typeof field === 'string' ? [field] : field;
  return stay.invalidFields.some((each) => fields.includes(each)) ? (
    <UnreadableField slug={stay.slug} heading={t`We could not show this part`} />
  ) : (
    children
  );
}

/** Says that a field of the stay is invalid; "Try again" fetches the stay. */
export function UnreadableField({ slug, heading }: { slug: Slug; heading: string }) {
  const { isFetching, refetch } = useSuspenseQuery(stayQuery(slug));
  return <Failure error={undefined} heading={heading} isTrying={isFetching} onRetry={() => void refetch()} />;
}
