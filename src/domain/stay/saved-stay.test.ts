import { expect, test } from 'vitest';

import { aKey, STAY, BEFORE, DURING, LEFT, ENDED } from '../../../tests/support/a-stay.ts';
import type { Instant } from '#lib/time.ts';

import { isCodeWithdrawn, isSavedStayShown } from './saved-stay.ts';
import type { Stay } from './stay.ts';

const CODE = [aKey('entrance', { code: '4719' })];

// Proves R2-169.
test.each<[string, Partial<Stay>, Instant, boolean]>([
  ['a key that works', {}, DURING, true],
  ['no key works yet', {}, BEFORE, false],
  ['its keys have ended', { propertyKeys: ENDED }, DURING, false],
  ['cancelled', { isCancelled: true }, DURING, false],
  ['checked out', { checkOutDate: LEFT }, DURING, false],
  ['refused', { idVerificationState: 'banned' }, DURING, false],
  ['check-in is open', { state: 'guest-details-required' }, DURING, false],
])('the saved stay is shown first only while it opens a door: %s', (_, changes, now, isShown) => {
  expect(isSavedStayShown({ ...STAY, propertyKeys: CODE, ...changes }, now)).toBe(isShown);
});

// Proves R2-170.
test.each<[string, Partial<Stay>, boolean]>([
  ['the same code', {}, false],
  ['another code', { propertyKeys: [aKey('entrance', { code: '1111' })] }, true],
  ['the door is gone', { propertyKeys: [] }, true],
  ['its page says that the guest has left', { propertyKeys: [], checkOutDate: LEFT }, false],
  ['its page says that the stay is cancelled', { propertyKeys: [], isCancelled: true }, false],
])('a code that the response withdraws: %s', (_, changes, isWithdrawn) => {
  const saved = { ...STAY, propertyKeys: CODE };
  expect(isCodeWithdrawn(saved, { ...saved, ...changes }, DURING)).toBe(isWithdrawn);
});
