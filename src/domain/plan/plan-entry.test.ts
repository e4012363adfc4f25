import { expect, test } from 'vitest';

import { planEntry } from './plan-entry.ts';

test.each([
  [false, false, false, 'check-in'],
  [false, false, true, 'check-in'],
  [false, true, false, 'check-in'],
  [false, true, true, 'check-in'],
  [true, false, false, 'sign-up'],
  [true, false, true, 'sign-up'],
  [true, true, false, 'explore'],
  [true, true, true, 'open'],
] as const)('main brand %s, logged in %s, slug %s: %s (R2-130)', (hasAccount, isLoggedIn, hasSlug, entry) => {
  expect(planEntry({ hasAccount, isLoggedIn, hasSlug })).toBe(entry);
});
