import { expect, test } from 'vitest';

import { oneOfOr } from './wire.ts';

test.each([
  ['a known value stays', 'red', 'red'],
  ['an invented one is the fallback', 'mauve', 'unknown'],
  ['another case is another value', 'RED', 'unknown'],
  ['null', null, 'unknown'],
  ['undefined', undefined, 'unknown'],
  ['a number', 1, 'unknown'],
  ['a name every object has', 'constructor', 'unknown'],
])('%s', (_, value, expected) => {
  expect(oneOfOr(['red', 'green'], value, 'unknown')).toBe(expected);
});
