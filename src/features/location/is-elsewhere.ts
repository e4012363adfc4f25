import type { Property } from '#domain/property/property.ts';
import type { UnitAddress } from '#domain/unit/address.ts';

/** Whether the guest goes to another address than the property's, ignoring case and spaces (R3-34). */
export const isElsewhere = (address: UnitAddress, house: Pick<Property, 'address' | 'city'>): boolean =>
  plain(address.address) !== plain(house.address) || plain(address.city) !== plain(house.city);

const plain = (text: string): string =>
  text
    .trim()
    .replace(/[\s,]+/g, ' ')
    .toLowerCase();
