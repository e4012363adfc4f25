import { describe, expect, test } from 'vitest';

import { ownBuilding, ownFirst } from './guide.ts';
import { helsinkiKas40 as kasarmikatu } from './helsinki.ts';
import { londonCh65 as chapelStreet } from './london.ts';

const order = (address: string) =>
  ownFirst(chapelStreet, ownBuilding(chapelStreet, address)).map(({ number }) => number);

describe('which of several buildings is the own one (R3-53)', () => {
  test.each([
    ['Chapel Street 65', '65', ['65', '66', '67']],
    ['66 Chapel Street', '66', ['66', '65', '67']],
    ['Flat 3, 67, Chapel Street', '67', ['67', '65', '66']],
    ['Chapel Street 165', undefined, ['65', '66', '67']],
    ['Chapel Street 66a', undefined, ['65', '66', '67']],
    ['Chapel Street', undefined, ['65', '66', '67']],
    ['', undefined, ['65', '66', '67']],
  ])('%j is %s', (address, number, numbers) => {
    expect(ownBuilding(chapelStreet, address)?.number).toBe(number);
    expect(order(address)).toEqual(numbers);
  });

  test('a house that is one building needs no telling', () => {
    expect(ownBuilding(kasarmikatu, 'Kasarmikatu 40')).toBeUndefined();
  });
});
