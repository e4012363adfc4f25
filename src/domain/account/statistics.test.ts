import { expect, test } from 'vitest';

import { statisticsFromDto } from './statistics.ts';

test.each([
  ['all of them', { nightsStayed: 10, propertiesVisited: 3, propertiesTotal: 41 }, [10, 3, 41]],
  ['one of them', { nightsStayed: 10 }, [10, 0, 0]],
  ['none of them', {}, [0, 0, 0]],
])('%s (R3-22, R3-29)', (_name, dto, expected) => {
  const { nightsStayed, propertiesVisited, propertiesTotal } = statisticsFromDto(dto);
  expect([nightsStayed, propertiesVisited, propertiesTotal]).toEqual(expected);
});
