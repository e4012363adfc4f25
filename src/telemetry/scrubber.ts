import { scrubName, scrubText } from './scrub-text.ts';
import type { ScrubAddress } from './scrub-text.ts';

type Item = readonly [header: Readonly<Record<string, unknown>>, payload: unknown];

/** What the SDK passes to its transport: a header, and items of several types. */
export type Envelope = readonly [header: unknown, items: readonly Item[]];

/** Returns the part of a value that may be sent; undefined drops it. */
type Rule = (value: unknown) => unknown;
type Rules = ReadonlyMap<string, Rule>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const ofText =
  (change: (text: string) => string | undefined): Rule =>
  (value) =>
    typeof value === 'string' ? change(value) : undefined;
const like = (pattern: RegExp): Rule => ofText((text) => (pattern.test(text) ? text : undefined));
const either =
  (...rules: readonly Rule[]): Rule =>
  (value) =>
    rules.map((rule) => rule(value)).find((kept) => kept !== undefined);
const fields = (names: string, rule: Rule) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, rule] as const);

const number: Rule = (value) => (typeof value === 'number' ? value : undefined);
const flag: Rule = (value) => (typeof value === 'boolean' ? value : undefined);
const name = ofText(scrubName);
const figure = either(number, flag);
const nameOrFigure = either(figure, name);
/** A number from 0 to 1, a string in headers. */
const share = either(number, like(/^(?:0|1|0?\.\d+|\d(?:\.\d+)?e-\d+)$/));
const id = like(/^(?:[0-9a-f]{16}|[0-9a-f]{32})$/);
const time = either(number, like(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
/** Replaces every character with a star, so that lengths are kept. */
const masked = either(
  number,
  ofText((text) => text.replaceAll(/\S/gu, '*')),
);
/** The build's styles, without external resources. */
const styles = ofText((text) => text.replaceAll(/url\([^)]*\)?/g, 'none').replaceAll(/@import[^;]*;?/g, ''));
/** Marks an object or a list of objects, each of whose fields has its own rule. */
const inside: Rule = () => undefined;

/** Names of measurements, which contain no guest data. */
const FIGURE =
  /^(?:http\.(?:request|response)\.|browser\.(?:web_vital|performance|script|navigation)\.|performance\.|network\.|device\.memory|hardwareConcurrency|sentry\.sample_rate|lcp|cls|inp|fp|fcp|ttfb)/;

/** Permitted fields of reports, spans, profiles and headers; a name has the same meaning in all of them. */
function reportRules(scrubAddress: ScrubAddress): Rules {
  const address = ofText(scrubAddress);
  const text = ofText((value) => scrubText(value, scrubAddress));
  return new Map([
    ...fields(
      `request headers exception values stacktrace frames mechanism breadcrumbs data contexts report trace replay profile
      tags sdk client_sdk settings ingest_settings items attributes samples thread_metadata 0`,
      inside,
    ),
    ...fields(
      `event_id trace_id span_id parent_span_id replay_id replayId profiler_id chunk_id error_ids trace_ids
      sentry.segment.id sentry.replay_id sentry.profiler_id`,
      id,
    ),
    ...fields('timestamp sent_at start_timestamp end_timestamp replay_start_timestamp', time),
    ...fields(
      `url from to route filename abs_path transaction urls url.full url.path url.template
      browser.web_vital.lcp.url`,
      address,
    ),
    ...fields(
      `message value description fingerprint name sentry.segment.name browser.web_vital.lcp.element
      browser.web_vital.inp.element`,
      text,
    ),
    ...fields(
      `platform environment level category operation read field code reason source caught method endReason replay_type op
      brand infer_ip infer_user_agent thread_id sentry.op sentry.origin sentry.environment sentry.sdk.name
      sentry.segment.name.source sentry.span.source sentry.trace_lifecycle sentry.idle_span_finish_reason
      http.request.method http.method network.connection.effective_type`,
      name,
    ),
    ...fields(
      `handled is_segment status_code statusCode lineno colno exception_id parent_id segment_id item_count nodeId
      timeAfterClickMs clickCount stack_id stacks`,
      figure,
    ),
    ...fields('status sampled', nameOrFigure),
    // An error of an unknown type is still reported.
    ...fields(
      'type',
      either(
        nameOrFigure,
        ofText((kind) => (kind.endsWith('Error') ? 'Error' : undefined)),
      ),
    ),
    ...fields('version sentry.sdk.version', either(number, like(/^(?:2|\d+\.\d+\.\d+)$/))),
    ...fields('release sentry.release', like(/^reception@[\w-]{1,40}$/)),
    ...fields('sample_rate sample_rand', share),
    ...fields('public_key', like(/^\w{1,64}$/)),
    ...fields('org_id', like(/^\d{1,20}$/)),
    // Set only if reports are sent through a host of the operator.
    ...fields('dsn', like(/^https:\/\/\w+@[\w.:-]+\/[\w/]+$/)),
    ...fields('content_type', like(/^application\/vnd\.sentry\.items\.[\w.+]+$/)),
    ...fields('locale', like(/^[a-z]{2}-[A-Z]{2}$/)),
    // Browser and version, so that the service does not infer them from the guest's request.
    ...fields('User-Agent', like(/^[\w .;:,()/+-]{1,300}$/)),
  ]);
}

/** Permitted fields of a page recording: structure, styles and movements, with every text masked again. */
const recordingRules = (reports: Rules, scrubAddress: ScrubAddress): Rules =>
  new Map([
    ...reports,
    ...fields('node childNodes initialOffset positions texts removes adds payload', inside),
    ...fields('text textContent value', masked),
    ...fields(
      'tagName',
      either(name, () => 'div'),
    ),
    ...fields('href', ofText(scrubAddress)),
    ...fields('style _cssText', styles),
    ...fields('class', like(/^[\w\s:.[\]()/%#,&>*=+!'"~^|@$-]*$/)),
    ...fields('rr_width rr_height', like(/^[\d.]+px$/)),
    ...fields('checked disabled hidden open selected inert', either(flag, like(/^$/))),
    ...fields(
      `id rootId parentId nextId source x y width height top left timeOffset pointerType rr_scrollTop rr_scrollLeft size
      redirectCount decodedBodySize encodedBodySize duration startTimestamp endTimestamp sessionSampleRate errorSampleRate
      isSVG needBlock isStyle isChecked maskAllText maskAllInputs`,
      figure,
    ),
    ...fields(
      `tag rel dir rating data-brand aria-hidden aria-expanded aria-selected aria-checked aria-pressed aria-current
      aria-disabled aria-busy aria-modal aria-invalid aria-live`,
      name,
    ),
  ]);

function scrub(rules: Rules, field: string, value: unknown): unknown {
  const rule = rules.get(field) ?? (FIGURE.test(field) ? figure : undefined);
  if (rule === undefined) return undefined;
  // Represents a removed attribute.
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((each) => scrub(rules, field, each)).filter((each) => each !== undefined);
  if (!isRecord(value)) return rule(value);
  if (rule === inside) return scrubFields(rules, value);
  // Span attributes contain a type and a value.
  const kept = rule(value['value']);
  return kept === undefined ? undefined : { value: kept, type: name(value['type']) };
}

function scrubFields(rules: Rules, value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const kept = Object.entries(value).map(([field, each]) => [field, scrub(rules, field, each)] as const);
  return Object.fromEntries(kept.filter(([, each]) => each !== undefined));
}

const KINDS = new Set(['event', 'span', 'profile_chunk', 'replay_event', 'replay_recording']);

/** rrweb numbers event types from 0; the SDK adds events of type 5. */
const isRecordedEvent = (event: unknown): event is Readonly<Record<string, unknown>> =>
  isRecord(event) &&
  [0, 1, 2, 3, 4, 5].includes(Number(event['type'])) &&
  (event['type'] !== 5 || (isRecord(event['data']) && name(event['data']['tag']) !== undefined));

/** Keeps only the permitted fields of the permitted item types (S22). */
export function createScrubber(scrubAddress: ScrubAddress): (envelope: Envelope) => Envelope {
  const reports = reportRules(scrubAddress);
  const recordings = recordingRules(reports, scrubAddress);
  const ofReport = (value: unknown) => (isRecord(value) ? scrubFields(reports, value) : {});
  /** A recording is a line with its segment number, followed by events. */
  const scrubRecording = (recording: string): string => {
    const [part = '', recorded = ''] = recording.split('\n');
    const events: unknown = JSON.parse(recorded);
    const kept = Array.isArray(events) ? events.filter(isRecordedEvent) : [];
    return [ofReport(JSON.parse(part)), kept.map((event) => scrubFields(recordings, event))]
      .map((each) => JSON.stringify(each))
      .join('\n');
  };
  const scrubItem = ([header, payload]: Item): Item[] => {
    if (!KINDS.has(String(header['type']))) return [];
    return [[ofReport(header), typeof payload === 'string' ? scrubRecording(payload) : ofReport(payload)]];
  };
  return ([header, items]) => [ofReport(header), items.flatMap(scrubItem)];
}
