import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { DOOR_AT_REST, DOOR_LASTS_MS, nextDoorState } from './door-state.ts';
import type { DoorEvent, DoorState, Refusal } from './door-state.ts';
import { ELEVATOR_IDLE, ELEVATOR_LASTS_MS, nextElevatorState } from './elevator-state.ts';
import type { ElevatorEvent, ElevatorState } from './elevator-state.ts';

const NOW = '2026-11-20T13:00:00.000Z' as Instant;
const UNTIL = '2026-11-20T13:01:00.000Z' as Instant;

const refused = (why: Refusal) => ({ type: 'refused', why, now: NOW }) as const;
const rest = (last: Extract<DoorState, { at: 'rest' }>['last']): DoorState => ({ at: 'rest', last });
const paused: DoorState = { at: 'paused', until: UNTIL };

describe('a remote door', () => {
  test.each<[string, DoorState, DoorEvent, DoorState]>([
    ['R4-60, R4-61 a gesture at rest starts opening', DOOR_AT_REST, { type: 'gesture' }, { at: 'opening' }],
    ['R4-67 the accepted request is the green light', { at: 'opening' }, { type: 'accepted' }, { at: 'open' }],
    ['R4-63 after its time the open door offers to open again', { at: 'open' }, { type: 'elapsed' }, rest('opened')],
    ['R4-63 and it opens again', rest('opened'), { type: 'gesture' }, { at: 'opening' }],
    ['R8-28 a failure brings the slider back', { at: 'opening' }, refused('failed'), rest('failed')],
    ['a lost connection brings it back', { at: 'opening' }, refused('unreachable'), rest('unreachable')],
    ['S51 another tab at this door brings it back', { at: 'opening' }, refused('just-used'), rest('just-used')],
    ['R8-46 too many attempts pause it for 60 seconds', { at: 'opening' }, refused('too-many-attempts'), paused],
    ['R8-46 after the pause it rests', paused, { type: 'elapsed' }, DOOR_AT_REST],
    ['S50 a gesture while opening does nothing', { at: 'opening' }, { type: 'gesture' }, { at: 'opening' }],
    ['S50 a gesture while open does nothing', { at: 'open' }, { type: 'gesture' }, { at: 'open' }],
    ['R8-46 a gesture while paused does nothing', paused, { type: 'gesture' }, paused],
    ['a late answer does nothing', DOOR_AT_REST, { type: 'accepted' }, DOOR_AT_REST],
    ['a late refusal does nothing', { at: 'open' }, refused('failed'), { at: 'open' }],
  ])('%s', (_words, state, event, expected) => expect(nextDoorState(state, event)).toEqual(expected));

  test('R9-08, R8-46 stays open for 6 seconds and paused for 60', () => {
    expect(DOOR_LASTS_MS).toEqual({ open: 6_000, paused: 60_000 });
  });
});

describe('an elevator call', () => {
  const failed: ElevatorState = { at: 'idle', refusal: 'failed' };
  test.each<[string, ElevatorState, ElevatorEvent, ElevatorState]>([
    ['R4-56, R4-57 a press sends the request', ELEVATOR_IDLE, { type: 'call' }, { at: 'sending' }],
    ['R4-58 the accepted request calls', { at: 'sending' }, { type: 'accepted' }, { at: 'calling' }],
    ['R4-59 then the elevator is on the way', { at: 'calling' }, { type: 'elapsed' }, { at: 'on-the-way' }],
    ['R4-66 then it is idle', { at: 'on-the-way' }, { type: 'elapsed' }, ELEVATOR_IDLE],
    ['R4-66 a failure is idle with a message', { at: 'sending' }, { type: 'refused', why: 'failed' }, failed],
    ['the next call clears the message', failed, { type: 'call' }, { at: 'sending' }],
    ['S50 a press while sending does nothing', { at: 'sending' }, { type: 'call' }, { at: 'sending' }],
    ['S50 a press on the way does nothing', { at: 'on-the-way' }, { type: 'call' }, { at: 'on-the-way' }],
    ['a late answer does nothing', ELEVATOR_IDLE, { type: 'accepted' }, ELEVATOR_IDLE],
  ])('%s', (_words, state, event, expected) => expect(nextElevatorState(state, event)).toEqual(expected));

  test('R4-66 calls for 3 seconds and is on the way for 10', () => {
    expect(ELEVATOR_LASTS_MS).toEqual({ calling: 3_000, 'on-the-way': 10_000 });
  });
});
