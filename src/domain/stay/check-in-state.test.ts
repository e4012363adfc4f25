import { expect, test } from 'vitest';

import { CHECK_IN_STATES, checkInProgressFromDto, ID_VERIFICATION_STATES, laterProgress } from './check-in-state.ts';
import type { CheckInProgress } from './check-in-state.ts';

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
