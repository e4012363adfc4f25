import type { UnitAddress } from './unit-address.ts';

type Place = Pick<UnitAddress, 'address' | 'city' | 'zipCode'>;

/** British post codes begin with a letter and follow the city; the others of our cities precede it. */
const followsCity = (zipCode: string): boolean => /^\p{L}/u.test(zipCode);

/** An address as an envelope has it: street, then post code and city in the country's order (R3-33). */
export function addressLines({ address, city, zipCode }: Place): string[] {
  const zip = zipCode.trim();
  const town = followsCity(zip) ? [city.trim(), zip] : [zip, city.trim()];
  return [address.trim(), town.filter((part) => part !== '').join(' ')].filter((line) => line !== '');
}
