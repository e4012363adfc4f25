import { beforeEach, describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';
import type { Backend } from '#mocks/world.ts';

import { call, frozenWorld, signIn } from './support.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await frozenWorld();
});

describe('doors', () => {
  const open = async (slug: string, propertyKeyId = 'key-unit') =>
    (await call(backend, 'access-requests', { method: 'POST', body: { slug, propertyKeyId } })).status;

  test.each([
    ['stay-started', 'key-unit', 201],
    ['elevator-call', 'key-elevator', 201],
    ['elevator-call-fails', 'key-elevator', 500],
    ['unlock-fails', 'key-unit', 500],
    ['too-many-unlock-attempts', 'key-unit', 429],
    ['stay-started', 'key-entrance', 400],
    ['stay-started', 'key-of-nobody', 404],
    ['no-such-stay', 'key-unit', 404],
    ['keys-expired', 'key-unit', 403],
    ['stay-before-arrival', 'key-unit', 403],
    ['id-verification-banned', 'key-unit', 404],
  ])('%s, %s: %i', async (slug, key, status) => {
    expect(await open(slug, key)).toBe(status);
  });

  test.each([
    ['checked-out', 'key-unit', 201],
    ['checked-out-20-minutes', 'key-unit', 403],
    ['checked-out-20-minutes', 'key-elevator', 201],
  ])('%s at half past ten in Helsinki, %s: %i (R9-09, R9-10)', async (slug, key, status) => {
    backend = await frozenWorld({ now: '2026-02-03T08:30:00.000Z' as Instant });
    expect(await open(slug, key)).toBe(status);
  });

  test('the fourth request within a minute is refused; a minute later three are accepted again (R8-46)', async () => {
    const four = async () => [
      await open('stay-started'),
      await open('stay-started'),
      await open('stay-started'),
      await open('stay-started'),
    ];
    expect(await four()).toEqual([201, 201, 201, 429]);
    backend.clock.change({ advance: 'PT1M' });
    expect(await four()).toEqual([201, 201, 201, 429]);
    backend.clock.change({ advance: '-PT30M' });
    expect(await four()).toEqual([201, 201, 201, 429]);
  });
});

describe('account', () => {
  const authenticate = (body: object) =>
    call(backend, 'authentication', { method: 'POST', body: { strategy: 'otp', ...body } });
  const email = 'anna@guest.example';

  test('only the latest code works, for ten minutes (R7-17)', async () => {
    const first = (await authenticate({ email, turnstileToken: 'ok' })).body.data.idempotencyKey;
    expect(await authenticate({ email, otp: '654321' })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'WRONG_VERIFICATION_CODE' }] },
    });
    const second = (await authenticate({ email, turnstileToken: 'ok', idempotencyKey: first })).body.data
      .idempotencyKey;
    expect(second).not.toBe(first);
    expect(await authenticate({ email, turnstileToken: 'ok', idempotencyKey: first })).toMatchObject({ status: 400 });
    expect(await authenticate({ email, turnstileToken: 'fail' })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'CHALLENGE_FAILED' }] },
    });
    backend.clock.change({ advance: 'PT10M' });
    expect(await authenticate({ email, otp: '123456' })).toMatchObject({ status: 400 });
  });

  test('the previous code stops working when a new one is sent (R7-19)', async () => {
    const resend = { email: 'login-resend@guest.example', turnstileToken: 'ok' };
    const { idempotencyKey } = (await authenticate(resend)).body.data;
    await authenticate({ ...resend, idempotencyKey });
    const answers = ['123456', '654321'].map(async (otp) => (await authenticate({ email: resend.email, otp })).status);
    expect(await Promise.all(answers)).toEqual([400, 201]);
  });

  test('a code works once', async () => {
    await signIn(backend);
    expect(await authenticate({ email, otp: '123456' })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'WRONG_VERIFICATION_CODE' }] },
    });
  });

  test('five wrong codes end a code; the next one that is sent works', async () => {
    const ask = () => authenticate({ email, turnstileToken: 'ok' });
    await ask();
    const tries = Array.from({ length: 6 }, () => authenticate({ email, otp: '000000' }));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await authenticate({ email, otp: '123456' })).toMatchObject({
      status: 429,
      body: { errors: [{ code: 'TOO_MANY_REQUESTS' }] },
    });
    await ask();
    expect(await authenticate({ email, otp: '123456' })).toMatchObject({ status: 201 });
  });

  test('ten codes are sent to an address within ten minutes', async () => {
    const ask = async () => (await authenticate({ email, turnstileToken: 'ok' })).status;
    const answers: unknown[] = [];
    for (let count = 0; count < 11; count += 1) answers.push(await ask());
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect((await authenticate({ email, turnstileToken: 'ok' })).body.errors[0].data).toEqual({
      retryAfterSeconds: 600,
    });
    expect((await authenticate({ email: 'ben@guest.example', turnstileToken: 'ok' })).status).toBe(201);
    backend.clock.change({ advance: 'PT10M' });
    expect(await ask()).toBe(201);
  });

  test('consent is stored, and changes only the own account', async () => {
    const headers = { ...(await signIn(backend)), platform: 'web' };
    const consent = (id: string) =>
      call(backend, `customers/${id}`, { method: 'PATCH', headers, body: { isMarketingConsentGiven: true } });
    expect((await consent('cust-anna')).body.options).toEqual(['send-marketing-emails']);
    expect((await call(backend, 'customers', { headers })).body.data[0].options).toEqual(['send-marketing-emails']);
    expect(await consent('cust-nobody')).toMatchObject({ status: 404 });
  });

  test('an address without an account signs in to an empty one (R7-21)', async () => {
    const headers = { ...(await signIn(backend, 'nobody@guest.example')), platform: 'web' };
    expect((await call(backend, 'customers', { headers })).body.data).toEqual([]);
    expect((await call(backend, 'reservations', { headers })).body.data).toEqual([]);
  });
});
