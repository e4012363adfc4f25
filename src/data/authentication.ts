import * as z from 'zod/mini';

import { ApiError } from '#api/api-error.ts';
import { getAuthenticateMutationOptions } from '#api/generated/authentication.ts';
import { AuthenticationResult } from '#api/generated/model.ts';
import type { AuthenticationRequest } from '#api/generated/model.ts';
import { contractMutation } from '#api/contract.ts';

const authenticate = contractMutation(getAuthenticateMutationOptions(), AuthenticationResult);
const send = (data: AuthenticationRequest) => authenticate.mutationFn({ data });

/** A challenge is returned as a response, or as the data of a refusal (R7-18). */
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

/** Requests a one-time code by e-mail; resolves to the key for requesting another (R7-13, R7-14). */
export const requestCode = (email: string, turnstileToken: string): Promise<string> =>
  challenge({ email, turnstileToken, strategy: 'otp' });

/** Requests a new code for the same login; the previous one becomes invalid, and the key may change (R7-17, R7-19). */
export const resendCode = (email: string, idempotencyKey: string, turnstileToken: string): Promise<string> =>
  challenge({ email, idempotencyKey, turnstileToken, strategy: 'otp' });

/**
 * Logs in with the code; resolves to the access token. Rejects with ApiError 'wrong-verification-code' for a wrong code
 * (R7-15, R7-16, R8-03).
 */
export async function signIn(email: string, otp: string): Promise<string> {
  const response = await send({ email, otp, strategy: 'otp' });
  if ('accessToken' in response) return response.accessToken;
  throw new TypeError('The answer has no token');
}
