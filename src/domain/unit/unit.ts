import type { PropertyUnit, UnitCategory, UnitAddress as UnitAddressDto } from '#api/generated/model.ts';
import type { Instant } from '#lib/time.ts';
import { oneOfOr, optionalText } from '#lib/wire.ts';
import { safePicture, safeHref } from '#lib/safe-href.ts';
import { parseInstant } from '#lib/time.ts';
import type { Property } from '#domain/property/property.ts';

export const LIVING_UNIT_TYPES = ['apartment', 'suite', 'room', 'dormitory'] as const;
export const UNIT_CATEGORY_TYPES = ['apartment', 'dorm', 'room', 'bed', 'villa', 'suite', 'site'] as const;

/** The label of a unit; 'dormitory' (unit) and 'dorm' (category) share one (R3-42). */
export type UnitKind = Exclude<(typeof UNIT_CATEGORY_TYPES)[number], 'dorm'> | 'dormitory' | 'unknown';

/** The unit the guest lives in (R3-31). */
export interface LivingUnit {
  readonly name: string | null;
  /** Null until the unit is assigned (R3-32). */
  readonly number: string | null;
  readonly floor: string | null;
  readonly kind: UnitKind;
  readonly features: readonly string[];
  /** In order; if empty, a placeholder drawing is shown (R3-60). */
  readonly imageUrls: readonly string[];
  /** From when the unit can be occupied (R3-41). */
  readonly availableAt: Instant | null;
  /** kg CO2e per night; 0 hides the figure (R9-53). */
  readonly emissionsCo2ePerNight: number;
  readonly cmsSlug: string | null;
}

/** Combines unit and category; null if the API has neither. */
export function livingUnitFromDto(
  unit: PropertyUnit | null | undefined,
  category: UnitCategory | null | undefined,
): LivingUnit | null {
  if (!unit && !category) return null;
  return {
    name: optionalText(category?.name),
    number: optionalText(unit?.number),
    floor: optionalText(unit?.floor),
    kind: unitKind(unit?.type, category?.type),
    features: lines(category?.features),
    imageUrls: orderedUrls(category?.images ?? []),
    availableAt: parseInstant(unit?.availableAt),
    emissionsCo2ePerNight: category?.sustainability?.emissionsCo2ePerNight ?? 0,
    cmsSlug: optionalText(category?.cmsSlug),
  };
}

function unitKind(unitType: string | undefined, categoryType: string | undefined): UnitKind {
  const own = oneOfOr(LIVING_UNIT_TYPES, unitType, undefined);
  if (own !== undefined) return own;
  const category = oneOfOr(UNIT_CATEGORY_TYPES, categoryType, 'unknown');
  return category === 'dorm' ? 'dormitory' : category;
}

/** The lines of a text without blank ones: one feature per line (R3-58). */
export const lines = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').flatMap((line) => optionalText(line)?.trim() ?? []);

/** Images by sequence number (R3-59), without unsafe addresses (S31). */
export const orderedUrls = (images: readonly { readonly url: string; readonly sequenceNumber: number }[]): string[] =>
  images.toSorted((a, b) => a.sequenceNumber - b.sequenceNumber).flatMap(({ url }) => safePicture(url) ?? []);

/** The unit's address, if it differs from the property's (R3-33). */
export interface UnitAddress {
  readonly address: string;
  readonly entrance: string | null;
  readonly city: string;
  readonly googleMapsUrl: string | null;
  readonly zipCode: string;
}

/** Null if neither street nor entrance is known. */
export function unitAddressFromDto(dto: UnitAddressDto | null | undefined): UnitAddress | null {
  const [address, entrance] = [optionalText(dto?.address), optionalText(dto?.entrance)];
  if (!dto || (address ?? entrance) === null) return null;
  return {
    address: address ?? '',
    entrance,
    city: optionalText(dto.city) ?? '',
    googleMapsUrl: optionalText(dto.googleMapsUrl),
    zipCode: optionalText(dto.zipCode) ?? '',
  };
}

/** The address to go to: the unit's if it has a street, else the property's (R3-34). */
export const addressOf = (
  unit: UnitAddress | null,
  property: Pick<Property, 'address' | 'city' | 'googleMapsUrl' | 'zipCode'>,
): UnitAddress =>
  unit?.address
    ? unit
    : {
        address: property.address,
        entrance: unit?.entrance ?? null,
        city: property.city,
        googleMapsUrl: property.googleMapsUrl,
        zipCode: property.zipCode,
      };

type Place = Pick<UnitAddress, 'address' | 'city' | 'zipCode'>;

/** British post codes begin with a letter and follow the city; in our other countries they precede it. */
const followsCity = (zipCode: string): boolean => /^\p{L}/u.test(zipCode);

/** An address as on an envelope: street, then post code and city in the country's order (R3-33). */
export function addressLines({ address, city, zipCode }: Place): string[] {
  const zip = zipCode.trim();
  const town = followsCity(zip) ? [city.trim(), zip] : [zip, city.trim()];
  return [address.trim(), town.filter((part) => part !== '').join(' ')].filter((line) => line !== '');
}

/** The destination in one line, for calendars and maps: the unit's address, else the property's. */
export function locationOf(
  stay: { readonly unitAddress: UnitAddress | null },
  property: Pick<Property, 'address' | 'city' | 'googleMapsUrl' | 'zipCode'>,
): string {
  const { entrance, ...place } = addressOf(stay.unitAddress, property);
  const [street = '', ...town] = addressLines(place);
  return [street, entrance?.trim() ?? '', ...town].filter((part) => part !== '').join(', ');
}

/** The house number of an address; empty if there is none, or if it is ambiguous. */
export function houseNumber(address: string): string {
  const numbers = address.match(/(?<![\p{L}\d])\d+\p{L}?(?![\p{L}\d])/gu) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? '') : '';
}

/** The street of an address without the number and anything after a comma; empty if that is ambiguous. */
export function streetOf(address: string): string {
  const number = houseNumber(address);
  const isSure = number !== '' || !/\d/.test(address);
  const parts = address.replace(number, ' ').split(',');
  const street = parts.find((part) => /\p{L}/u.test(part)) ?? '';
  return isSure ? street.replaceAll(/\s+/g, ' ').trim() : '';
}

/** The map link: the server's if it is one, else a search for the address (R3-33). */
export const mapHref = (address: UnitAddress): string =>
  safeHref(address.googleMapsUrl, 'map') ??
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLines(address).join(', ') }).toString()}`;

/** Whether the unit's address differs from the property's, ignoring case and spaces (R3-34). */
export const isElsewhere = (address: UnitAddress, property: Pick<Property, 'address' | 'city'>): boolean =>
  normalised(address.address) !== normalised(property.address) ||
  normalised(address.city) !== normalised(property.city);

const normalised = (text: string): string =>
  text
    .trim()
    .replace(/[\s,]+/g, ' ')
    .toLowerCase();
