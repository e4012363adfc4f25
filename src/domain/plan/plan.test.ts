import { expect, test } from 'vitest';

import { planEntry } from './plan.ts';

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
  expect(planEntry({ hasAccount, hasPlan: true, isLoggedIn, hasSlug })).toBe(entry);
});

test.each([true, false])('without a partner the guide of the city opens instead, logged in %s', (isLoggedIn) => {
  expect(planEntry({ hasAccount: true, hasPlan: false, isLoggedIn, hasSlug: true })).toBe('explore');
  expect(planEntry({ hasAccount: false, hasPlan: false, isLoggedIn, hasSlug: true })).toBe('check-in');
});
