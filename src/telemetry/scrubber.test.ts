import { describe, expect, test } from 'vitest';

import { createAddressScrubber } from './scrub-text.ts';
import { createScrubber } from './scrubber.ts';
import { CANARIES, CHANNELS, ID } from '../../tests/support/canary-channels.ts';
import { ORIGIN } from '../../tests/support/canary-recording.ts';

const scrub = createScrubber(
  createAddressScrubber({
    origin: ORIGIN,
    routes: ['/', '/stay/', '/stay/access', '/stay/product/$id'],
    hosts: ['https://api.example.test'],
  }),
);

const formsOf = (canary: string): string[] => [
  canary,
  canary.split(' ').at(-1) ?? canary,
  encodeURIComponent(canary),
  encodeURIComponent(encodeURIComponent(canary)),
  btoa(canary),
  canary.replace(/^\+/, ''),
];

const holds = (text: string, canary: string): boolean =>
  formsOf(canary).some((form) => text.toLowerCase().includes(form.toLowerCase()));

describe('ten canaries through nine channels: none of them leaves (S22)', () => {
  const cells = Object.entries(CHANNELS).flatMap(([channel, make]) =>
    Object.entries(CANARIES).map(([kind, canary]) => [channel, kind, make(canary), canary] as const),
  );

  test('there are 90 cells, and the canary is in each of them before', () => {
    expect(cells).toHaveLength(90);
    const without = cells.filter(([, , envelope, canary]) => !holds(JSON.stringify(envelope), canary));
    expect(without.map(([channel, kind]) => `${channel}: ${kind}`)).toEqual([]);
  });

  test.each(cells)('%s: %s', (_channel, _kind, envelope, canary) => {
    const sent = JSON.stringify(scrub(envelope)).toLowerCase();
    for (const form of new Set(formsOf(canary))) expect(sent).not.toContain(form.toLowerCase());
  });
});

