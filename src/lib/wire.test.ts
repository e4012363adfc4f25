import { expect, test } from 'vitest';

import { oneOfOr, optionalText } from './wire.ts';

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

test.each([
  ['4719', '4719'],
  [' 4719 ', ' 4719 '],
  ['0', '0'],
  ['-', '-'],
  ['e\u0301', 'e\u0301'],
  ['\u200B1', '\u200B1'],
  [null, null],
  [undefined, null],
  ['', null],
  [' ', null],
  ['\t\r\n', null],
  ['\u00A0\u2009\u3000', null],
  ['\u200B\u200C\u200D\u2060\uFEFF', null],
  ['\u200E\u202A\u2069', null],
  ['\u00AD', null],
  ['\u0000', null],
  ['\u2800', null],
  ['\u3164\u115F\uFFA0', null],
  ['\uFE0F', null],
])('the optional text %j is %j (D1)', (text, expected) => {
  expect(optionalText(text)).toBe(expected);
});
