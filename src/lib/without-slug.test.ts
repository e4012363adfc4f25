import { describe, expect, test } from 'vitest';

import { fc } from '../../tests/support/fast-check.ts';
import { withoutSlug } from './without-slug.ts';

const encoded = (text: string, times: number): string =>
  times === 0 ? text : encoded(encodeURIComponent(text), times - 1);

describe('an address without its slug (R7-96)', () => {
  test.each([
    ['the only parameter', 'https://app.example.test/stay?slug=canary', 'https://app.example.test/stay'],
    ['the first of several', '/stay?slug=canary&utm_source=mail&a=1', '/stay?utm_source=mail&a=1'],
    ['the last', '/stay?a=1&slug=canary', '/stay?a=1'],
    ['in the middle', '/stay?a=1&slug=canary&b=2', '/stay?a=1&b=2'],
    ['twice', '/stay?slug=canary&a=1&slug=canary', '/stay?a=1'],
    ['before a fragment', '/stay?slug=canary#doors', '/stay#doors'],
    ['in a fragment', '/stay#slug=canary', '/stay'],
    ['a search alone', '?slug=canary', ''],
    ['a search alone, with more', '?slug=canary&a=1', '?a=1'],
    ['a search without its mark', 'slug=canary&a=1', 'a=1'],
    ['with marks of its own', '/stay?slug=can%26ary%3D%3F&a=1', '/stay?a=1'],
    ['in capitals', '/stay?SLUG=canary', '/stay'],
    ['its name encoded', '/stay?%73lug=canary', '/stay'],
    ['its equals sign encoded', '/stay?slug%3Dcanary', '/stay'],
    ['in a broken link, as part of the path', '/stay%3Fslug=canary', '/stay'],
    ['empty', '/stay?slug=', '/stay'],
    ['behind an ampersand of HTML', '/stay?a=1&amp;slug=canary', '/stay?a=1'],
    ['behind one that was written so twice', '/stay?a=1&amp;amp;slug=canary', '/stay?a=1'],
    ['behind an old separator', '/stay?a=1;slug=canary', '/stay?a=1'],
    ['in the path', '/stay/slug=canary', '/stay'],
    ['with an ampersand in the path', '/stay&slug=canary', '/stay'],
    ['as a list', '/stay?slug[]=canary', '/stay'],
    ['its name with a space', '/stay?slug%20=canary', '/stay'],
  ])('%s', (_, address, kept) => {
    expect(withoutSlug(address)).toBe(kept);
  });
});

describe('addresses within an address (R7-100)', () => {
  test.each([
    ['encoded', '/login?redirect=%2Fstay%3Fslug%3Dcanary', '/login?redirect=/stay'],
    [
      'with more of its own',
      '/login?redirect=%2Fstay%3Fslug%3Dcanary%26a%3D1&b=2',
      '/login?redirect=/stay%3Fa%3D1&b=2',
    ],
    ['encoded twice', '/login?redirect=%252Fstay%253Fslug%253Dcanary', '/login?redirect=/stay'],
    ['not encoded', '/login?redirect=/stay?slug=canary&b=2', '/login?redirect=/stay&b=2'],
    ['half encoded', '/login?redirect=%2Fstay%3Fslug=canary&b=2', '/login?redirect=/stay&b=2'],
    ['in the path', '/login%3Fslug%3Dcanary', '/login'],
    ['one in another', `/a?to=${encoded(`/b?to=${encoded('/stay?slug=canary', 1)}`, 1)}`, '/a?to=/b%3Fto%3D/stay'],
    ['that cannot be read', '/login?redirect=%E0%A4%3Fslug%3Dcanary&b=2', '/login?redirect=&b=2'],
  ])('%s', (_, address, kept) => {
    expect(withoutSlug(address)).toBe(kept);
  });
});

describe('everything else stays, to the letter', () => {
  test.each([
    '',
    '/stay',
    'https://app.example.test/stay/access?utm_campaign=summer%20sale&a=1+2#doors',
    '/stay?slugs=3&my-slug=4&q=slug',
    '/search?q=what+is+a+slug%3F',
    '/stay?a&b=&&c=1',
    '/stay?a=%',
    '/stay?token=YWJj==',
    '/login?redirect=%2Faccount%3Fa%3D%2525',
  ])('%s', (address) => {
    expect(withoutSlug(address)).toBe(address);
  });

  const name = fc.stringMatching(/^[a-z_]{1,8}$/).filter((text) => text !== 'slug');
  const parameters = fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' })), { maxLength: 5 });
  const addressOf = (all: readonly (readonly [string, string])[]) =>
    `/stay?${all.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`;

  test('whatever the parameters, the slug is gone and the others are there, in their order', () => {
    fc.assert(
      fc.property(parameters, parameters, fc.string({ minLength: 1, unit: 'grapheme' }), (before, after, slug) => {
        // A value that contains another slug is tested elsewhere.
        fc.pre([...before, ...after].every(([, value]) => !/slug/i.test(value)));
        const kept = new URL(withoutSlug(addressOf([...before, ['slug', slug], ...after])), 'https://x.test');
        expect([...kept.searchParams]).toEqual([...before, ...after]);
      }),
    );
  });

  test('however often it is put into another address, it is found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 3 }), (depth, times) => {
        let address = '/stay?a=1&slug=canary&b=2';
        for (let level = 0; level < depth; level += 1)
          address = `/to?next=${encoded(address, times % 2 === 0 ? 2 : 1)}`;
        expect(withoutSlug(address)).not.toContain('canary');
      }),
    );
  });

  test('nothing is ever thrown, and a second time changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('%', '3', 'F', 'D', '2', '5', '=', '?', '&', '#', 'slug', 'a', '+', '\ud800'),
        }),
        (address) => {
          const once = withoutSlug(address);
          expect(withoutSlug(once)).toBe(once);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
