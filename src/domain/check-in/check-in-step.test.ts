import { describe, expect, test } from 'vitest';

import { CHECK_IN_STATES, checkInProgressFromDto, ID_VERIFICATION_STATES } from '#domain/stay/check-in-state.ts';

import { checkInStep, stepsOfCheckIn } from './check-in-step.ts';

describe('the step of online check-in', () => {
  test.each([
    ['R4-07: details are missing', 'guest-details-required', 'required', 'guest-details'],
    ['R4-19: details are missing, nothing to verify', 'guest-details-required', 'not-required', 'guest-details'],
    ['R4-07: details come first, whatever the ID says', 'guest-details-required', 'banned', 'guest-details'],
    ['R4-08: the ID is next', 'id-verification-required', 'required', 'identity'],
    ['R4-20: declined', 'id-verification-required', 'declined', 'identity-declined'],
    ['R4-20: banned', 'id-verification-required', 'banned', 'identity-banned'],
    ['R4-20: banned stays banned', 'check-in-completed', 'banned', 'identity-banned'],
    ['R4-19: approved before the state follows', 'id-verification-required', 'approved', 'done'],
    ['R3-15: no verification asked for', 'id-verification-required', 'not-required', 'done'],
    ['R4-09: completed', 'check-in-completed', 'approved', 'done'],
    ['R4-10: completed is the end, whatever the ID says', 'check-in-completed', 'required', 'done'],
  ] as const)('%s', (_, state, idVerificationState, step) => {
    expect(checkInStep({ state, idVerificationState }, 'online')).toBe(step);
  });

  test.each([
    ['R4-22: a picture is being checked', 'required', 'sent', 'identity-waiting'],
    ['R2-93: trying again after a refusal', 'declined', 'taking', 'identity'],
    ['R2-93: refused again', 'declined', 'sent', 'identity-declined'],
    ['R4-22: approved after a picture', 'approved', 'sent', 'done'],
    ['R4-20: no second try once banned', 'banned', 'taking', 'identity-banned'],
  ] as const)('%s', (_, idVerificationState, attempt, step) => {
    expect(checkInStep({ state: 'id-verification-required', idVerificationState }, 'online', attempt)).toBe(step);
  });

  test.each([
    ['details are filled in online', 'guest-details-required', 'required', 'guest-details'],
    ['the ID step is replaced', 'id-verification-required', 'required', 'front-desk'],
    ['the server may be done, the desk is not', 'check-in-completed', 'required', 'front-desk'],
    ['a house without online verification', 'check-in-completed', 'not-required', 'front-desk'],
    ['the desk has seen the ID', 'check-in-completed', 'approved', 'done'],
    ['banned', 'id-verification-required', 'banned', 'identity-banned'],
  ] as const)('R4-21, front desk: %s', (_, state, idVerificationState, step) => {
    expect(checkInStep({ state, idVerificationState }, 'front-desk')).toBe(step);
  });

  test('a front desk never asks for the camera', () => {
    for (const state of CHECK_IN_STATES) {
      for (const idVerificationState of ID_VERIFICATION_STATES) {
        for (const attempt of ['none', 'taking', 'sent'] as const) {
          const step = checkInStep({ state, idVerificationState }, 'front-desk', attempt);
          expect(['guest-details', 'front-desk', 'identity-banned', 'done']).toContain(step);
        }
      }
    }
  });

  test('R3-14, R3-15: a server that says nothing starts at guest details', () => {
    expect(checkInStep(checkInProgressFromDto({}), 'online')).toBe('guest-details');
  });
});

test.each([
  ['online, ID required', 'required', 'online', 2],
  ['R4-19: online, nothing to verify', 'not-required', 'online', 1],
  ['R4-21: front desk', 'not-required', 'front-desk', 2],
] as const)('number of steps: %s', (_, idVerificationState, method, steps) => {
  expect(stepsOfCheckIn({ state: 'guest-details-required', idVerificationState }, method)).toBe(steps);
});