describe('what helps to repair it leaves', () => {
  test('an error: its kind, position in the code, call, page and what was clicked', () => {
    const report = {
      event_id: ID,
      platform: 'javascript',
      release: 'reception@CmX_12-a',
      environment: 'prod',
      tags: { brand: 'main' },
      request: {
        url: `${ORIGIN}/stay/access?slug=s`,
        headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' },
      },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Cannot read properties of undefined',
            stacktrace: { frames: [{ filename: `${ORIGIN}/assets/app-CmX_12-a.js`, lineno: 1, colno: 77 }] },
            mechanism: { type: 'window', handled: false },
          },
        ],
      },
      contexts: {
        report: {
          operation: 'updateCheckIn',
          code: 'invalid_type',
          field: 'guestDetails.*.firstName',
          status: 500,
          caught: 'window',
        },
      },
      breadcrumbs: [
        {
          category: 'xhr',
          type: 'http',
          data: { method: 'GET', url: 'https://api.example.test/check-in/…', status_code: 500 },
        },
        { category: 'ui.click', message: 'main > button' },
      ],
      sdk: { name: 'sentry.javascript.browser', version: '11.12.0', settings: { infer_ip: 'never' } },
    };
    const [, [item]] = scrub([{ event_id: ID }, [[{ type: 'event' }, report]]]);
    expect(item?.[1]).toEqual({ ...report, request: { ...report.request, url: `${ORIGIN}/stay/access` } });
  });

  test('a span: its name, times and figures', () => {
    const span = {
      trace_id: ID,
      name: 'GET https://api.example.test/check-in/…',
      start_timestamp: 1.5,
      end_timestamp: 2,
      status: 'ok',
      is_segment: false,
      attributes: {
        'sentry.op': { type: 'string', value: 'http.client' },
        'http.response.status_code': { type: 'integer', value: 500 },
        'url.full': { type: 'string', value: 'https://api.example.test/check-in/…' },
      },
    };
    const [, [item]] = scrub([
      {},
      [
        [
          { type: 'span', item_count: 1 },
          { version: 2, items: [span] },
        ],
      ],
    ]);
    expect(item).toEqual([
      { type: 'span', item_count: 1 },
      { version: 2, items: [span] },
    ]);
  });

  test('a profile: positions in the code, which stacks name by their number', () => {
    const profile = {
      frames: [{ abs_path: `${ORIGIN}/assets/app-CmX_12-a.js`, lineno: 1, colno: 2 }, {}],
      stacks: [[0, 1], [1]],
      samples: [{ stack_id: 0, thread_id: '0', timestamp: 1.5 }],
      thread_metadata: { '0': { name: 'main' } },
    };
    const [, [item]] = scrub([{}, [[{ type: 'profile_chunk' }, { chunk_id: ID, version: '2', profile }]]]);
    expect(item?.[1]).toEqual({ chunk_id: ID, version: '2', profile });
  });

  test('a recording keeps its shape', () => {
    const [, [, item]] = scrub(CHANNELS['replay']?.('canary-stay') ?? [{}, []]);
    const [part = '', recorded = ''] = String(item?.[1]).split('\n');
    expect(JSON.parse(part)).toEqual({ segment_id: 0 });
    const events = JSON.parse(recorded) as { type: number; data: unknown }[];
    expect(events.map(({ type }) => type)).toEqual([4, 2, 3, 3, 3, 5, 5, 5]);
    expect(events[0]?.data).toEqual({ href: `${ORIGIN}/stay/product/…`, width: 390, height: 844 });
    expect(events[1]?.data).toMatchObject({
      node: {
        childNodes: [
          { tagName: 'div' },
          { tagName: 'a', attributes: { class: 'wide' }, childNodes: [{ textContent: '***********' }, {}] },
        ],
      },
    });
  });

  const ATTRIBUTES: readonly (readonly [name: string, value: unknown, left: unknown])[] = [
    ['hidden', null, null],
    ['disabled', '', ''],
    ['disabled', true, true],
    ['disabled', 'canary', undefined],
    ['class', 'wide md:w-1/2 [&>p]:m-0', 'wide md:w-1/2 [&>p]:m-0'],
    ['class', 'é wide', undefined],
    ['class', 'wide é', undefined],
    ['style', 'width: 1px; background: url(canary)', 'width: 1px; background: none'],
    ['style', 'width: 1px; background: url(canary', 'width: 1px; background: none'],
    ['_cssText', '@import "canary"; a{width:1px}', ' a{width:1px}'],
    ['_cssText', '@import "canary"', ''],
    ['rr_width', '390.5px', '390.5px'],
    ['rr_width', 'canary 390px', undefined],
    ['rr_height', '390px canary', undefined],
    ['value', 'canary', '******'],
    ['aria-expanded', 'true', 'true'],
    ['aria-expanded', 'canary', undefined],
    ['aria-label', 'true', undefined],
    ['data-code', 5, undefined],
  ];
  test.each(ATTRIBUTES)('the attribute %s of a recorded element: %j leaves as %j', (name, value, left) => {
    const changes = {
      source: 0,
      attributes: [{ id: 2, attributes: { [name]: value } }],
      adds: [{ parentId: 1, nextId: null, node: { type: 2, id: 3, tagName: 'canary', attributes: { [name]: value } } }],
    };
    const recording = `{"segment_id":1}\n${JSON.stringify([{ type: 3, timestamp: 1, data: changes }])}`;
    const [, [item]] = scrub([{}, [[{ type: 'replay_recording' }, recording]]]);
    const attributes = left === undefined ? {} : { [name]: left };
    expect(JSON.parse(String(item?.[1]).split('\n')[1] ?? '')).toEqual([
      {
        type: 3,
        timestamp: 1,
        data: {
          source: 0,
          attributes: [{ id: 2, attributes }],
          adds: [{ parentId: 1, nextId: null, node: { type: 2, id: 3, tagName: 'div', attributes } }],
        },
      },
    ]);
  });
});

const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1';

