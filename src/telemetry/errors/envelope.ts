import { event } from './event.ts';
import { either, fields, flag, id, isRecord, like, number, time } from './keep.ts';
import type { Keep } from './keep.ts';
import type { PlaceOf } from './place.ts';
import { recording, replayEvent } from './replay.ts';
import { environmentName, release, sdk, textRules } from './rules.ts';
import { profile, spans } from './span.ts';

/** An item of an envelope: its header and what it carries. */
type Item = readonly [Readonly<Record<string, unknown>>, unknown];

/** What the SDK hands to its transport at once. */
export type Envelope = readonly [unknown, readonly Item[]];

/** When the report of an envelope was made, in milliseconds since the epoch; NaN when it does not say. */
export function madeAt([, items]: Envelope): number {
  const times = items.map(([, report]) => (isRecord(report) ? report['timestamp'] : undefined));
  return Number(times.find((time) => typeof time === 'number')) * 1000;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Packs as the service reads recordings (zlib). */
async function packed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value);

/** Cleans and packs a recording: a line with the number of its part, then its events. */
async function cleanRecording(keep: (events: unknown) => unknown, value: unknown): Promise<Uint8Array> {
  const text = textOf(value);
  const end = text.indexOf('\n');
  const head: unknown = fields({ segment_id: number })(JSON.parse(text.slice(0, end)));
  const events = await packed(JSON.stringify(keep(JSON.parse(text.slice(end + 1)))));
  const line = encode(`${JSON.stringify(head)}\n`);
  const whole = new Uint8Array(line.length + events.length);
  whole.set(line);
  whole.set(events, line.length);
  return whole;
}

const head = (place: Keep): Keep =>
  fields({
    event_id: id,
    sent_at: time,
    sdk,
    // Only where reports go through a host of the operator's.
    dsn: like(/^https:\/\/\w+@[\w.:-]+\/[\w/]+$/),
    trace: fields({
      trace_id: id,
      public_key: like(/^\w{1,64}$/),
      release,
      environment: environmentName,
      sampled: either(flag, like(/^(true|false)$/)),
      sample_rate: either(number, like(/^[\d.e-]+$/)),
      sample_rand: either(number, like(/^[\d.e-]+$/)),
      org_id: like(/^\d{1,20}$/),
      transaction: place,
      replay_id: id,
    }),
  });

const itemHead = fields({
  type: like(/^[a-z_]+$/),
  item_count: number,
  content_type: like(/^[\w./+-]+$/),
  platform: like(/^javascript$/),
});

/**
 * Makes the one gate to the service. It builds what leaves from listed fields, and drops a kind of item without a list
 * (S22).
 */
export function gate(placeOf: PlaceOf): (envelope: Envelope) => Promise<Envelope> {
  const rules = textRules(placeOf);
  const kinds: Readonly<Record<string, Keep>> = {
    event: event(rules),
    span: spans(rules),
    profile_chunk: profile(rules),
    replay_event: replayEvent(rules),
  };
  const keepRecording = recording(rules);
  const keepHead = head(rules.place);

  const clean = async ([header, value]: Item): Promise<Item[]> => {
    const kind = String(header['type']);
    const kept = itemHead(header);
    if (!isRecord(kept)) return [];
    if (kind === 'replay_recording') {
      const payload = await cleanRecording(keepRecording, value);
      return [[{ ...kept, length: payload.length }, payload]];
    }
    const payload = Object.hasOwn(kinds, kind) ? kinds[kind]?.(value) : undefined;
    return payload === undefined ? [] : [[kept, payload]];
  };

  return async ([header, items]) => [keepHead(header), (await Promise.all(items.map(clean))).flat()];
}
