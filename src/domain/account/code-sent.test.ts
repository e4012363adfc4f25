import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { codeToStore, parseCodeSent, untilNextCode } from './code-sent.ts';

const AT = '2026-07-01T09:00:00.000Z' as Instant;
const SENT = { email: 'anna@guest.example', idempotencyKey: 'key-1', at: AT };

describe('a code that is waited for, as the tab keeps it', () => {
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
