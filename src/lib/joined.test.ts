import { expect, test } from 'vitest';

import { joined } from './joined.ts';

test.each([
  [['Helsinki', 'Studio'], 'Helsinki\u00A0· Studio'],
  [['Helsinki', '', false, null, undefined], 'Helsinki'],
  [[], ''],
] as const)('%j in one line, whose dots stay with the word before', (facts, line) => {
  expect(joined(facts)).toBe(line);
});
