import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { gate } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { placesOf } from './place.ts';

const ORIGIN = 'https://app.example.test';
const placeOf = placesOf({
  origin: ORIGIN,
  routes: ['/', '/stay/', '/stay/access', '/stay/product/$id'],
  hosts: ['https://api.example.test'],
});
const clean = gate(placeOf);

const ID = '0123456789abcdef0123456789abcdef';

/** The ten of S22. */
const CANARIES = {
  slug: 'canary-stay',
  'e-mail': 'canary.mail@guest.example',
  name: 'Kanarienvogel',
  phone: '+358407654321',
  'booking number': 'CANARY-4471',
  'one-time code': '271828',
  token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl',
  'door code': '909192',
  'Wi-Fi password': 'canary in the air',
  'masked card': '510510xxxxxx7788',
} as const;

const address = (canary: string): string =>
  `${ORIGIN}/stay/product/${encodeURIComponent(canary)}?slug=${canary}#${canary}`;
const call = (canary: string): string => `https://api.example.test/check-in/${canary}?lastName=${canary}`;

/** What the SDK would send, with a canary wherever one channel may carry it. */
const CHANNELS: Readonly<Record<string, (canary: string) => Envelope>> = {
  'exception value': (canary) => [
    { event_id: ID, trace: { trace_id: ID, public_key: 'key', transaction: address(canary) } },
    [
      [
        { type: 'event' },
        {
          event_id: ID,
          message: `Cannot open ${canary}`,
          exception: {
            values: [
              {
                type: canary,
                value: `Cannot read properties of undefined (reading '${canary}')`,
                stacktrace: {
                  frames: [
                    { filename: address(canary), function: canary, vars: { canary }, context_line: canary, lineno: 1 },
                  ],
                },
                mechanism: { type: canary, data: { canary } },
              },
            ],
          },
          extra: { __serialized__: { canary } },
          [canary]: canary,
        },
      ],
    ],
  ],
  'request.url': (canary) => [
    {},
    [
      [
        { type: 'event' },
        {
          transaction: address(canary),
          request: {
            url: address(canary),
            query_string: canary,
            cookies: canary,
            headers: { Referer: address(canary), Cookie: canary },
          },
        },
      ],
    ],
  ],
  'address of a call': (canary) => [
    {},
    [
      [
        { type: 'event' },
        {
          breadcrumbs: ['xhr', 'fetch'].map((category) => ({
            category,
            type: 'http',
            data: { method: 'GET', url: call(canary), status_code: 500, request_body: canary, [canary]: canary },
          })),
        },
      ],
    ],
  ],
  navigation: (canary) => [
    {},
    [
      [
        { type: 'event' },
        { breadcrumbs: [{ category: 'navigation', data: { from: address(canary), to: `/stay?slug=${canary}` } }] },
      ],
    ],
  ],
  'pressed element': (canary) => [
    {},
    [
      [
        { type: 'event' },
        {
          breadcrumbs: ['ui.click', 'ui.input'].map((category) => ({
            category,
            message: `main > section[title="a > ${canary}"] > button#${canary}.${canary}[aria-label="${canary}"]`,
            data: { 'ui.component_name': canary },
          })),
        },
      ],
    ],
  ],
  console: (canary) => [
    {},
    [
      [{ type: 'event' }, { breadcrumbs: [{ category: 'console', message: canary, data: { arguments: [canary] } }] }],
      [{ type: 'log' }, { items: [{ body: canary }] }],
    ],
  ],
  span: (canary) => [
    {},
    [
      [
        { type: 'span', item_count: 1, content_type: 'application/vnd.sentry.items.span.v2+json', [canary]: canary },
        {
          version: 2,
          items: [`GET ${call(canary)}`, address(canary), `div > button[aria-label="${canary}"]`, canary].map(
            (name) => ({
              trace_id: ID,
              name,
              status: 'ok',
              attributes: {
                'url.full': { type: 'string', value: call(canary) },
                'url.query': { type: 'string', value: `?slug=${canary}` },
                'url.path': { type: 'string', value: `/check-in/${canary}` },
                'sentry.segment.name': { type: 'string', value: address(canary) },
                'user.email': { type: 'string', value: canary },
                'http.response.status_code': { type: 'string', value: canary },
                'sentry.op': { type: 'string', value: canary },
                [canary]: { type: 'string', value: canary },
              },
              links: [{ attributes: { canary } }],
            }),
          ),
        },
      ],
      [{ type: 'transaction' }, { transaction: canary }],
      [
        { type: 'profile_chunk', platform: 'javascript' },
        {
          profile: {
            frames: [{ function: canary, abs_path: address(canary), lineno: 1, colno: 2 }],
            stacks: [[0]],
            samples: [],
          },
          debug_meta: { images: [{ code_file: address(canary) }] },
        },
      ],
    ],
  ],
  replay: (canary) => [
    { replay_id: ID },
    [
      [
        { type: 'replay_event' },
        {
          type: 'replay_event',
          replay_id: ID,
          urls: [address(canary)],
          user: { email: canary },
          request: { url: address(canary) },
        },
      ],
      [{ type: 'replay_recording', length: 1 }, `{"segment_id":0}\n${JSON.stringify(recorded(canary))}`],
    ],
  ],
  'tags and user': (canary) => [
    { dsn: canary },
    [
      [
        { type: 'event' },
        {
          tags: { brand: canary, guest: canary },
          user: { id: canary, email: canary, ip_address: canary, username: canary },
          contexts: {
            report: { operation: canary, field: canary, reason: canary, name: canary, extra: canary },
            culture: { canary },
          },
          fingerprint: [canary],
          environment: canary,
          release: canary,
          server_name: canary,
        },
      ],
      [{ type: 'session' }, { did: canary }],
      [{ type: 'attachment', filename: canary }, canary],
      [{ type: 'feedback' }, { contexts: { feedback: { message: canary } } }],
    ],
  ],
};

