import { either, fields, flag, id, isRecord, like, list, number, oneOf } from './keep.ts';
import type { Keep } from './keep.ts';
import { environmentName, errorName, level, method, name, release, sdk, seconds, selector, stackOf } from './rules.ts';
import type { TextRules } from './rules.ts';

/** What the app says of a failure besides its message; a fact that is no code or template is dropped. */
const report = fields({
  operation: name,
  code: name,
  status: number,
  field: name,
  name: either(errorName, name),
  read: name,
  reason: name,
  source: name,
  locale: like(/^[a-z]{2}-[A-Z]{2}$/),
  caught: name,
});

const category = oneOf(
  'xhr fetch navigation ui.click ui.input ui.keyDown ui.slowClickDetected ui.multiClick replay.init',
);

/** What led to a report: calls, pages, presses, each without what was called, opened or pressed. */
export function breadcrumb({ place }: TextRules): Keep {
  const keep = fields({
    timestamp: number,
    type: oneOf('default http navigation ui'),
    category,
    level,
    message: selector,
    data: fields({
      method,
      status_code: number,
      url: place,
      from: place,
      to: place,
      statusCode: number,
      nodeId: number,
      route: place,
      timeAfterClickMs: number,
      endReason: oneOf('timeout mutation'),
      clickCount: number,
    }),
  });
  // The gate drops a kind that is not listed whole, with its time.
  return (value) => (isRecord(value) && category(value['category']) !== undefined ? keep(value) : undefined);
}

const trace = fields({ trace_id: id, span_id: id, parent_span_id: id });

/** Fields that reports and replays have in common. */
export const common = ({ place, request }: TextRules): Readonly<Record<string, Keep>> => ({
  event_id: id,
  timestamp: seconds,
  platform: oneOf('javascript'),
  release,
  environment: environmentName,
  level,
  transaction: place,
  request,
  sdk,
  tags: fields({ brand: oneOf('main white-label'), replayId: id }),
});

/** An error or a message, as it leaves. */
export const event = (rules: TextRules): Keep =>
  fields({
    ...common(rules),
    message: rules.text,
    fingerprint: list(rules.text),
    exception: fields({
      values: list(
        fields({
          type: either(errorName, () => 'Error'),
          value: rules.text,
          stacktrace: stackOf(rules),
          mechanism: fields({
            type: oneOf('generic chained window promise boundary start'),
            handled: flag,
            exception_id: number,
            parent_id: number,
          }),
        }),
      ),
    }),
    breadcrumbs: list(breadcrumb(rules)),
    contexts: fields({
      trace,
      report,
      replay: fields({ replay_id: id }),
      profile: fields({ profiler_id: id }),
    }),
  });
