import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import type { AccessKey, AccessKeyType } from '#domain/access/access-key.ts';
import type { CommonDoor } from '#domain/access/integrations.ts';
import type { Property } from '#domain/property/property.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { addressOf } from '#domain/unit/unit.ts';
import type { UnitKind } from '#domain/unit/unit.ts';
import { joined } from '#lib/text.ts';
import { deviceZone, sameWallClock, UTC } from '#lib/time.ts';
import type { Instant, ZoneId } from '#lib/time.ts';
import { cityKey } from '#ui/illustrations/city-key.ts';

// Functions instead of hooks, because the prerender uses them before React has loaded.

const LUGGAGE = msg({ message: 'Luggage room', comment: 'A door of the house' });
const LAUNDRY = msg({ message: 'Laundry', comment: 'A room with washing machines' });
const KITCHEN = msg({ message: 'Shared kitchen', comment: 'A room of the house' });
const WASTE = msg({ message: 'Bin room', comment: 'The room with the rubbish bins' });
const BICYCLES = msg({ message: 'Bicycle room', comment: 'A room of the house' });

/**
 * The names of the property's doors (R3-81, R3-88). The unit's door has the unit's number, an unknown one the server's
 * name.
 */
const DOOR_MESSAGES: Record<Exclude<AccessKeyType, 'property-unit' | 'unknown'>, MessageDescriptor> = {
  entrance: msg({ message: 'Street door', comment: 'The door from the street into the house' }),
  elevator: msg`Lift`,
  hallway: msg({ message: 'Hallway', comment: 'A door inside the house, to the corridor of the unit' }),
  'luggage-room': LUGGAGE,
  washateria: LAUNDRY,
  kitchen: KITCHEN,
  'garbage-room': WASTE,
  'bicycle-storage-room': BICYCLES,
  parking: msg({ message: 'Parking', comment: 'The door or gate of the garage' }),
  'back-door': msg({ message: 'Back door', comment: 'A second door into the house, from the courtyard' }),
};

/** The names of shared rooms (R3-84). */
export const COMMON_DOOR_MESSAGES: Record<CommonDoor['kind'], MessageDescriptor> = {
  luggage: LUGGAGE,
  washateria: LAUNDRY,
  kitchen: KITCHEN,
  'garbage-room': WASTE,
  'bicycle-storage': BICYCLES,
};

/** Joins facts so that lines break only between them: 'Floor' and its number stay together. */
const oneLine = (facts: readonly string[]): string => joined(facts.map(unbroken));

const unbroken = (fact: string): string => (fact.length < MAX_UNBROKEN ? fact.replaceAll(' ', '\u00A0') : fact);

/** Longer facts, such as addresses, may break anywhere. */
const MAX_UNBROKEN = 20;

const floorText = (i18n: I18n, { livingUnit }: Pick<Stay, 'livingUnit'>): string =>
  livingUnit?.floor
    ? i18n._(msg({ message: `Floor ${livingUnit.floor}`, comment: 'Which storey the unit is on' }))
    : '';

/** The guest's unit in one line: 'Apartment 405, Floor 4'; empty if unknown. */
export function unitLine(i18n: I18n, stay: Pick<Stay, 'livingUnit'>): string {
  const { livingUnit } = stay;
  const unit = livingUnit?.number ? `${i18n._(UNIT_MESSAGES[livingUnit.kind])} ${livingUnit.number}` : '';
  return oneLine([unit, floorText(i18n, stay)]);
}

/** The location of the doors in one line: 'Kasarmikatu 40, Helsinki, Apartment 405, Floor 4'. */
export function whereabouts(i18n: I18n, stay: Stay, property: Property | undefined): string {
  // A unit's own address that could not be read may differ from the property's.
  const building =
    property && !stay.invalidFields.includes('unit-address')
      ? joined([addressOf(stay.unitAddress, property).address, property.city])
      : '';
  return oneLine([building, unitLine(i18n, stay)]);
}

/** The stay in one line: 'Helsinki, Apartment 405, Floor 4, 2 guests'. */
export function stayFacts(i18n: I18n, stay: Stay, property: Property | undefined): string {
  const { livingUnit } = stay;
  const unit = livingUnit ? `${i18n._(UNIT_MESSAGES[livingUnit.kind])} ${livingUnit.number ?? ''}`.trim() : '';
  const guests = stay.invalidFields.includes('guests') ? '' : i18n._(guestsMessage(guestsOf(stay)));
  return joined(
    [cityName(i18n, property?.city ?? ''), unit, floorText(i18n, stay), guests].filter(Boolean).map(unbroken),
  );
}

type Names = Pick<Stay, 'propertyKeys' | 'livingUnit'>;

