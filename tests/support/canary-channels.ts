import type { Envelope } from '../../src/telemetry/scrubber.ts';

import { address, call, recorded } from './canary-recording.ts';

/** An id in the format of the SDK. */
export const ID = '0123456789abcdef0123456789abcdef';

/** A value for each kind of personal data in S22. */
export const CANARIES = {
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

/** For each channel an envelope of the SDK, with the canary wherever that channel may have data. */
export const CHANNELS: Readonly<Record<string, (canary: string) => Envelope>> = {
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
