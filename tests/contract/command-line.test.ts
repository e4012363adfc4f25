import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

/** Runs a verb against the server; gives the code it ends with and what it prints. */
const steer = (...args: readonly string[]) =>
  new Promise<{ code: unknown; text: string }>((done) => {
    const all = ['mocks/start.ts', ...args, '--at', `http://127.0.0.1:${server.port}`];
    execFile('node', all, (error, stdout, stderr) => done({ code: error?.code ?? 0, text: (stdout + stderr).trim() }));
  });

describe('a tester at the command line', () => {
  test('finds a scenario by its words, and opens it in a world of their own', async () => {
    const [found, link, account] = await Promise.all([
      steer('list', 'after', 'payment'),
      steer('open', 'stay-before-arrival-unpaid-keys', '--world', 'anna'),
      steer('open', 'rewards-all'),
    ]);
    expect(found.text).toBe('stay-before-arrival-unpaid-keys: Door codes come only after payment');
    expect(link.text).toBe('http://localhost:4173/w/anna/stay/access?slug=stay-before-arrival-unpaid-keys');
    expect(account.text).toContain('sign in as rewards-all@guest.example');
  });

  test('moves the clock, sets a failure, and sees both', async () => {
    await steer('clock', 'advance=PT1H', '--world', 'ben');
    await steer('fault', 'kind=status', 'status=503', 'params.slug=keys-expired', 'times=2', '--world', 'ben');
    const [clock, faults, others] = await Promise.all([
      steer('clock', '--world', 'ben'),
      steer('fault', 'list', '--world', 'ben'),
      steer('fault', 'list'),
    ]);
    expect(JSON.parse(clock.text)).toEqual({ now: '2026-02-03T11:00:00.000Z', frozen: true });
    expect(JSON.parse(faults.text)).toMatchObject([{ status: 503, params: { slug: 'keys-expired' }, times: 2 }]);
    expect(others.text).toBe('[]');
  });

  test('carries a world to another one as a file', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'reception-')), 'world.json');
    await steer('clock', 'advance=PT2H', '--world', 'carla');
    await steer('world', 'export', file, '--world', 'carla');
    await steer('world', 'import', file, '--world', 'dora');
    expect(JSON.parse((await steer('clock', '--world', 'dora')).text)).toMatchObject({
      now: '2026-02-03T12:00:00.000Z',
    });
  });

  test.each([
    [['fault', 'kind'], "'kind' must be NAME=VALUE"],
    [['fault', 'kind=fire'], 'kind must be "delay" or'],
    [['open', 'no-such-thing'], "No scenario 'no-such-thing'; list finds one by its words"],
    [['world', 'burn'], 'world is followed by list, fork, end, export or import'],
    [['clock', '--hour', '7'], "Unknown option '--hour'"],
  ])('reads in one line what is wrong with %j', async (args, line) => {
    const { code, text } = await steer(...args);
    expect([code, text.split('\n')[0]]).toEqual([1, expect.stringContaining(line)]);
    expect(text).not.toContain('    at ');
  });

  test('is told how it goes', async () => {
    expect((await steer('list', '--help')).text).toContain('npm run mock -- VERB');
  });
});
