import { expect, test } from 'vitest';

import { cancellationPolicyFromDto } from './cancellation-policy.ts';

const NONE = { hasData: false, isFreeCancellationAvailable: false, isOta: false, freeCancellationEndDate: null };

test.each([
  ['null has no data', null, NONE],
  ['absent has no data', undefined, NONE],
  [
    'a policy has data',
    { isFreeCancellationAvailable: true, isOta: false, freeCancellationEndDate: '2026-11-19T16:00:00Z' },
    {
      hasData: true,
      isFreeCancellationAvailable: true,
      isOta: false,
      freeCancellationEndDate: '2026-11-19T16:00:00.000Z',
    },
  ],
  [
    'also one that says no to everything',
    { isFreeCancellationAvailable: false, isOta: false, freeCancellationEndDate: null },
    { ...NONE, hasData: true },
  ],
  [
    'booked via a travel agency',
    { isFreeCancellationAvailable: false, isOta: true, freeCancellationEndDate: null },
    { ...NONE, hasData: true, isOta: true },
  ],
  [
    'a date that cannot be read is none',
    { isFreeCancellationAvailable: true, isOta: false, freeCancellationEndDate: 'x' },
    { ...NONE, hasData: true, isFreeCancellationAvailable: true },
  ],
])('%s (R3-35, R3-40)', (_, dto, policy) => {
  expect(cancellationPolicyFromDto(dto)).toEqual(policy);
});