/** What becomes of the values of a field; one that is undefined does not leave. */
const FIELDS: Readonly<Record<string, readonly (readonly [value: unknown, left: unknown])[]>> = {
  operation: [
    ['updateCheckIn', 'updateCheckIn'],
    ['Kanarienvogel', undefined],
    ['dataé', undefined],
    ['data canary', undefined],
    ['canary.data', undefined],
    [404, undefined],
  ],
  field: [
    ['guestDetails.*.firstName', 'guestDetails.*.firstName'],
    ['guestDetails.*.Kanarienvogel', undefined],
  ],
  type: [
    ['TypeError', 'TypeError'],
    ['KanarienvogelError', 'Error'],
    ['ErrorCode', undefined],
    ['', undefined],
    [['a', 'Canary'], ['a']],
  ],
  method: [
    ['PATCH', 'PATCH'],
    ['patch', undefined],
    ['CANARY', undefined],
    ['', undefined],
  ],
  url: [
    ['/stay/access?slug=canary', '/stay/access'],
    [5, undefined],
    [true, undefined],
  ],
  message: [
    ['No data for Anna', '…'],
    [909_192, undefined],
  ],
  lineno: [
    [5, 5],
    ['909192', undefined],
  ],
  event_id: [
    [ID, ID],
    [ID.slice(16), ID.slice(16)],
    [ID.slice(15), undefined],
    [`${ID}0`, undefined],
    [271_828, undefined],
  ],
  'User-Agent': [
    [AGENT, AGENT],
    ['a'.repeat(300), 'a'.repeat(300)],
    ['a'.repeat(301), undefined],
    [`é ${AGENT}`, undefined],
    [`${AGENT} canary@guest`, undefined],
    ['', undefined],
  ],
  sdk: [
    [
      { name: 'sentry.javascript.browser', version: '11.12.0' },
      { name: 'sentry.javascript.browser', version: '11.12.0' },
    ],
    [{ name: 'canary sentry.javascript.browser', version: 'v11' }, { name: '…' }],
    [{ name: 'sentry.javascript.browser canary', version: '11.0.0 canary' }, { name: '…' }],
    [{ settings: { infer_ip: 'auto' } }, { settings: {} }],
    ['canary', undefined],
  ],
  environment: [
    ['prod', 'prod'],
    ['canary', undefined],
    ['', undefined],
  ],
  release: [
    ['reception@CmX_12-a', 'reception@CmX_12-a'],
    ['canary reception@CmX_12-a', undefined],
    ['reception@CmX_12-a canary', undefined],
    [`reception@${'a'.repeat(41)}`, undefined],
  ],
  timestamp: [
    [1_763_632_800.5, 1_763_632_800.5],
    ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['canary 2026-11-20T10:00:00Z', undefined],
    ['2026-11-20T10:00:00Z canary', undefined],
    ['2026-11-20Tcanary Z', undefined],
    ['26-11-20T10:00:00Z', undefined],
  ],
  sample_rate: [
    ['0.01', '0.01'],
    ['1', '1'],
    ['1.2e-7', '1.2e-7'],
    ['271828', undefined],
    ['0.5 canary', undefined],
  ],
  locale: [
    ['fi-FI', 'fi-FI'],
    ['fi-FI canary', undefined],
    ['canary fi-FI', undefined],
    ['canary', undefined],
  ],
  public_key: [
    ['abc123', 'abc123'],
    ['a b', undefined],
    ['a'.repeat(65), undefined],
  ],
  dsn: [
    ['https://abc123@errors.example.test/1', 'https://abc123@errors.example.test/1'],
    ['https://abc123@errors.example.test/1?slug=canary', undefined],
    ['canary https://abc123@errors.example.test/1', undefined],
  ],
  version: [
    ['11.12.0', '11.12.0'],
    ['2', '2'],
    [2, 2],
    ['canary 2', undefined],
    ['271828', undefined],
  ],
  org_id: [
    ['1234', '1234'],
    ['1234 canary', undefined],
    ['canary 1234', undefined],
  ],
  content_type: [
    ['application/vnd.sentry.items.span.v2+json', 'application/vnd.sentry.items.span.v2+json'],
    ['application/vnd.sentry.items.span.v2+json; canary', undefined],
    ['canary application/vnd.sentry.items.span.v2+json', undefined],
  ],
  'canary.http.response.body.size': [[{ type: 'integer', value: 5 }, undefined]],
  'http.response.body.size': [
    [
      { type: 'integer', value: 5 },
      { type: 'integer', value: 5 },
    ],
    [{ type: 'string', value: 'canary' }, undefined],
  ],
  guest: [
    ['GET', undefined],
    [5, undefined],
    [null, undefined],
  ],
};

describe.each(Object.entries(FIELDS))('the field %s (S22)', (field, cases) => {
  test.each(cases)('%j leaves as %j', (value, left) => {
    const [, [item]] = scrub([{}, [[{ type: 'event' }, { [field]: value }]]]);
    expect(item?.[1]).toEqual(left === undefined ? {} : { [field]: left });
  });
});

test('a field that every object inherits has no rule (S22)', () => {
  expect(scrub([{}, [[{ type: 'event' }, { toString: 'GET', constructor: 'GET' }]]])).toEqual([
    {},
    [[{ type: 'event' }, {}]],
  ]);
});

test.each(['log', 'session', 'attachment', 'feedback', 'transaction', 'constructor', undefined])(
  'an item of the kind %s is dropped (S22)',
  (type) => {
    expect(scrub([{}, [[{ type }, { message: 'Call failed' }]]])).toEqual([{}, []]);
  },
);
