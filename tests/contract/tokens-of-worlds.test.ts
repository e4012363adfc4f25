import { describe, expect, test } from 'vitest';

import { testerServer } from './tester-server.ts';

const { json } = testerServer();

const EMAIL = 'anna@guest.example';

/** Signs a member in to a world; returns the token. */
async function signIn(world: string, email = EMAIL): Promise<string> {
  const login = (body: object) => json('POST', `${world}/api/authentication`, body);
  await login({ email, turnstileToken: 'ok', strategy: 'otp' });
  return (await login({ email, otp: '123456', strategy: 'otp' })).body.accessToken as string;
}

/** The status of a call that needs a member, in a world, with a token. */
const status = async (world: string, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, platform: 'web' };
  return (await json('GET', `${world}/api/customer-statistics`, undefined, { headers })).status;
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token (F7)', () => {
  test('is accepted only by its world, even if another one has the same seed, clock and member', async () => {
    const [one, other] = [await signIn('/w/anna'), await signIn('/w/ben')];
    expect([await status('/w/anna', one), await status('/w/ben', other)]).toEqual([200, 200]);
    expect([await status('/w/ben', one), await status('/w/anna', other), await status('', one)]).toEqual([
      401, 401, 401,
    ]);
  });

  test('stays valid in its world after a reset, in a fork, and in a world with its snapshot', async () => {
    const token = await signIn('/w/carla');
    await json('POST', '/w/carla/__mock/fork', { name: 'carlas-copy' });
    const { body: snapshot } = await json('GET', '/w/carla/__mock/snapshot');
    await json('PUT', '/w/carlas-friend/__mock/snapshot', snapshot);
    await json('POST', '/w/carla/__mock/reset');
    const statuses = ['/w/carla', '/w/carlas-copy', '/w/carlas-friend'].map((world) => status(world, token));
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
  });

  test('is refused if it is forged, for another member, or changed in any part', async () => {
    const token = await signIn('/w/dora');
    const [head = '', payload = '', mark = ''] = token.split('.');
    const claims = JSON.parse(atob(payload)) as object;
    const longer = part({ ...claims, exp: 4_102_444_800 });
    const made = [
      [part({ alg: 'none' }), longer, 'fake'],
      [part({ alg: 'HS256', typ: 'JWT' }), payload, mark],
      [head, longer, mark],
      [head, part({ ...claims, sub: 'cust-ben' }), mark],
      [head, payload, ''],
      [head, payload, `${mark}0`],
      [head, '%%%', mark],
      [head, part([]), mark],
      [head, payload],
      [token, mark],
    ];
    const statuses = made.map((parts) => status('/w/dora', parts.join('.')));
    expect(await Promise.all(statuses)).toEqual(made.map(() => 401));
    expect(await status('/w/dora', token)).toBe(200);
  });

  test('expires by the clock of its world', async () => {
    const token = await signIn('/w/eva');
    await json('PUT', '/w/eva/__mock/clock', { advance: 'P1D' });
    expect(await status('/w/eva', token)).toBe(200);
    await json('PUT', '/w/eva/__mock/clock', { advance: 'P40D' });
    expect(await status('/w/eva', token)).toBe(401);
  });
});

/** The rule that every refusal of a name states. */
const RULE = 'mock-session must be 1 to 40 lower-case letters, digits or hyphens';

describe('an invalid name of a world (F7)', () => {
  test.each([
    ['', 'empty'],
    ['Anna', 'capitals'],
    ['anna b', 'a space'],
    ['anna_b', 'an underscore'],
    ['../x', 'a path'],
    ['a/b', 'a slash'],
    ['%61nna', 'an escape'],
    ['"anna"', 'quotes'],
    ['änna', 'an umlaut'],
    ['__proto__', 'a property of every object'],
    ['x'.repeat(41), '41 letters'],
    ['a,b', 'a comma'],
    ['a=b', 'an equals sign'],
  ])('in the cookie, %j (%s), is refused with the rule, for calls and verbs', async (name) => {
    const headers = { cookie: `theme=dark; mock-session=${Buffer.from(name).toString('latin1')}` };
    for (const path of ['/api/check-in/stay-started', '/__mock/clock']) {
      const { status: code, body } = await json('GET', path, undefined, { headers });
      expect([code, body.errors[0]]).toMatchObject([400, { message: RULE, data: { field: 'mock-session' } }]);
    }
  });

  test.each(['Anna', '', 'a, b', 'a b', 'x'.repeat(41)])('in the header, %j, is refused as well', async (name) => {
    const { status: code, body } = await json('GET', '/__mock/clock', undefined, {
      headers: { 'x-mock-session': name },
    });
    expect([code, body.errors[0].message]).toEqual([400, RULE.replace('mock-session', 'x-mock-session')]);
  });

  test('in two different cookies is refused; the same cookie twice is accepted', async () => {
    const clock = (cookie: string) => json('GET', '/__mock/clock', undefined, { headers: { cookie } });
    expect(await clock('mock-session=anna; mock-session=ben')).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'mock-session is given twice with different worlds' }] },
    });
    expect(await clock('mock-session=anna;mock-session=anna')).toMatchObject({ status: 200 });
    expect(await clock('xmock-session=A B; a=mock-session=C')).toMatchObject({ status: 200 });
  });
});
