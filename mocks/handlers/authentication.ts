import type { AuthenticationResult } from '#api/generated/model/index.ts';
import type { Call, Handlers, World } from '#mocks/engine/world.ts';

import { MINUTE, shift } from '#lib/time.ts';
import { HttpError, invalid } from '#mocks/engine/http-error.ts';
import { issueToken } from '#mocks/engine/token.ts';

import { refuseAsScripted } from './scripted-refusals.ts';

/** Every code sent; all others are wrong. */
const OTP = '123456';
const OTP_LIFETIME_MS = 10 * MINUTE;
/** The bot-challenge token that fails. */
const FAILING_TOKEN = 'fail';

/** Sends a code; the one sent before stops working. */
async function challenge(world: World, email: string): Promise<AuthenticationResult> {
  const idempotencyKey = world.nextId('challenge');
  const expiresAt = shift(world.clock.now(), OTP_LIFETIME_MS);
  await world.db.challenges.put({ email, idempotencyKey, otp: OTP, expiresAt });
  return { data: { idempotencyKey } };
}

function login(world: World, email: string, otp: string): AuthenticationResult {
  const running = world.db.challenges.get(email);
  if (!running || running.otp !== otp || running.expiresAt <= world.clock.now()) {
    throw new HttpError('WRONG_VERIFICATION_CODE', 'Verification code is wrong');
  }
  // An address without a customer logs in too; its account is empty (R7-21).
  const customer = world.db.customers.by('login', email)[0];
  refuseAsScripted(customer, 'authenticate');
  return {
    accessToken: issueToken(customer?.id ?? `nobody-${email}`, email, world.clock.ms(), customer?.script.loginMs),
  };
}

async function authenticate({ world, body }: Call<'authenticate'>): Promise<AuthenticationResult> {
  const email = body.email.toLowerCase();
  if ('otp' in body) return login(world, email, body.otp);
  if (body.turnstileToken === FAILING_TOKEN) throw new HttpError('CHALLENGE_FAILED', 'The bot challenge failed');
  if ('idempotencyKey' in body && world.db.challenges.get(email)?.idempotencyKey !== body.idempotencyKey) {
    throw invalid('body.idempotencyKey', 'belongs to no running login');
  }
  return challenge(world, email);
}

export const authenticationHandlers = { authenticate } satisfies Handlers<'authenticate'>;
