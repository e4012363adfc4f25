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
