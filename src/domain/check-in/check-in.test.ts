import { describe, expect, test } from 'vitest';

import type { CheckInProgress } from './check-in.ts';
import {
  CHECK_IN_STATES,
  ID_VERIFICATION_STATES,
  checkInProgressFromDto,
  checkInStep,
  laterProgress,
  stepsOfCheckIn,
} from './check-in.ts';

test.each([
  ['R3-14, R3-15: nothing said', {}, 'guest-details-required', 'not-required'],
  ['R3-14: state null', { state: null, idVerificationState: 'required' }, 'guest-details-required', 'required'],
  [
    'R3-15: verification null',
    { state: 'check-in-completed', idVerificationState: null },
    'check-in-completed',
    'not-required',
  ],
  ['an unknown state', { state: 'foo', idVerificationState: 'bar' }, 'guest-details-required', 'not-required'],
  [
    'R4-08: the ID is next',
    { state: 'id-verification-required', idVerificationState: 'required' },
    'id-verification-required',
    'required',
  ],
  [
    'R4-20: declined stays open',
    { state: 'id-verification-required', idVerificationState: 'declined' },
    'id-verification-required',
    'declined',
  ],
  [
    'R4-20: banned stays open',
    { state: 'id-verification-required', idVerificationState: 'banned' },
    'id-verification-required',
    'banned',
  ],
  [
    'R4-19: approved counts as completed',
    { state: 'id-verification-required', idVerificationState: 'approved' },
    'check-in-completed',
    'approved',
  ],
  [
    'R4-10: approved does not skip guest details',
    { state: 'guest-details-required', idVerificationState: 'approved' },
    'guest-details-required',
    'approved',
  ],
  [
    'R4-09: completed',
    { state: 'check-in-completed', idVerificationState: 'approved' },
    'check-in-completed',
    'approved',
  ],
] as const)('%s', (_, dto, state, idVerificationState) => {
  expect(checkInProgressFromDto(dto)).toEqual({ state, idVerificationState });
});

// Proves R3-85.
test('every value of the specification is read as itself, the states in its order (R4-10)', () => {
  expect(CHECK_IN_STATES).toEqual(['guest-details-required', 'id-verification-required', 'check-in-completed']);
  for (const state of CHECK_IN_STATES) expect(checkInProgressFromDto({ state }).state).toBe(state);
  for (const idVerificationState of ID_VERIFICATION_STATES) {
    expect(checkInProgressFromDto({ idVerificationState }).idVerificationState).toBe(idVerificationState);
  }
});

const DETAILS: CheckInProgress = { state: 'guest-details-required', idVerificationState: 'required' };
const DONE: CheckInProgress = { state: 'check-in-completed', idVerificationState: 'approved' };

test.each<[string, CheckInProgress | undefined, Parameters<typeof laterProgress>[1], CheckInProgress]>([
  ['a step forward', DETAILS, { state: 'id-verification-required' }, { ...DETAILS, state: 'id-verification-required' }],
  ['a value that is left out', DETAILS, {}, DETAILS],
  ['a step back is not taken', DONE, { state: 'id-verification-required', idVerificationState: 'required' }, DONE],
  [
    'the same step, another result',
    DONE,
    { idVerificationState: 'banned' },
    { ...DONE, idVerificationState: 'banned' },
  ],
  ['no stay known', undefined, DONE, DONE],
])('R4-10: %s', (_, known, answer, expected) => expect(laterProgress(known, answer)).toEqual(expected));

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
    ['a property without online verification', 'check-in-completed', 'not-required', 'front-desk'],
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