/** A recording of a page on which a canary is in every text, attribute and address. */
function recorded(canary: string): unknown[] {
  const attributes = {
    href: address(canary),
    src: address(canary),
    alt: canary,
    title: canary,
    value: canary,
    'aria-label': canary,
    id: canary,
    'data-code': canary,
    style: `background: url(${address(canary)})`,
    placeholder: canary,
    class: 'wide',
    rr_src: canary,
  };
  const text = { type: 3, id: 3, textContent: canary };
  const element = {
    type: 2,
    id: 2,
    tagName: 'a',
    attributes,
    childNodes: [text, { type: 5, id: 4, textContent: canary }],
  };
  const change = (data: object) => ({ type: 3, timestamp: 1, data });
  const note = (tag: string, payload: object) => ({ type: 5, timestamp: 1, data: { tag, payload } });
  return [
    { type: 4, timestamp: 1, data: { href: address(canary), width: 390, height: 844 } },
    {
      type: 2,
      timestamp: 1,
      data: {
        node: {
          type: 0,
          id: 1,
          childNodes: [{ type: 2, id: 9, tagName: canary, attributes: {}, childNodes: [] }, element],
        },
        initialOffset: { top: 0, left: 0 },
      },
    },
    change({
      source: 0,
      texts: [{ id: 3, value: canary }],
      attributes: [{ id: 2, attributes }],
      removes: [],
      adds: [{ parentId: 1, nextId: null, node: element }],
    }),
    change({ source: 5, id: 2, text: canary, isChecked: false }),
    change({ source: 8, id: 2, adds: [{ rule: `a{content:"${canary}"}` }] }),
    note('breadcrumb', {
      category: 'ui.click',
      message: `a[title="${canary}"]`,
      data: { nodeId: 2, node: { textContent: canary, attributes } },
    }),
    note('breadcrumb', { category: 'navigation', data: { from: address(canary), to: address(canary) } }),
    note('performanceSpan', {
      op: 'resource.xhr',
      description: call(canary),
      data: { method: 'GET', request: { body: canary } },
    }),
    note(canary, { canary }),
    { type: 6, timestamp: 1, data: { plugin: 'console', payload: canary } },
    { type: 99, timestamp: 1, data: canary },
  ];
}

/** All that an envelope says, recordings unpacked. */
function said([head, items]: Envelope): string {
  const payloads = items.map(([header, payload]) => {
    if (!(payload instanceof Uint8Array)) return JSON.stringify([header, payload]);
    const end = payload.indexOf(10) + 1;
    return (
      JSON.stringify(header) +
      new TextDecoder().decode(payload.subarray(0, end)) +
      inflateSync(payload.subarray(end)).toString()
    );
  });
  return JSON.stringify(head) + payloads.join('\n');
}

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

  test.each(cells)('%s: %s', async (_channel, _kind, envelope, canary) => {
    for (const form of new Set(formsOf(canary)))
      expect(said(await clean(envelope)).toLowerCase()).not.toContain(form.toLowerCase());
  });
});

describe('what helps to repair it does leave', () => {
  test('an error: its kind, place in the code, call, page and what was pressed', async () => {
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
            value: "Cannot read properties of undefined (reading 'length')",
            stacktrace: { frames: [{ filename: `${ORIGIN}/assets/app-CmX_12-a.js`, lineno: 1, colno: 77 }] },
            mechanism: { type: 'window', handled: false },
          },
        ],
      },
      contexts: {
        report: {
          operation: 'updateCheckIn',
          code: 'invalid_type',
          field: 'guests.*.firstName',
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
    const [, [item]] = await clean([{ event_id: ID }, [[{ type: 'event' }, report]]]);
    expect(item?.[1]).toEqual({ ...report, request: { ...report.request, url: `${ORIGIN}/stay/access` } });
  });

  test('a recording keeps its shape and is packed', async () => {
    const [, [, item]] = await clean(CHANNELS['replay']?.('canary-stay') ?? [{}, []]);
    const [head, payload] = item ?? [];
    if (!(payload instanceof Uint8Array)) throw new Error('Not packed');
    expect(head).toEqual({ type: 'replay_recording', length: payload.length });
    const end = payload.indexOf(10) + 1;
    const events = JSON.parse(inflateSync(payload.subarray(end)).toString()) as { type: number; data: unknown }[];
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
});
