import { beforeAll, describe, expect, test } from 'vitest';

import { configureApi } from '#api/http-client.ts';

import { failure, json, serve } from '../../tests/support/api-server.ts';
import { requestCode, resendCode, signIn } from './authentication.ts';

let answer = json({});
let sent: unknown;

beforeAll(async () => {
  const server = await serve((incoming, response) => {
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => {
      sent = JSON.parse(body);
      answer(incoming, response);
    });
  });
  configureApi(server.settings);
  return server.close;
});

const refusal = (data: unknown) => json({ errors: [{ code: 'CHALLENGE', message: 'm', data }] }, 400);

describe('the key for asking again', () => {
  test.each([
    ['of an answer (R7-14)', json({ data: { idempotencyKey: 'key-1' } }, 201)],
    ['of a refusal (R7-18)', refusal({ idempotencyKey: 'key-1' })],
  ])('%s', async (_, reply) => {
    answer = reply;
    expect(await requestCode('anna@guest.example', 'passed')).toBe('key-1');
    expect(sent).toEqual({ email: 'anna@guest.example', turnstileToken: 'passed', strategy: 'otp' });
    expect(await resendCode('anna@guest.example', 'key-0', 'passed')).toBe('key-1');
    expect(sent).toMatchObject({ idempotencyKey: 'key-0' });
  });

  test.each([
    ['without data', null],
    ['with other data', { reason: 'blocked' }],
    ['with an empty key', { idempotencyKey: '' }],
    ['with a key that is a number', { idempotencyKey: 5 }],
  ])('a refusal %s stays a refusal', async (_, data) => {
    answer = refusal(data);
    expect(await failure(requestCode('anna@guest.example', 'passed'))).toMatchObject({ status: 400 });
  });

  test('the response of a login is not a challenge', async () => {
    answer = json({ accessToken: 'a.b.c' }, 201);
    await expect(requestCode('anna@guest.example', 'passed')).rejects.toThrow('no challenge');
  });
});

describe('signing in (R7-15, R7-16)', () => {
  test('gives the token', async () => {
    answer = json({ accessToken: 'a.b.c' }, 201);
    expect(await signIn('anna@guest.example', '123456')).toBe('a.b.c');
    expect(sent).toEqual({ email: 'anna@guest.example', otp: '123456', strategy: 'otp' });
  });

  test('a challenge is not a token', async () => {
    answer = json({ data: { idempotencyKey: 'key-1' } }, 201);
    await expect(signIn('anna@guest.example', '123456')).rejects.toThrow('no token');
  });
});
