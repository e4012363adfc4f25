import { fields, flag, id, isRecord, like, list, number, oneOf, rows } from './keep.ts';
import type { Keep } from './keep.ts';
import { environmentName, frame, method, release, sdk, selector } from './rules.ts';
import type { TextRules } from './rules.ts';

const operation = like(
  /^(pageload|navigation(\.redirect)?|http\.client|mark|measure|paint|(ui|browser|resource)\.[a-z._-]{2,40})$/,
);

/** The browser measures these figures; a guest has no part in them. */
const FIGURES =
  /^(http\.(request|response)\.|browser\.(web_vital|performance|script|navigation)\.|performance\.|network\.|device\.memory|hardwareConcurrency|sentry\.sample_rate|lcp|cls|inp|fp|fcp|ttfb)/;

/** The attributes of a span whose values are texts. */
const attributes = ({ place, spanName }: TextRules): Readonly<Record<string, Keep>> => ({
  'sentry.op': operation,
  'sentry.origin': like(/^(manual|auto\.[a-z._]{2,40})$/),
  'sentry.release': release,
  'sentry.environment': environmentName,
  'sentry.sdk.name': like(/^sentry\.javascript\.\w+$/),
  'sentry.sdk.version': like(/^[\d.]+$/),
  'sentry.segment.name': spanName,
  'sentry.segment.id': id,
  'sentry.segment.name.source': oneOf('url route custom'),
  'sentry.span.source': oneOf('url route custom'),
  'sentry.trace_lifecycle': oneOf('stream'),
  'sentry.replay_id': id,
  'sentry.profiler_id': id,
  'sentry.idle_span_finish_reason': oneOf(
    'idleTimeout finalTimeout heartbeatFailed cancelled documentHidden interactionInterrupted externalFinish',
  ),
  'http.request.method': method,
  'http.method': method,
  'url.full': place,
  'url.path': place,
  'url.template': place,
  'browser.web_vital.lcp.element': selector,
  'browser.web_vital.inp.element': selector,
  'browser.web_vital.lcp.url': place,
  'network.connection.effective_type': oneOf('slow-2g 2g 3g 4g'),
});

const attribute =
  (keep: Keep): Keep =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const kept = keep(value['value']);
    return kept === undefined ? undefined : { value: kept, type: value['type'] === 'string' ? 'string' : 'double' };
  };

const figureOrFlag: Keep = (value) => {
  if (!isRecord(value)) return undefined;
  const { value: figure, type } = value;
  if (typeof figure === 'number') return { value: figure, type: type === 'integer' ? 'integer' : 'double' };
  return typeof figure === 'boolean' ? { value: figure, type: 'boolean' } : undefined;
};

function spanAttributes(rules: TextRules): Keep {
  const texts = attributes(rules);
  return (value) => {
    if (!isRecord(value)) return undefined;
    const kept = Object.entries(value).flatMap(([key, each]) => {
      const rule = Object.hasOwn(texts, key) ? texts[key] : undefined;
      const part = rule ? attribute(rule)(each) : FIGURES.test(key) ? figureOrFlag(each) : undefined;
      return part === undefined ? [] : [[key, part] as const];
    });
    return Object.fromEntries(kept);
  };
}

/** The spans of a trace, as they leave together. */
export const spans = (rules: TextRules): Keep =>
  fields({
    version: number,
    ingest_settings: fields({ infer_ip: oneOf('never'), infer_user_agent: oneOf('never') }),
    items: list(
      fields({
        trace_id: id,
        span_id: id,
        parent_span_id: id,
        name: rules.spanName,
        start_timestamp: number,
        end_timestamp: number,
        status: oneOf('ok error'),
        is_segment: flag,
        attributes: spanAttributes(rules),
      }),
    ),
  });

/** Where the program spent its time, as it leaves: places of built files and times. */
export const profile = (rules: TextRules): Keep =>
  fields({
    chunk_id: id,
    profiler_id: id,
    platform: oneOf('javascript'),
    version: oneOf('2'),
    release,
    environment: environmentName,
    client_sdk: sdk,
    profile: fields({
      frames: rows(frame(rules)),
      stacks: rows(list(number)),
      samples: list(fields({ stack_id: number, thread_id: oneOf('0'), timestamp: number })),
      thread_metadata: fields({ '0': fields({ name: oneOf('main') }) }),
    }),
  });
