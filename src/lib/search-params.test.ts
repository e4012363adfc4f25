import { describe, expect, test } from 'vitest';

import { anyEncodableText, fc } from '../../tests/support/fast-check.ts';

import { parseSearch, stringifySearch } from './search-params.ts';

const ODD_SLUGS = [
  '123',
  '0123',
  '00',
  '-1',
  '1e3',
  '662E41',
  '123456789012345678',
  '0.10',
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '"x"',
  "'x'",
  '{}',
  '{"slug":"x"}',
  '[1]',
  '[]',
  'a&slug=b',
  'a=b',
  'a+b',
  'a b',
  ' a ',
  'a%20b',
  '%',
  '%2e%2e',
  '..',
  'a/b',
  'a\\b',
  'a#b',
  'a?b',
  'ä',
  'ß',
  'Ελληνικά',
  '🏠',
  '👩‍👩‍👧',
  '\u200f',
  'a\nb',
  'a\u0000b',
  '<script>',
  '__proto__',
  'constructor',
];

describe('search parameters are strings, byte for byte (S34)', () => {
  test.each(ODD_SLUGS)('the slug %j comes back as it was', (slug) => {
    expect(parseSearch(stringifySearch({ slug }))).toEqual({ slug });
  });

  test('300 more slugs, and any other text, come back as they were', () => {
    const slugs = fc.oneof(
      anyEncodableText,
      fc.stringMatching(/^[0-9]{1,20}$/),
      fc.stringMatching(/^[0-9]{1,3}[eE][0-9]{1,3}$/),
      fc.json(),
    );
    fc.assert(
      fc.property(slugs, (slug) => {
        expect(parseSearch(stringifySearch({ slug }))).toEqual({ slug });
      }),
      { numRuns: 300, examples: ODD_SLUGS.map((slug) => [slug]) },
    );
  });

  test.each([
    ['?slug=123', { slug: '123' }],
    ['slug=123', { slug: '123' }],
    ['?slug=', { slug: '' }],
    ['?slug', { slug: '' }],
    ['', {}],
    ['?', {}],
    ['?slug=a&lng=de-DE', { slug: 'a', lng: 'de-DE' }],
    ['?slug=%22123%22', { slug: '"123"' }],
    ['?slug=a+b', { slug: 'a b' }],
    ['?slug=%', { slug: '%' }],
  ])('%j is read as %j', (search, values) => {
    expect(parseSearch(search)).toEqual(values);
  });

  test('a repeated name is a list, never one of its values (R5-29)', () => {
    expect(parseSearch('?slug=a&slug=b')).toEqual({ slug: ['a', 'b'] });
    expect(parseSearch('?slug=a&slug=a')).toEqual({ slug: ['a', 'a'] });
    expect(stringifySearch({ slug: ['a', 'b'] })).toBe('?slug=a&slug=b');
  });

  test('a hostile name stays a name', () => {
    const values = parseSearch('?__proto__=a&__proto__=b&constructor=c');
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect(Object.keys(values)).toEqual(['__proto__', 'constructor']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('what is not a string leaves no trace', () => {
    expect(stringifySearch({ slug: undefined, a: null, b: [] })).toBe('');
    expect(stringifySearch({ slug: 'x', a: undefined })).toBe('?slug=x');
  });
});
