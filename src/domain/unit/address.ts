import type { UnitAddress as UnitAddressDto } from '#api/generated/model.ts';
import type { Property } from '#domain/property/property.ts';
import { safeHref } from '#lib/safe-href.ts';

/** The unit's address, when it differs from the property's (R3-33). */
export interface UnitAddress {
  readonly address: string;
  readonly entrance: string | null;
  readonly city: string;
  readonly googleMapsUrl: string | null;
  readonly zipCode: string;
}

export const unitAddressFromDto = (dto: UnitAddressDto | null | undefined): UnitAddress | null =>
  dto
    ? {
        address: dto.address,
        entrance: dto.entrance,
        city: dto.city,
        googleMapsUrl: dto.googleMapsUrl,
        zipCode: dto.zipCode,
      }
    : null;

/** The address to go to: the unit's overrides the property's when present (R3-34). */
export const addressOf = (
  unit: UnitAddress | null,
  property: Pick<Property, 'address' | 'city' | 'googleMapsUrl' | 'zipCode'>,
): UnitAddress =>
  unit ?? {
    address: property.address,
    entrance: null,
    city: property.city,
    googleMapsUrl: property.googleMapsUrl,
    zipCode: property.zipCode,
  };

type Place = Pick<UnitAddress, 'address' | 'city' | 'zipCode'>;

/** British post codes begin with a letter and follow the city; the others of our cities precede it. */
const followsCity = (zipCode: string): boolean => /^\p{L}/u.test(zipCode);

/** An address as an envelope has it: street, then post code and city in the country's order (R3-33). */
export function addressLines({ address, city, zipCode }: Place): string[] {
  const zip = zipCode.trim();
  const town = followsCity(zip) ? [city.trim(), zip] : [zip, city.trim()];
  return [address.trim(), town.filter((part) => part !== '').join(' ')].filter((line) => line !== '');
}

/** The number of a building in its address; empty where there is none, or where several could be meant. */
export function houseNumber(address: string): string {
  const numbers = address.match(/(?<![\p{L}\d])\d+\p{L}?(?![\p{L}\d])/gu) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? '') : '';
}

/** The street of an address, without what follows a comma and without the number; empty where that is not certain. */
export function streetOf(address: string): string {
  const number = houseNumber(address);
  const isSure = number !== '' || !/\d/.test(address);
  const parts = address.replace(number, ' ').split(',');
  const street = parts.find((part) => /\p{L}/u.test(part)) ?? '';
  return isSure ? street.replaceAll(/\s+/g, ' ').trim() : '';
}

/** Where the map opens: the server's link when it is a map's, else a search for the address (R3-33). */
export const mapHref = (address: UnitAddress): string =>
  safeHref(address.googleMapsUrl, 'map') ??
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLines(address).join(', ') }).toString()}`;

/** Whether the guest goes to another address than the property's, ignoring case and spaces (R3-34). */
export const isElsewhere = (address: UnitAddress, property: Pick<Property, 'address' | 'city'>): boolean =>
  normalised(address.address) !== normalised(property.address) ||
  normalised(address.city) !== normalised(property.city);

const normalised = (text: string): string =>
  text
    .trim()
    .replace(/[\s,]+/g, ' ')
    .toLowerCase();
