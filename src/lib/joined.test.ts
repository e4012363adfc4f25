import { expect, test } from 'vitest';

import { joined } from './joined.ts';

test.each([
  [['Helsinki', 'Studio'], 'Helsinki, Studio'],
  [['Helsinki', '', false, null, undefined], 'Helsinki'],
  [[], ''],
] as const)('%j in one line', (facts, line) => {
  expect(joined(facts)).toBe(line);
});
