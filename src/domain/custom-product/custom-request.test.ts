import { describe, expect, test } from 'vitest';

import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import { afterAttempt, isSameRequest, requestOf, withRequest } from './custom-request.ts';
import type { Attempt, CustomRequest } from './custom-request.ts';

const EARLIER = '2026-07-01T08:00:00.000Z' as Instant;
const NOW = '2026-07-01T09:00:00.000Z' as Instant;
const key = { slug: 'stay' as Slug, productId: 'transfer' };
const known = (changes: Partial<CustomRequest> = {}): CustomRequest => ({
  ...key,
  sentAt: null,
  openSince: null,
  ...changes,
});

describe('S52 what is known after an attempt', () => {
  test.each<[string, CustomRequest, Attempt, CustomRequest]>([
    ['the first arrives', known(), 'sent', known({ sentAt: NOW })],
    ['the first is refused: as if it was never sent', known(), 'refused', known()],
    ['the first is lost: open', known(), 'lost', known({ openSince: NOW })],
    ['a second arrives', known({ sentAt: EARLIER }), 'sent', known({ sentAt: NOW })],
    ['a second is refused: the first stands', known({ sentAt: EARLIER }), 'refused', known({ sentAt: EARLIER })],
    [
      'a second is lost: the first stands, the second is open',
      known({ sentAt: EARLIER }),
      'lost',
      known({ sentAt: EARLIER, openSince: NOW }),
    ],
    ['one sent again after a lost one arrives', known({ openSince: EARLIER }), 'sent', known({ sentAt: NOW })],
    [
      'one sent again after a lost one is refused: the lost one is still open',
      known({ openSince: EARLIER }),
      'refused',
      known({ openSince: EARLIER }),
    ],
  ])('%s', (_words, before, attempt, after) => expect(afterAttempt(before, NOW, attempt)).toEqual(after));
});

describe('what is stored', () => {
  test('is found by stay and offer, and by both', () => {
    const json = withRequest(withRequest(null, known({ sentAt: NOW })), known({ productId: 'tour', openSince: NOW }));
    expect(requestOf(json, key)).toEqual(known({ sentAt: NOW }));
    expect(requestOf(json, { ...key, productId: 'tour' }).openSince).toBe(NOW);
    expect(requestOf(json, { ...key, slug: 'other' as Slug }).sentAt).toBeNull();
  });

  test('is replaced by what is known later, and left out when nothing is known', () => {
    const json = withRequest(null, known({ openSince: NOW }));
    expect(JSON.parse(withRequest(json, known({ sentAt: NOW })))).toEqual([known({ sentAt: NOW })]);
    expect(withRequest(json, known())).toBe('[]');
  });

  test('is at most twenty, the newest', () => {
    let json: string | null = null;
    for (let at = 0; at < 25; at += 1) json = withRequest(json, known({ productId: `p${at}`, sentAt: NOW }));
    expect(JSON.parse(json ?? '')).toHaveLength(20);
    expect(requestOf(json, { ...key, productId: 'p24' }).sentAt).toBe(NOW);
    expect(requestOf(json, { ...key, productId: 'p4' }).sentAt).toBeNull();
  });

  test.each([
    ['x'],
    ['{}'],
    ['null'],
    ['[null]'],
    ['[{"slug":"stay","productId":"transfer"}]'],
    ['[{"slug":"stay","productId":"transfer","sentAt":"soon","openSince":null}]'],
  ])('of another shape is nothing: %s', (json) => expect(requestOf(json, key)).toEqual(known()));

  test('one broken entry does not take the others with it', () => {
    expect(requestOf(`[7,${JSON.stringify(known({ sentAt: NOW }))}]`, key).sentAt).toBe(NOW);
  });
});

test('a click based on an outdated state is recognised (S50, S51)', () => {
  expect(isSameRequest(known(), known())).toBe(true);
  expect(isSameRequest(known(), known({ sentAt: NOW }))).toBe(false);
  expect(isSameRequest(known(), known({ openSince: NOW }))).toBe(false);
  expect(isSameRequest(known(), known({ productId: 'tour' }))).toBe(false);
});
