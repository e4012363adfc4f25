import { describe, expect, test } from 'vitest';

import type { Keep } from './keep.ts';

import { placesOf } from './place.ts';
import { environmentName, errorName, level, method, name, release, sdk, seconds, selector, tag } from './rules.ts';
import { textRules } from './rules.ts';

const rules = textRules(
  placesOf({
    origin: 'https://app.example.test',
    routes: ['/', '/stay/access', '/stay/product/$id'],
    hosts: ['https://api.example.test'],
  }),
);
const kept = (agent: string) => ({ headers: { 'User-Agent': agent } });

const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1';

/** What each rule takes, and what becomes of it; a value that is undefined does not leave. */
const TAKEN: Readonly<Record<string, readonly [Keep, readonly (readonly [value: unknown, left: unknown])[]]>> = {
  'an element': [
    tag,
    [
      ['button', 'button'],
      ['BUTTON', 'BUTTON'],
      ['canary-stay', undefined],
      ['', undefined],
      [5, undefined],
    ],
  ],
  'what was pressed, without labels, ids and classes': [
    selector,
    [
      ['main > button#canary.canary[aria-label="Code 909192"] > span', 'main > button > span'],
      ['section[title="a > canary"] > button', 'section > button'],
      ['button[aria-label="Code 909192', 'button'],
      ['h1[title="canary"][id="canary"]', 'h1'],
      ['#button', '…'],
      ['.canary > a', '… > a'],
      ['canary > a', '… > a'],
      ['', '…'],
      [['a'], undefined],
    ],
  ],
  'a name of the program': [
    name,
    [
      ['updateCheckIn', 'updateCheckIn'],
      ['guests.*.firstName', 'guests.*.firstName'],
      ['Kanarienvogel', undefined],
      ['dataé', undefined],
      ['édata', undefined],
      ['data canary', undefined],
      [404, undefined],
    ],
  ],
  'a kind of error': [
    errorName,
    [
      ['TypeError', 'TypeError'],
      ['KanarienvogelError', undefined],
      ['ErrorCode', undefined],
      ['Type', undefined],
      [{}, undefined],
    ],
  ],
  'a method': [
    method,
    [
      ['PATCH', 'PATCH'],
      ['patch', undefined],
      ['CANARY', undefined],
      ['', undefined],
    ],
  ],
  'a place': [
    rules.place,
    [
      ['/stay/access?slug=canary', '/stay/access'],
      [5, undefined],
    ],
  ],
  'a text': [
    rules.text,
    [
      ['No data for Anna', 'No data for …'],
      [5, undefined],
    ],
  ],
  'the name of a span': [
    rules.spanName,
    [
      ['GET https://api.example.test/check-in/canary?x=1', 'GET https://api.example.test/check-in/…'],
      ['GET canary', 'GET /…'],
      ['GET', 'GET'],
      ['GET /stay canary', 'GET /stay …'],
      ['FETCH /stay/product/canary', 'FETCH /stay/product/…'],
      ['canary /stay/access', '… /stay/access'],
      ['/stay/product/a canary', '/stay/product/…'],
      ['https://app.example.test/stay/access', 'https://app.example.test/stay/access'],
      ['http://canary.example/a b', 'http://…'],
      ['failed /stay/access', 'failed /stay/access'],
      ['div > button[aria-label="909192"]', 'div > button'],
      ['button#canary', 'button'],
      ['button.canary', 'button'],
      ['h1[title=canary]', 'h1'],
      ['Canary > button', '… > button'],
      ['Canary div.error', '… div.error'],
      ['pageload', 'pageload'],
      ['Kanarienvogel', '…'],
      [5, undefined],
    ],
  ],
  'the browser and its version': [
    (agent) => rules.request({ headers: { 'User-Agent': agent } }),
    [
      [AGENT, kept(AGENT)],
      ['a'.repeat(300), kept('a'.repeat(300))],
      ['a'.repeat(301), { headers: {} }],
      [`é ${AGENT}`, { headers: {} }],
      [`${AGENT} canary@guest`, { headers: {} }],
      ['', { headers: {} }],
    ],
  ],
  'the program that reports': [
    sdk,
    [
      [
        { name: 'sentry.javascript.browser', version: '11.12.0', settings: { infer_ip: 'never' } },
        { name: 'sentry.javascript.browser', version: '11.12.0', settings: { infer_ip: 'never' } },
      ],
      [{ name: 'canary sentry.javascript.browser', version: 'v11' }, {}],
      [{ name: 'sentry.javascript.browser canary', version: '11 canary' }, {}],
      [{ settings: { infer_ip: 'auto' } }, { settings: {} }],
    ],
  ],
  'how bad it is': [level, [...['fatal', 'error', 'info'].map((each) => [each, each] as const), ['', undefined]]],
  'the environment': [
    environmentName,
    [
      ['prod', 'prod'],
      ['canary', undefined],
      ['', undefined],
    ],
  ],
  'the release': [
    release,
    [
      ['reception@CmX_12-a', 'reception@CmX_12-a'],
      ['canary reception@CmX_12-a', undefined],
      ['reception@CmX_12-a canary', undefined],
      [`reception@${'a'.repeat(41)}`, undefined],
    ],
  ],
  'a moment': [
    seconds,
    [
      [1_763_632_800.5, 1_763_632_800.5],
      ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
      ['canary 2026-11-20T10:00:00Z', undefined],
      ['2026-11-20T10:00:00Z canary', undefined],
      ['2026-11-20Tcanary Z', undefined],
      ['26-11-20T10:00:00Z', undefined],
    ],
  ],
};

describe.each(Object.entries(TAKEN))('%s (S22)', (_, [keep, cases]) => {
  test.each(cases)('%j leaves as %j', (value, left) => {
    expect(keep(value)).toEqual(left);
  });
});
