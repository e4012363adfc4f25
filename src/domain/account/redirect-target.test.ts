import { describe, expect, test } from 'vitest';

import { safeTarget } from './redirect-target.ts';

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
