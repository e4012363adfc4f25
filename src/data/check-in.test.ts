import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { stayQuery } from '#data/stay/stay-queries.ts';
import { asSlug } from '#domain/stay/stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import type { CheckInProgress } from '#domain/check-in/check-in.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';

import { applyProgress } from './check-in.ts';

const slug = asSlug('some-stay') as Slug;
const { queryKey } = stayQuery(slug);

/** A client that knows the stay, and what it knows after an answer. */
function after(known: CheckInProgress, answer: Parameters<typeof applyProgress>[2]) {
  const client = new QueryClient();
  const stay = stayFromDto({
    id: 'res-1',
    slug,
    propertyId: 'property-1',
    confirmationNumber: 'BN-1',
    status: 'confirmed',
    startDate: null,
    endDate: null,
    adultsCount: 2,
    childrenCount: 0,
    ...known,
  });
  client.setQueryData(queryKey, stay);
  applyProgress(client, slug, answer);
  const { state, idVerificationState } = client.getQueryData(queryKey) ?? stay;
  return { state, idVerificationState, isStale: client.getQueryState(queryKey)?.isInvalidated };
}

const identityOpen = { state: 'id-verification-required', idVerificationState: 'required' } as const;

test.each([
  [
    'R4-09: approval completes',
    { state: 'check-in-completed', idVerificationState: 'approved' },
    'check-in-completed',
    'approved',
  ],
  [
    'R4-19: approved before the state follows',
    { ...identityOpen, idVerificationState: 'approved' },
    'check-in-completed',
    'approved',
  ],
  ['R4-20: declined', { ...identityOpen, idVerificationState: 'declined' }, 'id-verification-required', 'declined'],
  ['R4-20: banned', { ...identityOpen, idVerificationState: 'banned' }, 'id-verification-required', 'banned'],
])('%s, and the stay is fetched again for its doors', (_, answer, state, idVerificationState) => {
  expect(after(identityOpen, answer)).toEqual({ state, idVerificationState, isStale: true });
});

test.each([
  ['nothing new', identityOpen],
  ['an answer without states', {}],
  ['an answer of nulls', { state: null, idVerificationState: null }],
  ['R4-10: a late answer of an earlier state', { state: 'guest-details-required', idVerificationState: 'required' }],
])('%s changes nothing', (_, answer) => {
  expect(after(identityOpen, answer)).toEqual({ ...identityOpen, isStale: false });
});
