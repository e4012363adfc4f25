import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { visit } from '../../tests/support/boot-visit.ts';

describe('on an operator’s host', () => {
  const answers = { '/config.json': JSON.parse(readFileSync('src/config/config.example.json', 'utf8')) };
  const origin = 'https://stay.nordwind.example';

  test('the configuration is asked for first, and the stay as soon as it is there, of its API (R7-01)', async () => {
    const { asked, ahead } = visit({ path: '/stay?slug=a', origin, answers });
    expect(asked.map(({ url }) => url)).toEqual(['/config.json']);
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.url).toMatch(/^https:\/\/api\.nordwind\.example\/check-in\/a\?/);
    expect(Object.keys(ahead())).toEqual([asked[1]?.url]);
  });

  test('a page without a stay asks for it too: the app waits for it', () => {
    expect(visit({ path: '/check-in', origin, answers }).asked.map(({ url }) => url)).toEqual(['/config.json']);
  });

  test.each([
    ['https://stage.stay.nordwind.example', {}, 'https://api.stage.nordwind.example'],
    ['https://stage.stay.nordwind.example', { environment: 'prod' }, 'https://api.nordwind.example'],
    ['https://stage.stay.nordwind.example', { environment: 'development' }, 'https://api.stage.nordwind.example'],
    [origin, { environment: 'stage' }, 'https://api.nordwind.example'],
  ])('%s with %j stored asks %s (R3-116, R3-118)', async (host, stored, api) => {
    const { asked } = visit({ path: '/stay?slug=a', origin: host, stored, answers });
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.url.startsWith(`${api}/check-in/`)).toBe(true);
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['an unknown host', 'https://stay.evil.test', answers],
    ['no configuration', origin, {}],
    ['something else', origin, { '/config.json': [] }],
    [
      'an address that is none',
      origin,
      { '/config.json': { ...answers['/config.json'], environments: { prod: { api: 5 } } } },
    ],
  ])('with %s nothing is asked of anybody', async (_, host, given) => {
    const { asked } = visit({ path: '/stay?slug=a', origin: host, answers: given });
    await new Promise((done) => setImmediate(done));
    expect(asked.map(({ url }) => url)).toEqual(['/config.json']);
  });

  test('the app takes the same answer', async () => {
    const { configuration } = visit({ path: '/stay?slug=a', origin, answers });
    expect(await configuration()).toMatchObject({ status: 200, text: JSON.stringify(answers['/config.json']) });
  });
});
