import { expect, test } from 'vitest';

import { codeGroups, codeWidth } from './code-groups.ts';

test.each([
  ['', []],
  ['7', ['7']],
  ['471', ['471']],
  ['4719', ['47', '19']],
  ['47192', ['47', '192']],
  ['471920', ['471', '920']],
  ['4719203', ['471', '9203']],
  ['47192035', ['4719', '2035']],
  ['471920358', ['471', '920', '358']],
  ['4719203586', ['471', '920', '3586']],
  ['47192035861', ['471', '9203', '5861']],
  ['4719203586142', ['471', '920', '358', '6142']],
  ['A7K2', ['A7', 'K2']],
])('%j is read as %j', (code, groups) => {
  expect(codeGroups(code)).toEqual(groups);
});

test('no character is lost or moved, whatever the length', () => {
  for (let length = 0; length <= 40; length += 1) {
    const code = Array.from({ length }, (_, at) => String.fromCodePoint(65 + (at % 26))).join('');
    expect(codeGroups(code).join('')).toBe(code);
  }
});

test('a longer code is a wider code, and letters take more room than digits', () => {
  expect(codeWidth(['47', '19'])).toBeLessThan(codeWidth(['471', '920']));
  expect(codeWidth(['47', '19'])).toBeLessThan(codeWidth(['WM', 'AB']));
});
