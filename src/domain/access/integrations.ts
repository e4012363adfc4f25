import type { CommonDoor as CommonDoorDto, PropertyIntegrations, UnitIntegrations } from '#api/generated/model.ts';
import { oneOfOr, optionalText } from '#lib/wire.ts';

import type { AccessKey, AccessKeyType, AccessType } from './access-key.ts';
import { ACCESS_TYPES } from './access-key.ts';

export interface WirelessAccessPoint {
  readonly ssid: string;
  /** Null for an open network. */
  readonly password: string | null;
}

/** Where a door shared by all guests is. */
export interface CommonDoor {
  readonly kind: 'luggage' | 'washateria' | 'kitchen' | 'garbage-room' | 'bicycle-storage';
  readonly floorNumber: string | null;
  readonly signText: string | null;
}

/** What is installed in the unit and the property (R3-84). */
export interface Integrations {
  /** Null hides the Wi-Fi block (R2-161). */
  readonly wirelessAccessPoint: WirelessAccessPoint | null;
  readonly accessType: AccessType | null;
  readonly commonDoors: readonly CommonDoor[];
}

const DOOR_TYPES: Record<CommonDoor['kind'], AccessKeyType> = {
  luggage: 'luggage-room',
  washateria: 'washateria',
  kitchen: 'kitchen',
  'garbage-room': 'garbage-room',
  'bicycle-storage': 'bicycle-storage-room',
};

/** The shared room behind a door; it contains the door's location. */
export const roomBehind = ({ type }: Pick<AccessKey, 'type'>, rooms: readonly CommonDoor[]): CommonDoor | undefined =>
  rooms.find(({ kind }) => DOOR_TYPES[kind] === type);

/** The shared rooms that none of these doors leads to, so that each room is listed once (R3-84). */
export const roomsElsewhere = (rooms: readonly CommonDoor[], doors: readonly Pick<AccessKey, 'type'>[]): CommonDoor[] =>
  rooms.filter(({ kind }) => doors.every(({ type }) => type !== DOOR_TYPES[kind]));

const hasName = <Point extends { readonly ssid: string }>(point: Point | null | undefined): point is Point =>
  optionalText(point?.ssid) !== null;

/** Values of the unit take precedence over those of the property; common doors come from the property (R3-90). */
export function integrationsFromDto(
  property: PropertyIntegrations | null | undefined,
  unit: UnitIntegrations | null | undefined,
): Integrations {
  const wifi = [unit?.wirelessAccessPoint, property?.wirelessAccessPoint].find(hasName);
  const guidelines = unit?.accessGuidelines ?? property?.accessGuidelines;
  return {
    wirelessAccessPoint: wifi ? { ssid: wifi.ssid, password: optionalText(wifi.password) } : null,
    accessType: guidelines ? oneOfOr(ACCESS_TYPES, guidelines.accessType, 'unknown') : null,
    commonDoors: property ? commonDoors(property.commonDoors) : [],
  };
}

function commonDoors(doors: PropertyIntegrations['commonDoors']): CommonDoor[] {
  const door = (kind: CommonDoor['kind'], dto: CommonDoorDto | null): CommonDoor[] =>
    dto ? [{ kind, floorNumber: optionalText(dto.floorNumber), signText: optionalText(dto.signText) }] : [];
  return [
    ...door('luggage', doors.luggage),
    ...door('washateria', doors.washeteria),
    ...door('kitchen', doors.kitchen),
    ...door('garbage-room', doors.garbageRoom),
    ...door('bicycle-storage', doors.bicycleStorage),
  ];
}

/** Escapes the characters that would end a field of the Wi-Fi QR format. */
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');

/**
 * A name has at most 32 octets and a password 63, and each may need an escape. Longer texts make a QR code too dense to
 * scan.
 */
const LONGEST_QR = 250;

/** The QR text with which a camera joins the network; null if it is too long for a code (D6). */
export function wifiQr({ ssid, password }: WirelessAccessPoint): string | null {
  const text =
    password === null ? `WIFI:T:nopass;S:${escaped(ssid)};;` : `WIFI:T:WPA;S:${escaped(ssid)};P:${escaped(password)};;`;
  return new TextEncoder().encode(text).length > LONGEST_QR ? null : text;
}
