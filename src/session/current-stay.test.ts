import { beforeEach, describe, expect, test } from 'vitest';

import { anyText, fc } from '../../tests/support/fast-check.ts';

import type { Slug } from '#domain/stay/stay.ts';

import { readCurrentStay, writeCurrentStay } from './current-stay.ts';
import { safeStorage } from './storage.ts';
import { FakeStorage } from '../../tests/support/fake-storage.ts';

let inner = new FakeStorage();
let storage = safeStorage(() => inner);
beforeEach(() => {
  inner = new FakeStorage();
  storage = safeStorage(() => inner);
});

test('the current stay is stored as {"slug":"..."} (R3-01, R2-120)', () => {
  writeCurrentStay('abc' as Slug, storage);
  expect(inner.getItem('currentStay')).toBe('{"slug":"abc"}');
  expect(readCurrentStay(storage)).toBe('abc');
});

test('without stored data there is no stay', () => {
  expect(readCurrentStay(storage)).toBeUndefined();
});

describe('anything without a string slug is discarded (R3-02)', () => {
  test.each([
    ['{"slug":5}'],
    ['{}'],
    ['x'],
    ["'x'"],
    ['"abc"'],
    ['5'],
    ['null'],
    ['true'],
    [''],
    ['[]'],
    ['["abc"]'],
    ['[{"slug":"abc"}]'],
    ['{"slug":null}'],
    ['{"slug":""}'],
    ['{"slug":"  "}'],
    ['{"slug":["abc"]}'],
    ['{"slug":{"slug":"abc"}}'],
    ['{"slug":"."}'],
    ['{"slug":".."}'],
    ['{"slug":"\\ud83c"}'],
    ['{"Slug":"abc"}'],
    ['{"slug":"abc"'],
    ['{"slug":"abc"}}'],
    ['{"__proto__":{"slug":"abc"}}'],
    ['[object Object]'],
    ['undefined'],
  ])('%s', (stored) => {
    inner.setItem('currentStay', stored);
    expect(readCurrentStay(storage)).toBeUndefined();
    expect(inner.getItem('currentStay')).toBeNull();
  });

  test('and 5,000 more: no garbage ever throws, a stay is found only in an object with a string slug', () => {
    const garbage = fc.oneof(
      anyText,
      fc.json(),
      fc.record({ slug: fc.jsonValue() }).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(garbage, (stored) => {
        inner.setItem('currentStay', stored);
        const slug = readCurrentStay(storage);
        expect(slug).toBe(slug === undefined ? undefined : (JSON.parse(stored) as { slug: unknown }).slug);
        expect(inner.getItem('currentStay') === null).toBe(slug === undefined);
      }),
      { numRuns: 5000 },
    );
  });
});

test('a newer version may have stored more beside the slug', () => {
  inner.setItem('currentStay', '{"slug":"abc","openedAt":"2026-11-20T13:00:00Z"}');
  expect(readCurrentStay(storage)).toBe('abc');
});
