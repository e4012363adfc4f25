import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { codeToStore, parseCodeSent, safeTarget, untilNextCode } from './sign-in.ts';

const AT = '2026-07-01T09:00:00.000Z' as Instant;
const SENT = { email: 'anna@guest.example', idempotencyKey: 'key-1', at: AT };

describe('a code that is waited for, as the tab stores it', () => {
  test.each([
    ['2026-07-01T09:00:00.000Z', SENT],
    ['2026-07-01T09:14:59.999Z', SENT],
    ['2026-07-01T09:15:00.000Z', undefined],
    // The device's clock was set back: the age of the code is unknown.
    ['2026-07-01T08:59:59.999Z', undefined],
  ])('read at %s', (now, expected) => {
    expect(parseCodeSent(codeToStore('login', SENT), 'login', now as Instant)).toEqual(expected);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"anna@guest.example"',
    codeToStore('login', { ...SENT, email: '' }),
    JSON.stringify({ page: 'login', sent: { ...SENT, idempotencyKey: 5 } }),
    codeToStore('login', { ...SENT, at: 'yesterday' as Instant }),
    JSON.stringify({ page: 'login', sent: { email: SENT.email, at: AT } }),
    codeToStore('signup', SENT),
  ])('%s is none', (json) => {
    expect(parseCodeSent(json, 'login', AT)).toBeUndefined();
  });
});

test.each([
  ['2026-07-01T09:00:00.000Z', 30_000],
  ['2026-07-01T09:00:29.000Z', 1_000],
  ['2026-07-01T09:00:30.000Z', 0],
  ['2026-07-01T09:01:00.000Z', -30_000],
  // However far the clock was set back, the guest waits no longer.
  ['2026-07-01T08:00:00.000Z', 30_000],
])('at %s a new code can be asked for in %i ms (R7-19)', (now, ms) => {
  expect(untilNextCode(SENT, now as Instant)).toBe(ms);
});

const PAGES = new Set(['/account', '/account/rewards', '/reservations', '/stay', '/stay/plan', '/stay/product/7']);
const target = (raw: string | null) => safeTarget(raw, (pathname) => PAGES.has(pathname));

describe('where to after login (R2-127, S32)', () => {
  test.each([
    ['/account', '/account'],
    ['/account/rewards', '/account/rewards'],
    ['/reservations', '/reservations'],
    ['/stay?slug=abc', '/stay?slug=abc'],
    ['/stay/plan?slug=a%20b%26c', '/stay/plan?slug=a%20b%26c'],
    ['/stay/product/7?slug=abc', '/stay/product/7?slug=abc'],
    ['/stay?slug=//evil.test', '/stay?slug=//evil.test'],
    ['/account#top', '/account'],
    [`/stay?slug=${'a'.repeat(2_037)}`, `/stay?slug=${'a'.repeat(2_037)}`],
  ])('%s is a page of ours', (raw, safe) => {
    expect(target(raw)).toBe(safe);
  });

  test.each([
    null,
    '',
    ' ',
    'account',
    './account',
    '../account',
    '//evil.test',
    '///evil.test',
    '//evil.test/account',
    '/\\evil.test',
    '/\\/evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    '/\u0000/evil.test',
    '/\u200b/account',
    '/\u2028/account',
    ' /account',
    '/account ',
    'https://evil.test/account',
    'https:evil.test',
    'https:/account',
    'HTTPS://EVIL.TEST',
    'http://here.invalid/account',
    'https://here.invalid/account',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'blob:https://evil.test/1',
    '/.//evil.test',
    '/stay/..//evil.test',
    '/stay/../account',
    '/stay/./plan',
    '/%2e%2e/account',
    '/stay%2fplan',
    '/%5cevil.test',
    '/account%00',
    '/@evil.test',
    '/user:pass@evil.test',
    '/nope',
    '/api/customers',
    '/__mock/reset',
    '/account/',
    '?slug=abc',
    '#account',
    `/stay?slug=${'a'.repeat(2_038)}`,
  ])('%j is none', (raw) => {
    expect(target(raw)).toBeUndefined();
  });

  test.each([
    '/account%00',
    '/account%2Frewards',
    '/account%5cevil.test',
    '/stay//plan',
    '/stay/../account',
    '//evil.test',
  ])('%s is none, even where every path is a page', (raw) => {
    expect(safeTarget(raw, () => true)).toBeUndefined();
  });
});
