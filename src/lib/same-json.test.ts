import { describe, expect, test } from 'vitest';

import { sameJson } from './same-json.ts';

const shared = { code: '4711' };

describe('two values of plain JSON say the same', () => {
  test.each([
    ['a text', 'ready', 'ready'],
    ['nothing', null, null],
    ['no value', undefined, undefined],
    ['a number that is none', NaN, NaN],
    ['the same object', shared, shared],
    ['objects alike', { state: 'from', at: '15:00' }, { at: '15:00', state: 'from' }],
    ['lists alike', ['free', 'taken'], ['free', 'taken']],
    ['lists of objects alike', [{ id: 1, doors: [{ open: true }] }], [{ id: 1, doors: [{ open: true }] }]],
    ['empty ones', { items: [] }, { items: [] }],
  ])('%s', (_, a, b) => {
    expect(sameJson(a, b)).toBe(true);
  });

  test.each([
    ['another text', 'ready', 'expired'],
    ['nothing and no value', null, undefined],
    ['nothing and an object', null, {}],
    ['a number and its text', 1, '1'],
    ['another value', { state: 'from', at: '15:00' }, { state: 'from', at: '16:00' }],
    ['one more key', { state: 'from' }, { state: 'from', at: '15:00' }],
    ['one key fewer', { state: 'from', at: '15:00' }, { state: 'from' }],
    ['another key without a value', { a: undefined }, { b: undefined }],
    ['another order', ['free', 'taken'], ['taken', 'free']],
    ['one more entry', ['free'], ['free', 'free']],
    ['deep down', { a: [{ b: { c: 1 } }] }, { a: [{ b: { c: 2 } }] }],
    ['a list and an object', [], {}],
    ['dates, which have no keys', new Date(1), new Date(2)],
    ['functions', () => 1, () => 1],
  ])('but not with %s', (_, a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
