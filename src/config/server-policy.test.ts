import { describe, expect, test } from 'vitest';

import { observatory, policyIn } from '../../tests/support/observatory.ts';
import type { Answer, Reach } from './server-policy.ts';
import { ANSWERS, NOTHING_ELSE, everyHeader, headersOf } from './server-policy.ts';

const CARDS = 'https://cards.example.test';

/** A host with every third party that a policy names. */
const FULL: Reach = {
  origin: 'https://stay.example.test',
  app: {
    'script-src': ['https://challenges.cloudflare.com', CARDS],
    'style-src-attr': ["'unsafe-hashes'", "'sha256-TxNlvOI2jnw0jgQ5LdFbuxZuPC4MOvKj8e4t9ULXcYk='"],
    'img-src': ['https:'],
    'connect-src': ['https://api.example.test'],
    'frame-src': ['https://challenges.cloudflare.com', CARDS],
  },
  chat: { 'script-src': ['https://widget.intercom.io'], 'style-src': ["'unsafe-inline'"] },
  chatFramedBy: [],
  allowsProfiles: true,
};

const directivesOf = (answer: Answer, reach = FULL): Map<string, string[]> => policyIn(headersOf(answer, reach));

describe('the policy of the app (S1, S3)', () => {
  test.each(ANSWERS.filter((answer) => answer !== 'chat'))(
    '%s: no code but files, and no other page around',
    (answer) => {
      const policy = directivesOf(answer);
      for (const directive of ['script-src', 'style-src']) {
        const loose = /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|'strict-dynamic'|data:|blob:|https?:|\*)$/;
        expect(policy.get(directive)?.filter((source) => loose.test(source))).toEqual([]);
      }
      expect(Object.fromEntries(policy)).toMatchObject({
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['app'],
      });
    },
  );

  test('hosts of others are the ones that are given, each once', () => {
    const given = directivesOf('page', {
      ...FULL,
      app: { 'connect-src': ['https://a.test', "'self'", 'https://a.test'] },
    });
    expect(given.get('connect-src')).toEqual(["'self'", 'https://a.test']);
    expect(headersOf('page', { ...NOTHING_ELSE, origin: 'https://a.test' })['Content-Security-Policy']).not.toMatch(
      /\/\/|https?:/,
    );
  });

  test("a directive of 'none' that others join is no longer 'none'", () => {
    const given = directivesOf('page', { ...FULL, app: { 'object-src': ['https://a.test'] } });
    expect(given.get('object-src')).toEqual(['https://a.test']);
  });
});

describe('the page of the chat (S1, S9)', () => {
  test('has scripts of the vendor and of the app', () => {
    const policy = directivesOf('chat');
    expect(policy.get('script-src')).toEqual(['https://stay.example.test', 'https://widget.intercom.io']);
    expect(policy.get('frame-ancestors')).toEqual(["'self'", 'https://stay.example.test']);
    expect(policy.get('sandbox')).toContain('allow-scripts');
    expect(policy.get('sandbox')).not.toContain('allow-same-origin');
    expect(policy.get('sandbox')?.join(' ')).not.toContain('top-navigation');
  });

  test('on a host without the app only the pages of the app may frame it', () => {
    const policy = directivesOf('chat', { ...FULL, chatFramedBy: ['https://stay.example.test'] });
    expect(policy.get('frame-ancestors')).toEqual(['https://stay.example.test']);
    expect(policy.get('sandbox')).toContain('allow-same-origin');
  });
});

test.each<[Answer, string, string | undefined]>([
  ['page', 'no-cache', undefined],
  ['chat', 'no-cache', undefined],
  ['file', 'no-cache', undefined],
  ['missing', 'no-cache', undefined],
  ['asset', 'public, max-age=31536000, immutable', '*'],
])('%s is kept by "%s" (S7)', (answer, cache, origins) => {
  const headers = headersOf(answer, FULL);
  expect(headers['Cache-Control']).toBe(cache);
  expect(headers['Access-Control-Allow-Origin']).toBe(origins);
});

test('a change of any header of any host is seen (S8)', () => {
  const other: Reach = { ...FULL, chat: { ...FULL.chat, 'img-src': ['https://a.test'] } };
  const texts = [[FULL], [other], [FULL, FULL], [{ ...FULL, allowsProfiles: false }]].map(everyHeader);
  expect(new Set(texts).size).toBe(texts.length);
  expect(everyHeader([{ ...FULL }])).toBe(everyHeader([FULL]));
});

describe('the score of public scanners (S6)', () => {
  test.each(ANSWERS.filter((answer) => answer !== 'chat'))('%s: 130', (answer) => {
    expect(observatory(headersOf(answer, FULL))).toBe(130);
  });

  test.each<[string, Readonly<Record<string, string>>, number]>([
    ['no header at all', {}, 30],
    ['inline scripts', { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'" }, 35],
    ['a year of HTTPS', { 'Strict-Transport-Security': 'max-age=31536000' }, 50],
  ])('the score map tells %s apart', (_, headers, score) => {
    expect(observatory(headers)).toBe(score);
  });

  test('the camera is the only sensor that the app may use', () => {
    const allowed = (headersOf('page', FULL)['Permissions-Policy'] ?? '')
      .split(', ')
      .filter((each) => !each.endsWith('=()'));
    expect(allowed).toEqual(['camera=(self)', 'clipboard-write=(self)', 'screen-wake-lock=(self)']);
  });
});
