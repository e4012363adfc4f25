import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { toMs } from '#lib/time.ts';

import { anyText, fc } from '../../../tests/support/fast-check.ts';
import { parseAccessToken } from './access-token.ts';

const NOW = '2026-11-20T10:00:00.000Z' as Instant;
const NOW_S = toMs(NOW) / 1000;

const part = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const token = (claims: unknown): string => `${part({ alg: 'none' })}.${part(claims)}.signature`;

// Proves S10.
describe('a login token (R5-18, R4-44)', () => {
  test.each([
    ['an hour to go', { exp: NOW_S + 3600 }, '2026-11-20T11:00:00.000Z'],
    ['a second to go', { exp: NOW_S + 1 }, '2026-11-20T10:00:01.000Z'],
    ['a name beyond Latin', { exp: NOW_S + 1, name: 'Ελένη ✓' }, '2026-11-20T10:00:01.000Z'],
    ['characters that base64url writes otherwise', { exp: NOW_S + 1, name: '~~~~~?????' }, '2026-11-20T10:00:01.000Z'],
    ['an expiry with a fraction', { exp: NOW_S + 1.9 }, '2026-11-20T10:00:01.000Z'],
    ['an expiry beyond every calendar', { exp: 1e18 }, '9999-12-31T23:59:59.000Z'],
    ['a start that is no time', { exp: NOW_S + 1, nbf: 'tomorrow' }, '2026-11-20T10:00:01.000Z'],
  ])('%s: until %s', (_name, claims, expiresAt) => {
    const value = token(claims);
    expect(parseAccessToken(value, NOW)).toEqual({ value, expiresAt });
  });

  test.each([
    ['empty', ''],
    ['two parts', 'a.b'],
    ['three parts that are no token', 'a.b.c'],
    ['four parts', `${token({ exp: NOW_S + 10 })}.d`],
    ['an empty signature', token({ exp: NOW_S + 10 }).replace('signature', '')],
    ['spaces in a part', token({ exp: NOW_S + 10 }).replace('signature', 'sig nature')],
    ['exp as a text', token({ exp: '1' })],
    ['exp as a text that is a number ahead', token({ exp: String(NOW_S + 10) })],
    ['no exp', token({ sub: 'anna' })],
    ['exp null', token({ exp: null })],
    ['exp below zero', token({ exp: -1 })],
    ['exp beyond every number', `a.${btoa('{"exp":1e999}').replaceAll('=', '')}.c`],
    ['claims that are a list', token([NOW_S + 10])],
    ['claims that are null', token(null)],
  ])('%s is malformed', (_name, value) => {
    expect(parseAccessToken(value, NOW)).toBe('malformed');
  });

  test.each([
    ['a second ago', { exp: NOW_S - 1 }],
    ['now', { exp: NOW_S }],
    ['in 1970', { exp: 0 }],
  ])('%s is expired', (_name, claims) => {
    expect(parseAccessToken(token(claims), NOW)).toBe('expired');
  });

  test.each([
    ['a minute and a second ahead', 61, 'early'],
    ['a minute ahead, as clocks of servers may differ', 60, undefined],
    ['now', 0, undefined],
    ['an hour ago', -3600, undefined],
  ])('a start %s', (_name, seconds, verdict) => {
    const parsed = parseAccessToken(token({ exp: NOW_S + 7200, nbf: NOW_S + seconds }), NOW);
    expect(typeof parsed === 'string' ? parsed : undefined).toBe(verdict);
  });

  test('whatever is stored, nothing is thrown and nothing past is accepted', () => {
    const anyClaims = fc.record({ exp: fc.oneof(fc.double(), fc.integer(), anyText, fc.constant(null)) });
    const anyValue = fc.oneof(
      anyText,
      fc.tuple(anyText, anyText, anyText).map((parts) => parts.join('.')),
      anyClaims.map(token),
    );
    fc.assert(
      fc.property(anyValue, (value) => {
        const parsed = parseAccessToken(value, NOW);
        expect(typeof parsed === 'string' || toMs(parsed.expiresAt) > toMs(NOW)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});
