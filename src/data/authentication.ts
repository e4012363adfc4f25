import * as z from 'zod/mini';

import { ApiError } from '#api/api-error.ts';
import { getAuthenticateMutationOptions } from '#api/generated/authentication.ts';
import { AuthenticationResult } from '#api/generated/model.ts';
import type { AuthenticationRequest } from '#api/generated/model.ts';
import { contractMutation } from './contract.ts';

const authenticate = contractMutation(getAuthenticateMutationOptions(), AuthenticationResult);
const send = (data: AuthenticationRequest) => authenticate.mutationFn({ data });

/** A challenge comes as a response, or as the data of a refusal (R7-18). */
const Challenge = z.object({ idempotencyKey: z.string().check(z.minLength(1)) });

async function challenge(body: AuthenticationRequest): Promise<string> {
  try {
    const response = await send(body);
    if ('data' in response) return response.data.idempotencyKey;
  } catch (error) {
    const { success, data } = z.safeParse(Challenge, error instanceof ApiError ? error.data : undefined);
    if (!success) throw error;
    return data.idempotencyKey;
  }
  throw new TypeError('The answer is no challenge');
}

/** Asks for a one-time code by e-mail; gives the key for asking again (R7-13, R7-14). */
export const requestCode = (email: string, turnstileToken: string): Promise<string> =>
  challenge({ email, turnstileToken, strategy: 'otp' });

/** Asks for a fresh code within the same login; the one before stops working, the key may change (R7-17, R7-19). */
export const resendCode = (email: string, idempotencyKey: string, turnstileToken: string): Promise<string> =>
  challenge({ email, idempotencyKey, turnstileToken, strategy: 'otp' });

/** Logs in with the code; gives the access token. A wrong code is an ApiError 'wrong-verification-code' (R7-15, R7-16, R8-03). */
export async function signIn(email: string, otp: string): Promise<string> {
  const response = await send({ email, otp, strategy: 'otp' });
  if ('accessToken' in response) return response.accessToken;
  throw new TypeError('The answer has no token');
}
