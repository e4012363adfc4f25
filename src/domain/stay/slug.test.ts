import { describe, expect, test } from 'vitest';

import { anyText, fc } from '../../../tests/support/fast-check.ts';

import { asSlug } from './stay.ts';

describe('a slug is valid only as a non-empty string (R5-29)', () => {
  test.each(['abc', '123', '0123', '662E41', 'null', 'a/b', 'a b', '%2e%2e', '...', 'Ελληνικά', '🏠'])(
    '%j is one',
    (value) => {
      expect(asSlug(value)).toBe(value);
    },
  );

  test.each([
    ['empty', ''],
    ['blank', '  '],
    ['a repeated parameter', ['a', 'b']],
    ['a stored number', 5],
    ['null', null],
    ['undefined', undefined],
    ['true', true],
    ['an object', { slug: 'a' }],
    ['a dot, which is no path segment (S33)', '.'],
    ['two dots (S33)', '..'],
    ['half of an emoji, which no address can hold', '\ud83c'],
  ])('%s is none', (_, value) => {
    expect(asSlug(value)).toBeUndefined();
  });

  test('every slug is exactly one segment of a path, and comes back from it as it was (S33)', () => {
    const anything = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', '\t', '?', '#', '\ud83c', '\udfe0') }),
      fc.anything(),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const slug = asSlug(value);
        if (slug === undefined) return;
        const { pathname } = new URL(`/api/check-in/${encodeURIComponent(slug)}`, 'https://api.example.test');
        const segments = pathname.split('/');
        expect(segments).toHaveLength(4);
        expect(decodeURIComponent(segments[3] ?? '')).toBe(slug);
      }),
      { numRuns: 1000 },
    );
  });
});
