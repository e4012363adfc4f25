import { common, breadcrumb } from './event.ts';
import { either, fields, flag, id, isRecord, like, list, number, oneOf } from './keep.ts';
import type { Keep } from './keep.ts';
import { method, tag } from './rules.ts';
import type { TextRules } from './rules.ts';

/** What a replay is about, beside what was recorded. */
export const replayEvent = (rules: TextRules): Keep =>
  fields({
    ...common(rules),
    type: oneOf('replay_event'),
    replay_id: id,
    replay_type: oneOf('buffer session'),
    replay_start_timestamp: number,
    segment_id: number,
    error_ids: list(id),
    trace_ids: list(id),
    urls: list(rules.place),
  });

/** Every sign becomes a star, so that lines keep their length. */
const masked: Keep = (value) => (typeof value === 'string' ? value.replaceAll(/\S/gu, '*') : undefined);

/** Styles of the build, without what they load. */
const styles: Keep = (value) =>
  typeof value === 'string' ? value.replaceAll(/url\([^)]*\)?/g, 'none').replaceAll(/@import[^;]*;?/g, '') : undefined;

const ARIA = 'hidden expanded selected checked pressed current disabled busy modal invalid live';
const ARIA_VALUES = oneOf('true false mixed page step location date polite assertive off');
const flagOrEmpty = either(flag, like(/^$/));

/** The attributes that decide how a page looks. What it says, where it leads and what it shows are left out. */
const attributes = ({ place }: TextRules): Keep =>
  fields({
    class: like(/^[\w\s:.[\]()/%#,&>*=+!'"~^|@$-]*$/),
    style: either(styles, fields({})),
    _cssText: styles,
    rel: oneOf('stylesheet'),
    href: place,
    type: oneOf('button submit text email tel number checkbox radio search password module'),
    role: like(/^[a-z]{2,20}$/),
    dir: oneOf('ltr rtl'),
    'data-brand': oneOf('main white-label'),
    rr_width: like(/^[\d.]+px$/),
    rr_height: like(/^[\d.]+px$/),
    rr_scrollTop: number,
    rr_scrollLeft: number,
    value: masked,
    ...Object.fromEntries(
      ['checked', 'disabled', 'hidden', 'open', 'selected', 'inert'].map((each) => [each, flagOrEmpty]),
    ),
    ...Object.fromEntries(ARIA.split(' ').map((each) => [`aria-${each}`, ARIA_VALUES])),
  });

function nodeRule(rules: TextRules): Keep {
  const shape = fields({
    type: number,
    id: number,
    rootId: number,
    tagName: either(tag, () => 'div'),
    attributes: attributes(rules),
    isSVG: flag,
    needBlock: flag,
    isStyle: flag,
    name: oneOf('html'),
    childNodes: (value) => list(node)(value),
  });
  const textOf = (value: Readonly<Record<string, unknown>>): unknown =>
    (value['isStyle'] === true ? styles : masked)(value['textContent']);
  const node: Keep = (value) => {
    const kept = shape(value);
    if (!isRecord(kept) || !isRecord(value)) return undefined;
    return 'textContent' in value ? { ...kept, textContent: textOf(value) } : kept;
  };
  return node;
}

/** A change of the page, or what a finger did, by the numbers of the elements. */
const change = (rules: TextRules, node: Keep): Keep =>
  fields({
    source: number,
    type: number,
    id: number,
    x: number,
    y: number,
    width: number,
    height: number,
    pointerType: number,
    isChecked: flag,
    text: masked,
    positions: list(fields({ x: number, y: number, id: number, timeOffset: number })),
    texts: list(fields({ id: number, value: masked })),
    attributes: list(fields({ id: number, attributes: attributes(rules) })),
    removes: list(fields({ id: number, parentId: number })),
    adds: list(
      fields({ parentId: number, nextId: either(number, (value) => (value === null ? null : undefined)), node }),
    ),
  });

const NO_ONES = {
  redirectCount: number,
  size: number,
  decodedBodySize: number,
  encodedBodySize: number,
  duration: number,
};

/** What the SDK adds to the recording. */
const note = (rules: TextRules): Keep =>
  either(
    fieldsOf('breadcrumb', { payload: breadcrumb(rules) }),
    fieldsOf('performanceSpan', {
      payload: fields({
        op: like(/^(resource|navigation|paint|largest|cumulative|interaction|web-vital|memory)[\w.-]{0,40}$/),
        description: rules.spanName,
        startTimestamp: number,
        endTimestamp: number,
        data: fields({
          ...NO_ONES,
          method,
          statusCode: number,
          value: number,
          rating: oneOf('good poor needs-improvement'),
        }),
      }),
    }),
    fieldsOf('options', {
      payload: fields({ sessionSampleRate: number, errorSampleRate: number, maskAllText: flag, maskAllInputs: flag }),
    }),
  );

function fieldsOf(kind: string, rules: Readonly<Record<string, Keep>>): Keep {
  const keep = fields({ tag: oneOf(kind), ...rules });
  return (value) => (isRecord(value) && value['tag'] === kind ? keep(value) : undefined);
}

/** The kinds of recorded events, by the numbers of rrweb; any other kind is left out. */
function dataRules(rules: TextRules): Readonly<Record<number, Keep>> {
  const node = nodeRule(rules);
  return {
    0: fields({}),
    1: fields({}),
    2: fields({ node, initialOffset: fields({ top: number, left: number }) }),
    3: change(rules, node),
    4: fields({ href: rules.place, width: number, height: number }),
    5: note(rules),
  };
}

/** What was recorded of the page: its shape and its movements, with every text masked once more. */
export function recording(rules: TextRules): (events: unknown) => unknown {
  const data = dataRules(rules);
  return list((value) => {
    if (!isRecord(value) || typeof value['type'] !== 'number') return undefined;
    const kept = data[value['type']]?.(value['data']);
    return kept === undefined ? undefined : { type: value['type'], timestamp: value['timestamp'], data: kept };
  });
}
