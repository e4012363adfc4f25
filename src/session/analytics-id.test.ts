import { beforeEach, expect, test, vi } from 'vitest';

import { analyticsId, removeAnalyticsId, renewAnalyticsId } from './analytics-id.ts';

let written: string[] = [];
let jar = '';

beforeEach(() => {
  [written, jar] = [[], 'accessToken=a.b.c; mock-session=1'];
  vi.stubGlobal('document', {
    get cookie() {
      return jar;
    },
    set cookie(value: string) {
      written.push(value);
      jar = [jar.replace(/; analytics_id=[^;]*/, ''), value.split(';')[0]].join('; ');
    },
  });
});

test('a random id is kept for a year, in a cookie for this site (R9-34, R9-51)', () => {
  const id = analyticsId();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(written).toEqual([`analytics_id=${id}; Path=/; Secure; SameSite=Lax; Max-Age=31536000`]);
});

test('the id that is there stays, and is not kept any longer', () => {
  const id = analyticsId();
  expect(analyticsId()).toBe(id);
  expect(written).toHaveLength(1);
});

test('a new one takes its place', () => {
  const id = analyticsId();
  renewAnalyticsId();
  expect(analyticsId()).not.toBe(id);
  expect(written).toHaveLength(2);
});

test('where there is none yet, a logout makes none', () => {
  renewAnalyticsId();
  expect(written).toEqual([]);
});

test('an empty one is none', () => {
  jar = 'analytics_id=';
  expect(analyticsId()).not.toBe('');
});

test('without permission it goes, and none is made (R1-35)', () => {
  analyticsId();
  removeAnalyticsId();
  expect(written.at(-1)).toBe('analytics_id=; Path=/; Secure; SameSite=Lax; Max-Age=0');
  written = [];
  removeAnalyticsId();
  expect(written).toEqual([]);
});