function kindOfDoor(i18n: I18n, { type, name }: AccessKey, { livingUnit }: Names): string {
  if (type === 'unknown')
    return name.trim() || i18n._(msg({ message: 'Door', comment: 'A door of which nothing is known' }));
  if (type !== 'property-unit') return i18n._(DOOR_MESSAGES[type]);
  return livingUnit
    ? `${i18n._(UNIT_MESSAGES[livingUnit.kind])} ${livingUnit.number ?? ''}`.trim()
    : i18n._(msg`Your own door`);
}

/**
 * The name of a door: the unit's by its number, others by type, an unknown type by the server's name (R3-81, R3-87).
 */
export function doorName(i18n: I18n, key: AccessKey, stay: Names): string {
  const hasTwin = stay.propertyKeys.some(({ id, type }) => id !== key.id && type === key.type && type !== 'unknown');
  const name = key.name.trim();
  const kind = kindOfDoor(i18n, key, stay);
  return joined([kind, hasTwin && name]);
}

/** The location of a shared room; empty if the server does not say. */
export function roomPlace(i18n: I18n, { floorNumber, signText }: CommonDoor): string {
  const floor = floorNumber && i18n._(msg({ message: `Floor ${floorNumber}`, comment: 'Which storey a room is on' }));
  const sign = signText && i18n._(msg({ message: `sign “${signText}”`, comment: 'What is written on a door' }));
  return [floor, sign].filter(Boolean).join(', ');
}

/** The name of a zone's clock: the city, or UTC, which stands for an unknown zone (D4). */
export const clockName = (i18n: I18n, written: string, zone: ZoneId): string =>
  zone === UTC ? UTC : cityName(i18n, written);

/**
 * Which clock the times of a page follow, 'Helsinki time'; null if the guest's clock is the same now and at the shown hours. Until
 * the property is known, all times are the guest's own.
 */
export function zoneText(
  i18n: I18n,
  property: Pick<Property, 'city' | 'timezone'> | undefined,
  hours: readonly (Instant | null)[],
): string | null {
  if (property === undefined) return i18n._(msg`Times in your time zone`);
  const { timezone: zone } = property;
  if (hours.every((at) => at === null || sameWallClock(at, zone, deviceZone()))) return null;
  const city = clockName(i18n, property.city, zone);
  return i18n._(msg({ message: `${city} time`, comment: "Whose time of day it is, e.g. 'Helsinki time'" }));
}

/** A code for screen readers: 'Code: 4 7 1 9, then #'. */
export function spokenCode(i18n: I18n, code: string, keypadButton: string | null): string {
  const digits = Array.from(code).join(' ');
  return i18n._(
    keypadButton === null
      ? msg({ message: `Code: ${digits}`, comment: 'A door code, read digit by digit' })
      : msg({ message: `Code: ${digits}, then ${keypadButton}`, comment: 'A door code and the button that ends it' }),
  );
}

/** The names of unit types (R1-01, R3-42). */
export const UNIT_MESSAGES: Record<UnitKind, MessageDescriptor> = {
  apartment: msg({ message: 'Apartment', comment: 'A kind of unit' }),
  suite: msg({ message: 'Suite', comment: 'A kind of unit' }),
  room: msg({ message: 'Room', comment: 'A kind of unit' }),
  dormitory: msg({ message: 'Dormitory', comment: 'A kind of unit: a shared room' }),
  bed: msg({ message: 'Bed', comment: 'A kind of unit: a bed in a shared room' }),
  villa: msg({ message: 'Villa', comment: 'A kind of unit' }),
  site: msg({ message: 'Pitch', comment: 'A kind of unit: a pitch for a tent or a camper' }),
  unknown: msg({ message: 'Accommodation', comment: 'A unit of a kind we have no word for' }),
};

/** '2 guests' */
export const guestsMessage = (guests: number): MessageDescriptor =>
  msg({ message: plural(guests, { one: '# guest', other: '# guests' }) });

/** '3 nights' */
export const nightsMessage = (nights: number): MessageDescriptor =>
  msg({ message: plural(nights, { one: '# night', other: '# nights' }) });

/**
 * The translated name of a city, by its key or name; an unknown name stays as the server sends it. A single message,
 * because one per city would enlarge the pages needed at a door.
 */
export function cityName(i18n: I18n, written: string): string {
  // A name of several words is a district, or another place that only starts the same.
  const city = /\S\s+\S/.test(written) ? '' : cityKey(written);
  return i18n._(
    msg({
      message: select(city, {
        amsterdam: 'Amsterdam',
        athens: 'Athens',
        berlin: 'Berlin',
        bonn: 'Bonn',
        copenhagen: 'Copenhagen',
        florence: 'Florence',
        freising: 'Freising',
        helsinki: 'Helsinki',
        london: 'London',
        lubeck: 'Lübeck',
        madrid: 'Madrid',
        milan: 'Milan',
        munich: 'Munich',
        oslo: 'Oslo',
        parnu: 'Pärnu',
        stockholm: 'Stockholm',
        tallinn: 'Tallinn',
        tartu: 'Tartu',
        turku: 'Turku',
        other: written,
      }),
      comment: 'A city',
    }),
  );
}
