import { describe, expect, test } from 'vitest';

import type { AccessKey as AccessKeyDto } from '#api/generated/model.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import { ACCESS_KEY_TYPES, accessKeyFromDto, doorCode, inWalkingOrder } from './access-key.ts';

const aKey = (changes: Partial<AccessKeyDto> = {}): AccessKeyDto => ({
  id: 'key-1',
  name: 'Street door',
  type: 'entrance',
  accessType: 'code',
  sequenceNumber: 1,
  validFromDate: null,
  validToDate: null,
  keypadButton: '#',
  code: '4719',
  error: null,
  ...changes,
});

describe('one key of the wire', () => {
  test.each(ACCESS_KEY_TYPES)('R3-81 a door of type %s keeps its type', (type) => {
    expect(accessKeyFromDto(aKey({ type })).type).toBe(type);
  });

  test.each([
    ['R3-88 the laundry under its other spelling', { type: 'washeteria' }, { type: 'washateria' }],
    ['R3-87 a door nobody knows', { type: 'roof', name: 'Roof terrace' }, { type: 'unknown', name: 'Roof terrace' }],
    [
      'R3-81 a way to open nobody knows',
      { accessType: 'magic' },
      { accessType: 'unknown', code: null, keypadButton: null },
    ],
    ['R3-82 a remote key carries no code', { accessType: 'remote' }, { code: null, keypadButton: null }],
    ['R3-82 a code key carries code and button', {}, { code: '4719', keypadButton: '#' }],
    ['R8-10 not paid', { error: { code: 'NOT_PAID' } }, { error: { code: 'not-paid' } }],
    [
      'R8-08 not available yet, with a time',
      { error: { code: 'NOT_AVAILABLE_YET', availableAt: '2026-11-20T13:00:00Z' } },
      { error: { code: 'not-available', availableAt: '2026-11-20T13:00:00.000Z' } },
    ],
    [
      'R8-09 not available, nobody says until when',
      { error: { code: 'NOT_AVAILABLE_YET' } },
      { error: { code: 'not-available', availableAt: null } },
    ],
    [
      'R4-64 an error nobody knows is not available, whatever time it carries',
      { error: { code: 'FOO', availableAt: '2026-11-20T13:00:00Z' } },
      { error: { code: 'not-available', availableAt: null } },
    ],
    ['an unreadable date is none', { validToDate: 'soon' }, { validToDate: null }],
  ] as [string, Partial<AccessKeyDto>, object][])('%s', (_words, dto, expected) => {
    expect(accessKeyFromDto(aKey(dto))).toMatchObject(expected);
  });
});

test.each([
  ['4719', '4719'],
  ['12 34', '1234'],
  [' 47 19\u00A0', '4719'],
  ['12-34', '1234'],
  ['12\u201334', '1234'],
  ['12\u221234', '1234'],
  ['1.2.3.4', '1234'],
  ['12/34', '1234'],
  ['12_34', '1234'],
  ['12\u202F34\u200B', '1234'],
  ['\u200E1234\u200F', '1234'],
  ['12\n34', '1234'],
  ['１２ ３４', '1234'],
  ['٤٧١٩', '4719'],
  ['४७१९', '4719'],
  ['4️⃣7️⃣1️⃣9️⃣', '4719'],
  ['④⑦①⑨', '4719'],
  ['A7K2', 'A7K2'],
  ['*12 34#', '*1234#'],
  ['0012', '0012'],
  ['', null],
  [' ', null],
  ['\u200B', null],
  ['-', null],
  ['--  --', null],
  ['N/A', null],
  ['null', null],
  ['undefined', null],
  ['TBD', null],
  ['—', null],
  ['?', null],
  ['***', null],
  ['0000', '0000'],
  ['*1234', '*1234'],
  ['A1B2', 'A1B2'],
  ['"1234"', '1234'],
  ['(1234)', '1234'],
  ['Code: 1234', '1234'],
  [null, null],
])('the code %j is typed as %j (D1, D5)', (written, code) => {
  expect(doorCode(written)).toBe(code);
  expect(doorCode(code)).toBe(code);
});

test.each([
  ['#', '#'],
  [' # ', '#'],
  ['OK', 'OK'],
  ['', null],
  ['\u200B', null],
  ['*', '*'],
  ['N/A', null],
  ['null', null],
  ['-', null],
])('the button %j after a code is %j (D1)', (keypadButton, expected) => {
  expect(accessKeyFromDto(aKey({ keypadButton })).keypadButton).toBe(expected);
});

test.each([
  ['1234#', '#', '1234'],
  ['1234 #', '#', '1234'],
  ['*1234#', '#', '*1234'],
  ['1234*', '*', '1234'],
  ['1234#', null, '1234#'],
  ['#', '#', '#'],
])('the code %j with the button %j is shown as %j: the button is pressed once (D5)', (code, keypadButton, shown) => {
  expect(accessKeyFromDto(aKey({ code, keypadButton })).code).toBe(shown);
});

const order = (...keys: Partial<AccessKeyDto>[]) =>
  inWalkingOrder(keys.map((key) => accessKeyFromDto(aKey(key)))).map(({ id }) => id);

describe('walking order', () => {
  test('R3-86 by sequence number', () => {
    expect(
      order({ id: 'c', sequenceNumber: 3 }, { id: 'a', sequenceNumber: 1 }, { id: 'b', sequenceNumber: 2 }),
    ).toEqual(['a', 'b', 'c']);
  });

  test('R3-86 ties by the order of the specification', () => {
    expect(order({ id: 'parking', type: 'parking' }, { id: 'entrance' }, { id: 'hallway', type: 'hallway' })).toEqual([
      'entrance',
      'hallway',
      'parking',
    ]);
  });

  test('R3-87 a door nobody knows comes last, whatever its number', () => {
    expect(order({ id: 'roof', type: 'roof', sequenceNumber: 0 }, { id: 'entrance', sequenceNumber: 9 })).toEqual([
      'entrance',
      'roof',
    ]);
  });

  test('keeps every door, and the order does not depend on how they arrive', () => {
    const door = fc.record({
      type: fc.constantFrom<string>(...ACCESS_KEY_TYPES, 'roof'),
      sequenceNumber: fc.integer({ min: 0, max: 5 }),
    });
    const place = ({ type, sequenceNumber }: { type: string; sequenceNumber: number }) => `${sequenceNumber} ${type}`;
    fc.assert(
      fc.property(fc.array(door, { maxLength: 15 }), (doors) => {
        const keys = doors.map((each) => accessKeyFromDto(aKey(each)));
        const sorted = inWalkingOrder(keys).map(place);
        expect(sorted.toSorted()).toEqual(keys.map(place).toSorted());
        expect(inWalkingOrder(keys.toReversed()).map(place)).toEqual(sorted);
      }),
    );
  });
});
