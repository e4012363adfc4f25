import { expect, test } from 'vitest';

import { aKey, aStay } from '../../../tests/support/a-stay.ts';
import type { Instant } from '#lib/time.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { haveKeysEnded } from './keys-ended.ts';

const NOW = '2026-11-22T10:00:00.000Z' as Instant;
const OVER = '2026-11-21T10:00:00.000Z' as Instant;
const over = aKey('entrance', { validToDate: OVER });

test.each<[string, Partial<Stay>, boolean]>([
  ['every key has ended', { propertyKeys: [over, aKey('property-unit', { validToDate: NOW })] }, true],
  ['one key of two still works', { propertyKeys: [over, aKey('property-unit')] }, false],
  ['there are no keys yet', { propertyKeys: [] }, false],
  ['the guest has checked out, which has its own end', { propertyKeys: [over], checkOutDate: OVER }, false],
  ['the guest may not come in', { propertyKeys: [over], idVerificationState: 'banned' }, false],
])('%s (R4-69)', (_, changes, hasEnded) => {
  expect(haveKeysEnded({ ...aStay(), ...changes }, NOW)).toBe(hasEnded);
});
