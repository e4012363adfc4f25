import { describe, expect, test } from 'vitest';

import type { PropertyIntegrations, UnitIntegrations } from '#api/generated/model.ts';

import { integrationsFromDto, roomBehind, roomsElsewhere } from './integrations.ts';

const NO_DOORS = { luggage: null, washeteria: null, kitchen: null, garbageRoom: null, bicycleStorage: null };

const aHouse = (changes: Partial<PropertyIntegrations> = {}): PropertyIntegrations => ({
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

const ssidOf = (house: PropertyIntegrations | null, unit: UnitIntegrations | null) =>
  integrationsFromDto(house, unit).wirelessAccessPoint?.ssid ?? null;

describe('what is installed in house and unit', () => {
  test('R3-90 the Wi-Fi of the unit wins', () => expect(ssidOf(aHouse(), aUnit())).toBe('Unit'));

  test("R3-90 the house's is the fallback", () => {
    expect(ssidOf(aHouse(), aUnit({ wirelessAccessPoint: null }))).toBe('House');
    expect(ssidOf(aHouse(), null)).toBe('House');
  });

  test('a network without a name is none', () => {
    expect(ssidOf(aHouse(), aUnit({ wirelessAccessPoint: { ssid: '', password: '' } }))).toBe('House');
  });

  test('R2-161 no access point anywhere: none', () => {
    expect(ssidOf(aHouse({ wirelessAccessPoint: null }), null)).toBeNull();
    expect(ssidOf(null, null)).toBeNull();
  });

  test.each([
    ['R3-90 the guidelines of the unit win', aHouse(), aUnit(), 'remote'],
    ["R3-90 the house's are the fallback", aHouse(), aUnit({ accessGuidelines: null }), 'code'],
    ['R3-89 an unknown value', aHouse({ accessGuidelines: { accessType: 'magic' } }), null, 'unknown'],
    ['no guidelines', aHouse({ accessGuidelines: null }), null, null],
  ])('%s', (_words, house, unit, expected) => {
    expect(integrationsFromDto(house, unit).accessType).toBe(expected);
  });

  test('R3-84, R3-88 the five common doors of the house, each with floor and sign, the laundry under our name', () => {
    const door = (floorNumber: string) => ({ floorNumber, signText: null });
    const commonDoors = {
      luggage: { floorNumber: '0', signText: 'Luggage' },
      washeteria: door('1'),
      kitchen: door('2'),
      garbageRoom: door('3'),
      bicycleStorage: door('4'),
    };
    const doors = integrationsFromDto(aHouse({ commonDoors }), null).commonDoors;
    expect(doors.map(({ kind, floorNumber }) => `${kind} ${floorNumber}`)).toEqual([
      'luggage 0',
      'washateria 1',
      'kitchen 2',
      'garbage-room 3',
      'bicycle-storage 4',
    ]);
    expect(doors[0]?.signText).toBe('Luggage');
  });

  test('a room the house does not have is not listed', () => {
    expect(integrationsFromDto(aHouse(), aUnit()).commonDoors).toEqual([]);
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
