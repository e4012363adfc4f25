import { describe, expect, test } from 'vitest';

import { ELEVATOR_IDLE, ELEVATOR_LASTS_MS, nextElevatorState } from './elevator-state.ts';
import type { ElevatorEvent, ElevatorState } from './elevator-state.ts';

describe('an elevator call', () => {
  const failed: ElevatorState = { at: 'idle', refusal: 'failed' };
  test.each<[string, ElevatorState, ElevatorEvent, ElevatorState]>([
    ['R4-56, R4-57 a click sends the request', ELEVATOR_IDLE, { type: 'call' }, { at: 'sending' }],
    ['R4-58 the accepted request calls', { at: 'sending' }, { type: 'accepted' }, { at: 'calling' }],
    ['R4-59 then the elevator is on the way', { at: 'calling' }, { type: 'elapsed' }, { at: 'on-the-way' }],
    ['R4-66 then it is idle', { at: 'on-the-way' }, { type: 'elapsed' }, ELEVATOR_IDLE],
    ['R4-66 a failure is idle with a message', { at: 'sending' }, { type: 'refused', why: 'failed' }, failed],
    ['the next call clears the message', failed, { type: 'call' }, { at: 'sending' }],
    ['S50 a click while sending does nothing', { at: 'sending' }, { type: 'call' }, { at: 'sending' }],
    ['S50 a click on the way does nothing', { at: 'on-the-way' }, { type: 'call' }, { at: 'on-the-way' }],
    ['a late answer does nothing', ELEVATOR_IDLE, { type: 'accepted' }, ELEVATOR_IDLE],
  ])('%s', (_name, state, event, expected) => expect(nextElevatorState(state, event)).toEqual(expected));

  test('R4-66 calls for 3 seconds and is on the way for 10', () => {
    expect(ELEVATOR_LASTS_MS).toEqual({ calling: 3_000, 'on-the-way': 10_000 });
  });
});
