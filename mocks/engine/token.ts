import { DAY } from './clock.ts';
import type { Clock } from './clock.ts';
import { HttpError } from './http.ts';

const EVERYDAY_LIFETIME_MS = 30 * DAY;

/** The part of a world that its tokens need. */
interface TokenIssuer {
  /** The issuer: a token is valid for its own issuer only. */
  readonly issuer: string;
  readonly clock: Pick<Clock, 'ms'>;
}

const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const HEADER = encode({ alg: 'none' });

/**
 * A checksum that handwritten tokens lack. Not cryptographic: Web Crypto is unavailable on pages at insecure addresses.
 */
function markOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code ^ (one >>> 16), 0x5f356495);
  }
  return [one, other].map((each) => (each >>> 0).toString(36).padStart(7, '0')).join('');
}

const signed = (issuer: string, payload: string): string =>
  `${HEADER}.${payload}.fake-${markOf(`${issuer} ${HEADER}.${payload}`)}`;

/** Issues a JWT with a numeric exp and a fake signature, valid in its own world only. */
export function issueToken(
  { issuer, clock }: TokenIssuer,
  subject: string,
  email: string,
  lifetimeMs = EVERYDAY_LIFETIME_MS,
): string {
  const iat = Math.floor(clock.ms() / 1000);
  const exp = iat + Math.floor(lifetimeMs / 1000);
  return signed(issuer, encode({ sub: subject, email, iat, exp }));
}

function subjectOfBearer(header: string | null, { issuer, clock }: TokenIssuer): string | undefined {
  const [, token, payload = ''] = /^Bearer +([^.]+\.([^.]+)\.[^.]+)$/i.exec(header ?? '') ?? [];
  if (token === undefined || token !== signed(issuer, payload)) return undefined;
  const { sub, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    readonly sub: string;
    readonly exp: number;
  };
  return exp * 1000 > clock.ms() ? sub : undefined;
}

/**
 * The caller that a bearer header identifies; throws a 401 if it is missing, malformed, expired or from another world.
 */
export function callerOf(header: string | null, world: TokenIssuer): string {
  const caller = subjectOfBearer(header, world);
  if (caller === undefined) throw new HttpError('NOT_AUTHENTICATED', 'A valid bearer token of this world is required');
  return caller;
}
