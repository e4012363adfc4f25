import { describe, expect, test } from 'vitest';

import type { AccessKey } from './access-key.ts';
import type { Instant } from '#lib/time.ts';
import type { Stay } from '#domain/stay/stay.ts';

import { HOUR, shift } from '#lib/time.ts';

import { aKey, AFTER, ARRIVAL_DAY, DURING, LAST_DAY, STAY, UNPAID } from '../../../tests/support/a-stay.ts';
import { beginsWithDoors, openingCode } from './first-code.ts';

describe('the code that is shown before the app comes (R2-30)', () => {
  const door = aKey('entrance');
  const end = door.validToDate ?? DURING;
  test.each<[string, Partial<AccessKey>, Instant, boolean]>([
    ['a code that opens', {}, DURING, true],
    ['an hour before it ends', {}, shift(end, -HOUR), true],
    ['a second later: the page counts down', {}, shift(end, -HOUR + 1000), false],
    ['a code without an end', { validToDate: null }, DURING, true],
    ['before it begins', { validFromDate: shift(DURING, 1) }, DURING, false],
    ['not paid', { error: { code: 'not-paid' } }, DURING, false],
    ['a door that opens over the network', { accessType: 'remote', code: null }, DURING, false],
    ['a code door without its code', { code: null }, DURING, false],
  ])('%s', (_, changes, now, isShown) => {
    const key = { ...door, ...changes };
    expect(openingCode(key, STAY, now)).toBe(isShown ? key.code : null);
  });

  test('none without a door', () => expect(openingCode(undefined, STAY, DURING)).toBeNull());
});

describe('whether the page begins with the doors (R2-30)', () => {
  test.each<[string, Partial<Stay>, Instant, boolean]>([
    ['during the stay', {}, DURING, true],
    ['on the last morning', {}, LAST_DAY, true],
    ['after the end', {}, AFTER, false],
    ['before check-in is complete', { state: 'guest-details-required' }, DURING, false],
    ['cancelled (R4-24)', { isCancelled: true }, DURING, false],
    ['checked out', { checkOutDate: DURING }, DURING, false],
    ['a payment is due (R4-49)', { propertyKeys: UNPAID }, DURING, false],
    ['before arrival: where the bags go comes first (R4-54)', {}, ARRIVAL_DAY, false],
    ['an end that cannot be read', { endDate: null }, DURING, false],
  ])('%s', (_, changes, now, begins) => {
    expect(beginsWithDoors({ ...STAY, ...changes }, undefined, now)).toBe(begins);
  });
});
