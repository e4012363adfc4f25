import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { DOOR_AT_REST, lastsMs, nextDoorState } from './remote-door-state.ts';
import type { DoorEvent, DoorState, Refusal } from './remote-door-state.ts';

const NOW = '2026-11-20T13:00:00.000Z' as Instant;
const UNTIL = '2026-11-20T13:01:00.000Z' as Instant;

const HALF_A_MINUTE = '2026-11-20T13:00:30.000Z' as Instant;
const FIVE_MINUTES = '2026-11-20T13:05:00.000Z' as Instant;

const refused = (why: Refusal, until?: Instant) => ({ type: 'refused', why, now: NOW, until }) as const;
const rest = (last: Extract<DoorState, { at: 'rest' }>['last']): DoorState => ({ at: 'rest', last });
const paused: DoorState = { at: 'paused', until: UNTIL };

describe('a remote door', () => {
  test.each<[string, DoorState, DoorEvent, DoorState]>([
    ['R4-60, R4-61 a gesture at rest starts opening', DOOR_AT_REST, { type: 'gesture' }, { at: 'opening' }],
    ['R4-67 the accepted request is the green light', { at: 'opening' }, { type: 'accepted' }, { at: 'open' }],
    ['R4-63 after its time the open door offers to open again', { at: 'open' }, { type: 'elapsed' }, rest('opened')],
    ['R4-63 and it opens again', rest('opened'), { type: 'gesture' }, { at: 'opening' }],
    ['R8-28 a failure brings the slider back', { at: 'opening' }, refused('failed'), rest('failed')],
    ['D2 a lost answer brings it back', { at: 'opening' }, refused('no-answer'), rest('no-answer')],
    ['S51 another tab at this door brings it back', { at: 'opening' }, refused('just-used'), rest('just-used')],
    ['R8-46 too many attempts pause it for 60 seconds', { at: 'opening' }, refused('too-many-attempts'), paused],
    [
      'D2, T7 and longer where the server asks for more',
      { at: 'opening' },
      refused('too-many-attempts', FIVE_MINUTES),
      { at: 'paused', until: FIVE_MINUTES },
    ],
    ['R8-46 never shorter', { at: 'opening' }, refused('too-many-attempts', HALF_A_MINUTE), paused],
    ['R8-46 after the pause it rests', paused, { type: 'elapsed' }, DOOR_AT_REST],
    ['S50 a gesture while opening does nothing', { at: 'opening' }, { type: 'gesture' }, { at: 'opening' }],
    ['S50 a gesture while open does nothing', { at: 'open' }, { type: 'gesture' }, { at: 'open' }],
    ['R8-46 a gesture while paused does nothing', paused, { type: 'gesture' }, paused],
    ['a late answer does nothing', DOOR_AT_REST, { type: 'accepted' }, DOOR_AT_REST],
    ['a late refusal does nothing', { at: 'open' }, refused('failed'), { at: 'open' }],
  ])('%s', (_name, state, event, expected) => expect(nextDoorState(state, event)).toEqual(expected));

  test.each<[DoorState, number | undefined]>([
    [{ at: 'open' }, 6_000],
    [paused, 60_000],
    [{ at: 'paused', until: FIVE_MINUTES }, 300_000],
    [{ at: 'opening' }, undefined],
    [DOOR_AT_REST, undefined],
  ])('R9-08, R8-46 %j lasts %s ms', (state, ms) => expect(lastsMs(state, NOW)).toBe(ms));
});
