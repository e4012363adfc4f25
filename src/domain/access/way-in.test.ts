import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { aKey } from '../../../tests/support/a-stay.ts';
import type { AccessKey, AccessKeyType } from './access-key.ts';
import { ACCESS_KEY_TYPES } from './access-key.ts';
import { asWalkStep, canWalkIn, nextKey, walkPlace, wayIn } from './doors.ts';

const at = (iso: string) => iso as Instant;
const NOW = at('2026-11-21T10:00:00.000Z');

const STAY = {
  propertyKeys: [aKey('luggage-room'), aKey('property-unit'), aKey('entrance'), aKey('kitchen')],
  idVerificationState: 'not-required',
  isCancelled: false,
  state: 'check-in-completed',
  checkOutDate: null,
} as const;

const LATER = { validFromDate: at('2026-11-22T10:00:00.000Z') };
const UNPAID = { code: null, error: { code: 'not-paid' } } as const;

describe('the next key is that of the first door on the way in whose key works (R2-167)', () => {
  test.each<[string, Partial<Parameters<typeof nextKey>[0]>, AccessKeyType | undefined]>([
    ['the street door, though the server names others first', {}, 'entrance'],
    [
      'the own door, where the street door has no key yet',
      { propertyKeys: [aKey('entrance', LATER), aKey('property-unit')] },
      'property-unit',
    ],
    [
      'the lift, where it is the first that opens',
      { propertyKeys: [aKey('elevator'), aKey('property-unit')] },
      'elevator',
    ],
    ['a key of metal counts', { propertyKeys: [aKey('entrance', { accessType: 'physical', code: null })] }, 'entrance'],
    ['no other room is the next door', { propertyKeys: [aKey('luggage-room'), aKey('kitchen')] }, undefined],
    ['none without keys', { propertyKeys: [] }, undefined],
    ['none before the hour', { propertyKeys: [aKey('entrance', LATER)] }, undefined],
    ['none while the stay is not paid', { propertyKeys: [aKey('entrance', UNPAID)] }, undefined],
    ['none for a code that is missing', { propertyKeys: [aKey('entrance', { code: null })] }, undefined],
    ['none for a guest who is refused (R4-20)', { idVerificationState: 'banned' }, undefined],
    ['none of a cancelled stay', { isCancelled: true }, undefined],
    ['none after check-out', { checkOutDate: NOW }, undefined],
  ])('%s', (_, changes, type) => {
    expect(nextKey({ ...STAY, ...changes }, NOW)?.type).toBe(type);
  });

  test.each([
    ['a second before its hour', '2026-11-20T12:59:59.000Z', undefined],
    ['at its hour', '2026-11-20T13:00:00.000Z', 'entrance'],
    ['a second before its end', '2026-11-23T08:59:59.000Z', 'entrance'],
    ['at its end', '2026-11-23T09:00:00.000Z', undefined],
  ])('%s', (_, now, type) => {
    expect(nextKey(STAY, at(now))?.type).toBe(type);
  });
});

describe('the walk in', () => {
  const at = (time: string) => `2026-11-20T${time}:00.000Z` as Instant;

  const aDoor = (type: AccessKeyType, changes: Partial<AccessKey> = {}): AccessKey => ({
    id: type,
    name: type,
    type,
    accessType: 'remote',
    sequenceNumber: 1,
    validFromDate: null,
    validToDate: null,
    keypadButton: null,
    code: null,
    error: null,
    ...changes,
  });

  describe('the way in (R4-92)', () => {
    test.each<[string, AccessKeyType[], string[]]>([
      ['every door there is', [...ACCESS_KEY_TYPES, 'unknown'], ['entrance', 'elevator', 'hallway', 'property-unit']],
      [
        'the apartment before its hallway, as some servers number them',
        ['entrance', 'elevator', 'property-unit', 'hallway'],
        ['entrance', 'elevator', 'hallway', 'property-unit'],
      ],
      ['a building without a lift', ['entrance', 'property-unit'], ['entrance', 'property-unit']],
      ['a door that leads straight in', ['property-unit'], ['property-unit']],
      ['only other rooms', ['luggage-room', 'kitchen', 'parking', 'back-door', 'unknown'], []],
      ['no door', [], []],
    ])('%s', (_, types, way) => {
      expect(wayIn(types.map((type) => aDoor(type))).map(({ type }) => type)).toEqual(way);
    });

    test('two doors of one kind keep their order', () => {
      const doors = [
        aDoor('property-unit'),
        aDoor('entrance', { id: 'street' }),
        aDoor('elevator'),
        aDoor('entrance', { id: 'courtyard' }),
      ];
      expect(wayIn(doors).map(({ id }) => id)).toEqual(['street', 'courtyard', 'elevator', 'property-unit']);
    });
  });

  describe('whether a guest can be walked in (R4-93)', () => {
    const works = { validFromDate: at('13:00'), validToDate: at('18:00') };
    const stay = {
      propertyKeys: [aDoor('entrance', works)],
      idVerificationState: 'not-required',
      isCancelled: false,
      state: 'check-in-completed',
      checkOutDate: null,
    } as const;

    test.each([
      ['a minute before a key works', stay, at('12:59'), false],
      ['from the minute a key works', stay, at('13:00'), true],
      [
        'while one of the doors works',
        { ...stay, propertyKeys: [aDoor('entrance', works), aDoor('elevator')] },
        at('12:59'),
        true,
      ],
      ['once the key has ended', stay, at('18:00'), false],
      ['after check-out', { ...stay, checkOutDate: at('14:00') }, at('14:30'), false],
      ['a guest who is banned', { ...stay, idVerificationState: 'banned' as const }, at('14:00'), false],
      ['a cancelled stay', { ...stay, isCancelled: true }, at('14:00'), false],
      [
        'an unpaid stay',
        { ...stay, propertyKeys: [aDoor('entrance', { error: { code: 'not-paid' } })] },
        at('14:00'),
        false,
      ],
      ['only the bin room is open', { ...stay, propertyKeys: [aDoor('garbage-room')] }, at('14:00'), false],
      ['no keys', { ...stay, propertyKeys: [] }, at('14:00'), false],
    ])('%s', (_, situation, now, can) => {
      expect(canWalkIn(situation, now)).toBe(can);
    });
  });

  describe('the place of a step (R4-94, R2-163)', () => {
    const way = wayIn([aDoor('entrance'), aDoor('elevator'), aDoor('property-unit')]);

    test.each([
      [1, { at: 'door', number: 1, of: 3, door: { type: 'entrance' }, next: { type: 'elevator' } }],
      [2, { at: 'door', number: 2, of: 3, door: { type: 'elevator' }, next: { type: 'property-unit' } }],
      [3, { at: 'door', number: 3, of: 3, door: { type: 'property-unit' }, next: undefined }],
      [4, { at: 'inside', of: 3 }],
      [20, { at: 'inside', of: 3 }],
    ])('step %i', (step, place) => {
      expect(walkPlace(way, step)).toMatchObject(place);
    });

    test.each([
      ['4', 4],
      ['20', 20],
      ['1.5', undefined],
      ['-1', undefined],
      [1, undefined],
      ['1', 1],
      ['12', 12],
      ['1x', undefined],
      ['01', undefined],
      ['0', undefined],
      ['21', undefined],
      ['1e1', undefined],
      ['', undefined],
      [true, undefined],
      [null, undefined],
      [['1', '2'], undefined],
      [undefined, undefined],
    ])('an address that says %o names step %o', (value, step) => {
      expect(asWalkStep(value)).toBe(step);
    });
  });
});
