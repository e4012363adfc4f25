import { beforeEach, expect, test, vi } from 'vitest';

import { analyticsId } from './analytics-id.ts';

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

test('an empty one is none', () => {
  jar = 'analytics_id=';
  expect(analyticsId()).not.toBe('');
});
