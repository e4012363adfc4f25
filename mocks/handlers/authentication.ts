import type { AuthenticationResult } from '#api/generated/model.ts';
import { MINUTE, shift } from '#lib/time.ts';
import { HttpError, invalid } from '#mocks/engine/http.ts';
import { issueToken } from '#mocks/engine/token.ts';
import type { Call, Handlers, World } from '#mocks/world.ts';

import { refuseAsScripted, refused } from './refusals.ts';

const customerOf = (world: World, email: string) =>
  world.db.customers.findFirst(({ logins }) => logins.includes(email));

/** The token of a sign-in with this address. */
export function tokenOf(world: World, email: string): string {
  const customer = customerOf(world, email);
  return issueToken(world, customer?.id ?? `nobody-${email}`, email, customer?.script.loginMs);
}

/** The only valid code, unless a scenario defines another for repeated requests. */
const OTP = '123456';
const OTP_LIFETIME_MS = 10 * MINUTE;
/** The number of wrong attempts per sent code. */
const MAX_WRONG_CODES = 5;
/** How many codes are sent to an address within `OTP_LIFETIME_MS`. */
const MAX_CODES = 10;
/** The bot-challenge token that fails. */
const FAILING_TOKEN = 'fail';

/** Sends a code, which invalidates the previous one. */
async function challenge(world: World, email: string, otp = OTP): Promise<AuthenticationResult> {
  const [now, since] = [world.clock.now(), shift(world.clock.now(), -OTP_LIFETIME_MS)];
  const recent = (world.db.challenges.get(email)?.sentAt ?? []).filter((at) => at > since && at <= now);
  if (recent.length >= MAX_CODES) {
    const retryAfterSeconds = Math.ceil((Date.parse(recent[0] ?? now) - Date.parse(since)) / 1000);
    throw new HttpError('TOO_MANY_REQUESTS', 'Too many codes have been asked for', { data: { retryAfterSeconds } });
  }
  const idempotencyKey = world.nextId('challenge');
  const expiresAt = shift(now, OTP_LIFETIME_MS);
  await world.db.challenges.put({ email, idempotencyKey, otp, expiresAt, wrongCodes: 0, sentAt: [...recent, now] });
  return { data: { idempotencyKey } };
}

/** Checks a code: it works once, and not after too many wrong attempts. */
async function login(world: World, email: string, otp: string): Promise<AuthenticationResult> {
  const running = world.db.challenges.get(email);
  if (running && running.wrongCodes >= MAX_WRONG_CODES) {
    throw new HttpError('TOO_MANY_REQUESTS', 'Too many wrong codes');
  }
  if (!running || running.otp !== otp || running.expiresAt <= world.clock.now()) {
    if (running) await world.db.challenges.put({ ...running, wrongCodes: running.wrongCodes + 1 });
    throw refused('WRONG_VERIFICATION_CODE', 'Verification code is wrong');
  }
  // An address without a customer logs in too; its account is empty (R7-21).
  refuseAsScripted(customerOf(world, email), 'authenticate');
  await world.db.challenges.put({ ...running, otp: null });
  return { accessToken: tokenOf(world, email) };
}

async function authenticate({ world, body }: Call<'authenticate'>): Promise<AuthenticationResult> {
  const email = body.email.toLowerCase();
  if ('otp' in body) return login(world, email, body.otp);
  if (body.turnstileToken === FAILING_TOKEN) throw refused('CHALLENGE_FAILED', 'The bot challenge failed');
  if (!('idempotencyKey' in body)) return challenge(world, email);
  if (world.db.challenges.get(email)?.idempotencyKey !== body.idempotencyKey) {
    throw invalid('body.idempotencyKey', 'belongs to no running login');
  }
  return challenge(world, email, customerOf(world, email)?.script.resentOtp);
}

export const authenticationHandlers = { authenticate } satisfies Handlers<'authenticate'>;
