import { DAY } from './clock.ts';
import type { Clock } from './clock.ts';
import { HttpError } from './http.ts';

const EVERYDAY_LIFETIME_MS = 30 * DAY;

/** A world, as far as its tokens need it. */
interface Issuing {
  /** Who signs: a token of one issuer is none for another. */
  readonly issuer: string;
  readonly clock: Pick<Clock, 'ms'>;
}

const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const HEADER = encode({ alg: 'none' });

/** A mark of a text that a token made by hand lacks. It is no cryptography: a page of an insecure address has none. */
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

/** A JWT of three parts with a numeric exp, which only its world accepts; plainly no real secret. */
export function issueToken(
  { issuer, clock }: Issuing,
  subject: string,
  email: string,
  lifetimeMs = EVERYDAY_LIFETIME_MS,
): string {
  const iat = Math.floor(clock.ms() / 1000);
  const exp = iat + Math.floor(lifetimeMs / 1000);
  return signed(issuer, encode({ sub: subject, email, iat, exp }));
}

function subjectOfBearer(header: string | null, { issuer, clock }: Issuing): string | undefined {
  const [, token, payload = ''] = /^Bearer +([^.]+\.([^.]+)\.[^.]+)$/i.exec(header ?? '') ?? [];
  if (token === undefined || token !== signed(issuer, payload)) return undefined;
  const { sub, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    readonly sub: string;
    readonly exp: number;
  };
  return exp * 1000 > clock.ms() ? sub : undefined;
}

/** The one whom a bearer header stands for; throws a 401 when it is missing, malformed, expired or of another world. */
export function callerOf(header: string | null, world: Issuing): string {
  const caller = subjectOfBearer(header, world);
  if (caller === undefined) throw new HttpError('NOT_AUTHENTICATED', 'A valid bearer token of this world is required');
  return caller;
}
