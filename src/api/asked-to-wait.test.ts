import { expect, test } from 'vitest';

import { askedToWait, recordAskedToWait, retryAfterOf } from './asked-to-wait.ts';

const DATE = 'Fri, 20 Nov 2026 13:00:00 GMT';

test.each([
  [{ 'retry-after': '40' }, null, 40_000],
  [{ 'retry-after': ' 40 ' }, null, 40_000],
  [{ 'retry-after': '0.5' }, null, 500],
  [{ 'retry-after': 'Fri, 20 Nov 2026 13:00:40 GMT', date: DATE }, null, 40_000],
  [{ 'retry-after': '40' }, { retryAfterSeconds: 90 }, 40_000],
  [{}, { retryAfterSeconds: 90 }, 90_000],
  [{}, { retryAfterSeconds: '90' }, 90_000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 13:00:40 GMT' }, null, undefined],
  [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:00 GMT', date: DATE }, null, undefined],
  [{ 'retry-after': 'soon', date: DATE }, null, undefined],
  [{ 'retry-after': '0' }, null, undefined],
  [{ 'retry-after': '-5' }, null, undefined],
  [{}, { retryAfterSeconds: 'soon' }, undefined],
  [{}, { retryAfterSeconds: null }, undefined],
  [{}, 'retryAfterSeconds', undefined],
  [{}, null, undefined],
])('T7: %j with %j asks to wait %s ms', (headers, data, ms) => {
  expect(retryAfterOf(headers, data)).toBe(ms);
});

test.each([
  [429, 40_000, true],
  [429, undefined, true],
  [503, 40_000, true],
  [503, undefined, false],
  [200, undefined, false],
  [404, 40_000, false],
])('T7: an answer %i that names %s ms asks to wait: %s', (status, ms, isAsked) => {
  recordAskedToWait('checkInLookup', 429, 1_000);
  recordAskedToWait('checkInLookup', status, ms);
  expect(askedToWait('checkInLookup') !== undefined).toBe(isAsked);
  expect(askedToWait('checkInLookup')?.until === undefined).toBe(!isAsked || ms === undefined);
  expect(askedToWait('order')).toBeUndefined();
});
