import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { gate } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { placesOf } from './place.ts';
import { CANARIES, CHANNELS, ID } from '../../../tests/support/canary-channels.ts';
import { ORIGIN } from '../../../tests/support/canary-recording.ts';

const placeOf = placesOf({
  origin: ORIGIN,
  routes: ['/', '/stay/', '/stay/access', '/stay/product/$id'],
  hosts: ['https://api.example.test'],
});
const clean = gate(placeOf);

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
