import { either, fields, like, list, number, oneOf } from './keep.ts';
import type { Keep } from './keep.ts';
import type { PlaceOf } from './place.ts';
import { plainText } from './plain-text.ts';
import { isOfKnownWords, LEFT_OUT } from './plain-words.ts';

const TAGS = new Set(
  `a abbr address article aside b body br button canvas caption circle clippath code dd defs details dialog div dl dt
  ellipse em fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 head header hr html i iframe img input label
  legend li line link main mask meta nav noscript ol optgroup option output p path picture polygon polyline pre progress
  rect script section select small source span strong style sub summary sup svg table tbody td template textarea tfoot th
  thead time title tr u ul use video`.split(/\s+/),
);

export const tag: Keep = (value) => (typeof value === 'string' && TAGS.has(value.toLowerCase()) ? value : undefined);

/** `button#x.wide[aria-label="Code 4711"] > span` becomes `button > span`: labels may hold a door code. */
export const selector: Keep = (value) => {
  if (typeof value !== 'string') return undefined;
  const steps = value.replaceAll(/\[[^\]]*\]?/g, '').split(' > ');
  return steps
    .map((step) => /^[a-z\d]+/.exec(step)?.[0] ?? '')
    .map((name) => (TAGS.has(name) ? name : LEFT_OUT))
    .join(' > ');
};

/** A name of this program: an operation, a field of the contract, an error. */
export const name: Keep = (value) => (typeof value === 'string' && isOfKnownWords(value) ? value : undefined);

export const errorName: Keep = (value) => (/(Error|Exception)$/.test(String(value)) ? name(value) : undefined);

const METHODS = 'GET POST PUT PATCH DELETE HEAD OPTIONS';
export const method: Keep = oneOf(METHODS);

/** The rules that need to know the places of the app. */
export interface TextRules {
  readonly place: Keep;
  readonly text: Keep;
  /** The name of a span: a call, a place, an element, or text. */
  readonly spanName: Keep;
  readonly request: Keep;
}

export function textRules(placeOf: PlaceOf): TextRules {
  const place: Keep = (value) => (typeof value === 'string' ? placeOf(value) : undefined);
  const text: Keep = (value) => (typeof value === 'string' ? plainText(value, placeOf) : undefined);
  const spanName: Keep = (value) => {
    if (typeof value !== 'string') return undefined;
    const [verb = '', address, ...more] = value.split(' ');
    if (method(verb) !== undefined && address !== undefined && more.length === 0) return `${verb} ${placeOf(address)}`;
    if (/^(\/|https?:)/.test(value)) return placeOf(value);
    return /^[a-z\d]+([#.[]| > )/.test(value) ? selector(value) : plainText(value, placeOf);
  };
  // The browser and its version; the service must not guess it from the address of the guest.
  const agent = fields({ 'User-Agent': like(/^[\w .;:,()/+-]{1,300}$/) });
  return { place, text, spanName, request: fields({ url: place, headers: agent }) };
}

/** A place where something ran; the source map has the names of its functions. */
export const frame = ({ place }: TextRules): Keep =>
  fields({ filename: place, abs_path: place, lineno: number, colno: number });

export const stackOf = (rules: TextRules): Keep => fields({ frames: list(frame(rules)) });

export const sdk: Keep = fields({
  name: like(/^sentry\.javascript\.\w+$/),
  version: like(/^[\d.]+$/),
  settings: fields({ infer_ip: oneOf('never') }),
});

export const level: Keep = oneOf('fatal error warning log info debug');
export const environmentName: Keep = oneOf('prod stage dukenukem development');
export const release: Keep = like(/^reception@[\w-]{1,40}$/);
export const seconds: Keep = either(number, like(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
