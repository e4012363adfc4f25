import { describe, expect, test } from 'vitest';

import type { PropertyIntegrations, UnitIntegrations } from '#api/generated/model.ts';

import { integrationsFromDto, roomBehind, roomsElsewhere, wifiQr } from './integrations.ts';

const NO_DOORS = { luggage: null, washeteria: null, kitchen: null, garbageRoom: null, bicycleStorage: null };

const aProperty = (changes: Partial<PropertyIntegrations> = {}): PropertyIntegrations => ({
  wirelessAccessPoint: { ssid: 'House', password: 'welcome' },
  accessGuidelines: { accessType: 'code' },
  commonDoors: NO_DOORS,
  ...changes,
});

const aUnit = (changes: Partial<UnitIntegrations> = {}): UnitIntegrations => ({
  wirelessAccessPoint: { ssid: 'Unit', password: 'sleep-well' },
  accessGuidelines: { accessType: 'remote' },
  ...changes,
});

const ssidOf = (property: PropertyIntegrations | null, unit: UnitIntegrations | null) =>
  integrationsFromDto(property, unit).wirelessAccessPoint?.ssid ?? null;

describe('what is installed in property and unit', () => {
  test('R3-90 the Wi-Fi of the unit wins', () => expect(ssidOf(aProperty(), aUnit())).toBe('Unit'));

  test("R3-90 the property's is the fallback", () => {
    expect(ssidOf(aProperty(), aUnit({ wirelessAccessPoint: null }))).toBe('House');
    expect(ssidOf(aProperty(), null)).toBe('House');
  });

  test('a network without a name is ignored', () => {
    expect(ssidOf(aProperty(), aUnit({ wirelessAccessPoint: { ssid: '', password: '' } }))).toBe('House');
  });

  test('R2-161 no access point anywhere: none', () => {
    expect(ssidOf(aProperty({ wirelessAccessPoint: null }), null)).toBeNull();
    expect(ssidOf(null, null)).toBeNull();
  });

  test.each([
    ['R3-90 the guidelines of the unit win', aProperty(), aUnit(), 'remote'],
    ["R3-90 the property's are the fallback", aProperty(), aUnit({ accessGuidelines: null }), 'code'],
    ['R3-89 an unknown value', aProperty({ accessGuidelines: { accessType: 'magic' } }), null, 'unknown'],
    ['no guidelines', aProperty({ accessGuidelines: null }), null, null],
  ])('%s', (_words, property, unit, expected) => {
    expect(integrationsFromDto(property, unit).accessType).toBe(expected);
  });

  test('R3-84, R3-88 the five common doors of the property, each with floor and sign, the laundry under our name', () => {
    const door = (floorNumber: string) => ({ floorNumber, signText: null });
    const commonDoors = {
      luggage: { floorNumber: '0', signText: 'Luggage' },
      washeteria: door('1'),
      kitchen: door('2'),
      garbageRoom: door('3'),
      bicycleStorage: door('4'),
    };
    const doors = integrationsFromDto(aProperty({ commonDoors }), null).commonDoors;
    expect(doors.map(({ kind, floorNumber }) => `${kind} ${floorNumber}`)).toEqual([
      'luggage 0',
      'washateria 1',
      'kitchen 2',
      'garbage-room 3',
      'bicycle-storage 4',
    ]);
    expect(doors[0]?.signText).toBe('Luggage');
  });

  test('a room the property does not have is not listed', () => {
    expect(integrationsFromDto(aProperty(), aUnit()).commonDoors).toEqual([]);
  });
});

describe('a shared room is listed once: with its door, or among the other rooms', () => {
  const KINDS = ['luggage', 'washateria', 'kitchen', 'garbage-room', 'bicycle-storage'] as const;
  const rooms = KINDS.map((kind) => ({ kind, floorNumber: '0', signText: null }));

  test.each([
    ['luggage-room', 'luggage'],
    ['washateria', 'washateria'],
    ['kitchen', 'kitchen'],
    ['garbage-room', 'garbage-room'],
    ['bicycle-storage-room', 'bicycle-storage'],
    ['entrance', undefined],
    ['unknown', undefined],
  ] as const)('behind a door of type %s: %s', (type, kind) => {
    expect(roomBehind({ type }, rooms)?.kind).toBe(kind);
    expect(roomsElsewhere(rooms, [{ type }]).map((room) => room.kind)).toEqual(KINDS.filter((each) => each !== kind));
  });

  test('without doors all rooms are listed', () => expect(roomsElsewhere(rooms, [])).toEqual(rooms));
});

test.each([
  ['Good Night Guest', 'sleep-well-405', 'WIFI:T:WPA;S:Good Night Guest;P:sleep-well-405;;'],
  ['Open house', null, 'WIFI:T:nopass;S:Open house;;'],
  ['a;b,c:d"e\\f', 'p;w', 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:p\\;w;;'],
  ['Wi-Fi', 'x'.repeat(63), `WIFI:T:WPA;S:Wi-Fi;P:${'x'.repeat(63)};;`],
  [';'.repeat(32), ';'.repeat(63), `WIFI:T:WPA;S:${'\\;'.repeat(32)};P:${'\\;'.repeat(63)};;`],
  ['x'.repeat(300), 'p', null],
  ['Wi-Fi', 'x'.repeat(5_000), null],
  ['🏨'.repeat(80), null, null],
])('%j with %j is read by a camera as %j (R1-13)', (ssid, password, text) => {
  expect(wifiQr({ ssid, password })).toBe(text);
});
