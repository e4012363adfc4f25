/** The number of a building in its address; empty where there is none, or where several could be meant. */
export function houseNumber(address: string): string {
  const numbers = address.match(/(?<![\p{L}\d])\d+\p{L}?(?![\p{L}\d])/gu) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? '') : '';
}
