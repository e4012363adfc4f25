import { describe, expect, test } from 'vitest';

import { testerServer } from './tester-server.ts';

const { json } = testerServer();

const EMAIL = 'anna@guest.example';

/** Signs a member in within a world; gives the token. */
async function signIn(world: string, email = EMAIL): Promise<string> {
  const login = (body: object) => json('POST', `${world}/api/authentication`, body);
  await login({ email, turnstileToken: 'ok', strategy: 'otp' });
  return (await login({ email, otp: '123456', strategy: 'otp' })).body.accessToken as string;
}

/** The status of a member's page in a world, with a token. */
const status = async (world: string, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, platform: 'web' };
  return (await json('GET', `${world}/api/customer-statistics`, undefined, { headers })).status;
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token (F7)', () => {
  test('is accepted by its world alone, though another one has the same seed, clock and member', async () => {
    const [one, other] = [await signIn('/w/anna'), await signIn('/w/ben')];
    expect([await status('/w/anna', one), await status('/w/ben', other)]).toEqual([200, 200]);
    expect([await status('/w/ben', one), await status('/w/anna', other), await status('', one)]).toEqual([
      401, 401, 401,
    ]);
  });

  test('goes on in its world after a reset, in a copy, and where the snapshot is taken in', async () => {
    const token = await signIn('/w/carla');
    await json('POST', '/w/carla/__mock/fork', { name: 'carlas-copy' });
    const { body: snapshot } = await json('GET', '/w/carla/__mock/snapshot');
    await json('PUT', '/w/carlas-friend/__mock/snapshot', snapshot);
    await json('POST', '/w/carla/__mock/reset');
    const statuses = ['/w/carla', '/w/carlas-copy', '/w/carlas-friend'].map((world) => status(world, token));
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
  });

  test('made by hand, of another member, or changed in any part is refused', async () => {
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

  test('ends by the clock of its world', async () => {
    const token = await signIn('/w/eva');
    await json('PUT', '/w/eva/__mock/clock', { advance: 'P1D' });
    expect(await status('/w/eva', token)).toBe(200);
    await json('PUT', '/w/eva/__mock/clock', { advance: 'P40D' });
    expect(await status('/w/eva', token)).toBe(401);
  });
});

/** The rule that every refusal of a name says. */
const RULE = 'mock-session must be 1 to 40 lower-case letters, digits or hyphens';

describe('a world that is named badly (F7)', () => {
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
    ['__proto__', 'a name of the language'],
    ['x'.repeat(41), '41 letters'],
    ['a,b', 'a comma'],
    ['a=b', 'an equals sign'],
  ])('by the cookie %j (%s) is refused with the rule, for calls and verbs', async (name) => {
    const headers = { cookie: `theme=dark; mock-session=${Buffer.from(name).toString('latin1')}` };
    for (const path of ['/api/check-in/stay-started', '/__mock/clock']) {
      const { status: code, body } = await json('GET', path, undefined, { headers });
      expect([code, body.errors[0]]).toMatchObject([400, { message: RULE, data: { field: 'mock-session' } }]);
    }
  });

  test.each(['Anna', '', 'a, b', 'a b', 'x'.repeat(41)])('by the header %j is refused as well', async (name) => {
    const { status: code, body } = await json('GET', '/__mock/clock', undefined, {
      headers: { 'x-mock-session': name },
    });
    expect([code, body.errors[0].message]).toEqual([400, RULE.replace('mock-session', 'x-mock-session')]);
  });

  test('by two cookies that differ is refused; the same one twice is read', async () => {
    const clock = (cookie: string) => json('GET', '/__mock/clock', undefined, { headers: { cookie } });
    expect(await clock('mock-session=anna; mock-session=ben')).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'mock-session is given twice with different worlds' }] },
    });
    expect(await clock('mock-session=anna;mock-session=anna')).toMatchObject({ status: 200 });
    expect(await clock('xmock-session=A B; a=mock-session=C')).toMatchObject({ status: 200 });
  });
});
