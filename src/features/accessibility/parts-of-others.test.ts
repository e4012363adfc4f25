import { expect, test } from 'vitest';

import { partsOfOthers } from './parts-of-others.ts';

const companies = (configured: Parameters<typeof partsOfOthers>[0]): (string | null)[] =>
  partsOfOthers(configured).map(({ company }) => company);

test('the statement names the parts of others that the operator has switched on, and no others (R1-39)', () => {
  expect(companies({})).toEqual([]);
  expect(companies({ sentry: { dsn: 'https://key@errors.example/1' }, analytics: { writeKey: 'key' } })).toEqual([]);
  expect(companies({ messenger: { appId: 'app' }, challenge: { siteKey: 'key' } }).toSorted()).toEqual([
    'Cloudflare',
    'Intercom',
  ]);
  expect(companies({ cardFields: { address: 'https://pay.example' } })).toEqual(['Datatrans']);
});
