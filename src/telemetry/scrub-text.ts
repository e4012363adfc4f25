import { API_STEPS, CONTRACT_NAMES } from './contract-names.gen.ts';

/** Replaces what was removed. */
const LEFT_OUT = '…';

/** Permitted messages: those of `report`, and permitted parts of error messages. */
const MESSAGES = `Answer breaks the contract|Call failed|Unexpected failure|Custom product dropped|Failed to place order
  |Unknown order status|Marketing consent update failed|Rewards load failed|Statistics load failed|Customer not found
  |Customer data load failed|Active reservations load failed|Invalid access token|Cookie not stored|Unsupported locale
  |Language could not be loaded|The card fields did not load|Worker could not be registered|Update check failed
  |Test error|is missing|Invariant failed|Cannot read properties of undefined|Cannot read properties of null
  |Cannot set properties of undefined|Cannot set properties of null|Cannot destructure property|is not an object
  |can't access property|is not a function|is not a constructor|is not iterable|is not defined|Can't find variable
  |before initialization|Assignment to constant variable|Maximum call stack size exceeded|too much recursion
  |Invalid array length|Invalid time value|Invalid language tag|Unexpected token|Unexpected end of JSON input
  |is not valid JSON|JSON Parse error|Converting circular structure to JSON|could not be cloned
  |Failed to fetch dynamically imported module|error loading dynamically imported module|Unable to preload CSS
  |Importing a module script failed|Failed to fetch|Load failed|NetworkError when attempting|Permission denied
  |The operation was aborted|The operation timed out|The operation is insecure|signal timed out|Out of memory
  |Failed to execute 'removeChild' on 'Node'|Failed to execute 'insertBefore' on 'Node'|The object can not be found
  |Failed to execute 'setItem' on 'Storage'|quota has been exceeded|Connection to Indexed Database server lost
  |The database connection is closing`
  .split('|')
  .map((message) => message.trim());

/** Permitted names: constants of the SDK, HTTP, HTML and the app, and names of the contract. */
const NAMES = new Set(
  `* (root) true false GET POST PUT PATCH DELETE HEAD OPTIONS fatal error warning log info debug javascript prod stage
  dukenukem development main white-label event span profile_chunk replay_event replay_recording never default http ui
  navigation xhr fetch click keyDown slowClickDetected multiClick replay init generic chained window promise boundary
  start buffer session timeout mutation ok pageload mark measure paint url route stream idleTimeout finalTimeout
  heartbeatFailed cancelled documentHidden interactionInterrupted externalFinish slow-2g 2g 3g 4g 0 2 string integer
  double boolean breadcrumb performanceSpan options memory web-vital good poor needs-improvement stylesheet ltr rtl mixed
  page step location date polite assertive off Error TypeError RangeError SyntaxError ReferenceError EvalError URIError
  AggregateError AbortError ConstraintError DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError
  NotReadableError NotSupportedError QuotaExceededError SecurityError TimeoutError UnknownError ApiError ContractError
  CustomerNotFound network unknown unit-access-too-many-attempts wrong-verification-code invalid_type invalid_value
  invalid_format invalid_union unrecognized_keys too_big too_small custom malformed expired early storage lng a article
  aside b body br button circle code dd defs details dialog div dl dt em fieldset figcaption figure footer form g h1 h2 h3
  h4 head header hr html i img input label legend li line link meta nav noscript ol optgroup option output p path picture
  pre progress rect script section select small span strong style summary svg table tbody td template text textarea tfoot
  th thead time title tr u ul use video submit email tel number checkbox radio search password ${CONTRACT_NAMES}`.split(
    /\s+/,
  ),
);

/** Names that the SDK generates for spans and breadcrumbs, such as `resource.link`. */
const SDK_NAME = /^(?:auto|browser|http|navigation|paint|resource|sentry\.javascript|ui)(?:\.[a-z_-]+)+$/;
/** React's production errors consist of a number, and an address that may contain values. */
const REACT_MESSAGE = /^Minified React error #\d{1,3}/;
/** An address, optionally preceded by a method. */
const CALL = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) )?((?:https?:\/)?\/\S*)/;
const ADDRESSES = /(?<=\s)(?:https?:\/)?\/\S*/g;
/** Files of a build, whose names contain a content hash. */
const BUILT_FILE = /^\/(?:assets\/[\w.$-]+-[\w-]{8}\.(?:js|css|woff2)|sw\.js)$/;

/** Keeps a known name, including each part of a path such as `guestDetails.*.firstName`. */
export const scrubName = (name: string): string | undefined =>
  NAMES.has(name) || SDK_NAME.test(name) || name.split('.').every((part) => NAMES.has(part)) ? name : undefined;

/** Removes a guest's data from an address: `/stay/product/…`, `https://api.example.test/check-in/…`. */
export type ScrubAddress = (address: string) => string;

interface Addresses {
  /** The origin of the app. */
  readonly origin: string;
  /** The app's route paths, such as `/stay/product/$id`. */
  readonly routes: readonly string[];
  /** Addresses whose host names may be sent. */
  readonly hosts: readonly string[];
}

/** Keeps known hosts, built files, and path segments of routes and the API; removes query and fragment. */
export function createAddressScrubber({ origin, routes, hosts }: Addresses): ScrubAddress {
  const steps = new Set([...routes.flatMap((path) => path.split('/')), ...API_STEPS.split(' '), 'api']);
  const known = new Set([origin, ...hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin)]);
  return (address) => {
    if (!URL.canParse(address, origin)) return LEFT_OUT;
    const url = new URL(address, origin);
    const isOwn = url.origin === origin;
    if (!isOwn && !known.has(url.origin)) return `${url.protocol}//${LEFT_OUT}`;
    const host = isOwn && !/^\w+:/.test(address) ? '' : url.origin;
    if (isOwn && BUILT_FILE.test(url.pathname)) return host + url.pathname;
    const path = url.pathname.split('/').map((step) => (steps.has(step) ? step : LEFT_OUT));
    return host + path.join('/');
  };
}

/**
 * Reduces `button#x.wide[aria-label="Code 4711"] > span` to `button > span`, because labels may contain a door code.
 */
function scrubSelector(selector: string): string {
  const steps = selector.replaceAll(/\[[^\]]*\]?/g, '').split(' > ');
  return steps.map((step) => scrubName(/^[a-z\d]+(?=[#.]|$)/.exec(step)?.[0] ?? '') ?? LEFT_OUT).join(' > ');
}

/**
 * Keeps the known parts of a text: method and address of a call, permitted messages with addresses, names, and tags.
 */
export function scrubText(text: string, scrubAddress: ScrubAddress): string {
  const [ofReact] = REACT_MESSAGE.exec(text) ?? [];
  if (ofReact !== undefined) return ofReact;
  const [, method, called] = CALL.exec(text) ?? [];
  if (called !== undefined) return [...(method ? [method] : []), scrubAddress(called)].join(' ');
  const message = MESSAGES.find((each) => text.includes(each));
  const addresses = (text.match(ADDRESSES) ?? []).map(scrubAddress);
  if (message !== undefined || addresses.length > 0) return [message ?? LEFT_OUT, ...addresses].join(' ');
  return scrubName(text) ?? scrubSelector(text);
}
