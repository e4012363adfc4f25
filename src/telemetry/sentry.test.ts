import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { packRecording } from './sentry.ts';

test('a recording is packed behind its first line, with its length in the header', async () => {
  const [header, payload] = await packRecording([{ type: 'replay_recording' }, '{"segment_id":0}\n[{"type":4}]']);
  if (!(payload instanceof Uint8Array)) throw new Error('Not packed');
  expect(header).toEqual({ type: 'replay_recording', length: payload.length });
  const end = payload.indexOf(10) + 1;
  expect(new TextDecoder().decode(payload.subarray(0, end))).toBe('{"segment_id":0}\n');
  expect(inflateSync(payload.subarray(end)).toString()).toBe('[{"type":4}]');
});

test('items other than recordings are unchanged', async () => {
  const item = [{ type: 'event' }, { message: 'Call failed' }] as const;
  expect(await packRecording(item)).toBe(item);
});
