import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { aKey } from '../../../tests/support/a-stay.ts';
import type { AccessKeyType } from './access-key.ts';
import { nextKey } from './next-key.ts';

const at = (iso: string) => iso as Instant;
const NOW = at('2026-11-21T10:00:00.000Z');

const STAY = {
  propertyKeys: [aKey('luggage-room'), aKey('property-unit'), aKey('entrance'), aKey('kitchen')],
  idVerificationState: 'not-required',
  isCancelled: false,
  state: 'check-in-completed',
  checkOutDate: null,
} as const;

const LATER = { validFromDate: at('2026-11-22T10:00:00.000Z') };
const UNPAID = { code: null, error: { code: 'not-paid' } } as const;

describe('the next key is that of the first door on the way in whose key works (R2-167)', () => {
  test.each<[string, Partial<Parameters<typeof nextKey>[0]>, AccessKeyType | undefined]>([
    ['the street door, though the server names others first', {}, 'entrance'],
    [
      'the own door, where the street door has no key yet',
      { propertyKeys: [aKey('entrance', LATER), aKey('property-unit')] },
      'property-unit',
    ],
    [
      'the lift, where it is the first that opens',
      { propertyKeys: [aKey('elevator'), aKey('property-unit')] },
      'elevator',
    ],
    ['a key of metal counts', { propertyKeys: [aKey('entrance', { accessType: 'physical', code: null })] }, 'entrance'],
    ['no other room is the next door', { propertyKeys: [aKey('luggage-room'), aKey('kitchen')] }, undefined],
    ['none without keys', { propertyKeys: [] }, undefined],
    ['none before the hour', { propertyKeys: [aKey('entrance', LATER)] }, undefined],
    ['none while the stay is not paid', { propertyKeys: [aKey('entrance', UNPAID)] }, undefined],
    ['none for a code that is missing', { propertyKeys: [aKey('entrance', { code: null })] }, undefined],
    ['none for a guest who is refused (R4-20)', { idVerificationState: 'banned' }, undefined],
    ['none of a cancelled stay', { isCancelled: true }, undefined],
    ['none after check-out', { checkOutDate: NOW }, undefined],
  ])('%s', (_, changes, type) => {
    expect(nextKey({ ...STAY, ...changes }, NOW)?.type).toBe(type);
  });

  test.each([
    ['a second before its hour', '2026-11-20T12:59:59.000Z', undefined],
    ['at its hour', '2026-11-20T13:00:00.000Z', 'entrance'],
    ['a second before its end', '2026-11-23T08:59:59.000Z', 'entrance'],
    ['at its end', '2026-11-23T09:00:00.000Z', undefined],
  ])('%s', (_, now, type) => {
    expect(nextKey(STAY, at(now))?.type).toBe(type);
  });
});
