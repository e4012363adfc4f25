import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

// Each command starts a process that loads the fake backend.
vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

const at = () => `http://127.0.0.1:${server.port}`;

/** Runs a command against the server; returns its exit code and output. */
const steer = (...args: readonly string[]) =>
  new Promise<{ code: unknown; text: string }>((done) => {
    const all = ['mocks/start.cjs', ...args, '--at', `http://127.0.0.1:${server.port}`];
    execFile('node', all, (error, stdout, stderr) => done({ code: error?.code ?? 0, text: (stdout + stderr).trim() }));
  });

describe('a tester at the command line', () => {
  test('finds a scenario by words, and opens one in a named or a new world', async () => {
    const [found, link, account] = await Promise.all([
      steer('list', 'code', 'after', 'payment'),
      steer('open', 'stay-before-arrival-unpaid-keys', '--world', 'anna'),
      steer('open', 'rewards-all', '--app', 'http://localhost:5000'),
    ]);
    expect(found.text.split('\n')[0]).toBe('stay-before-arrival-unpaid-keys: Door codes come only after payment');
    expect(link.text).toBe('http://localhost:4173/w/anna/stay/access?slug=stay-before-arrival-unpaid-keys');
    expect(account.text).toMatch(
      /^http:\/\/localhost:5000\/w\/browser-[a-z0-9]{6}\/__mock\/sign-in\.html#token=.+&to=%2Faccount%2Frewards$/,
    );
  });

  /** Opens the printed link as a browser does; returns its redirect and the state of its world. */
  async function follow(link: string) {
    const { pathname, search } = new URL(link);
    const response = await server.send('GET', pathname + search, undefined, { redirect: 'manual' });
    const world = /mock-session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    const ask = async (verb: string) => (await server.send('GET', `/w/${world}/__mock/${verb}`)).json();
    return { goal: response.headers.get('location'), world, clock: await ask('clock'), faults: await ask('faults') };
  }

  test('opens a world, moves its clock and sets a fault; opening the printed link keeps both (F8)', async () => {
    const link = (await steer('open', 'keys-expired', '--world', 'lena')).text;
    await steer('clock', 'advance=PT3H', '--world', 'lena');
    await steer('fault', 'kind=network', 'operation=order', '--world', 'lena');
    for (let times = 0; times < 2; times += 1) {
      expect(await follow(link)).toMatchObject({
        goal: '/stay/access?slug=keys-expired',
        world: 'lena',
        clock: { now: '2026-02-03T13:00:00.000Z' },
        faults: [{ kind: 'network', operation: 'order' }],
      });
    }
    // The command `open` restarts the world, so earlier changes are gone.
    expect((await follow((await steer('open', 'keys-expired', '--world', 'lena')).text)).faults).toEqual([]);
  });

  test.each([
    ['keys-expired+slow-network+language-el'],
    ['keys-expired', 'slow-network', 'language-el'],
    ['keys-expired,slow-network', 'language-el'],
  ])('opens several situations at once: %s (F8)', async (...words: readonly string[]) => {
    const { goal, faults } = await follow((await steer('open', ...words, '--world', 'max')).text);
    expect(goal).toBe('/stay/access?slug=keys-expired&lng=el-GR');
    expect(faults).toMatchObject([{ kind: 'delay' }]);
  });

  test('opens a situation of another brand at the host of that brand, in the same world (F8)', async () => {
    const { text } = await steer('open', 'white-label-stay', '--world', 'nina');
    expect(text).toBe('http://wl.localhost:4173/w/nina/stay?slug=white-label-stay');
  });

  test('moves the clock, sets a fault, and lists both', async () => {
    await steer('clock', 'advance=PT1H', '--world', 'ben');
    await steer('fault', 'kind=status', 'status=503', 'params.slug=keys-expired', 'times=2', '--world', 'ben');
    const [clock, faults, others] = await Promise.all([
      steer('clock', '--world', 'ben'),
      steer('fault', 'list', '--world', 'ben'),
      steer('fault', 'list'),
    ]);
    expect(JSON.parse(clock.text)).toMatchObject({ now: '2026-02-03T11:00:00.000Z', frozen: true });
    expect(JSON.parse(faults.text)).toMatchObject([{ status: 503, params: { slug: 'keys-expired' }, times: 2 }]);
    expect(others.text).toBe('[]');
  });

  test('copies a world to another one through a file', async () => {
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
    [['open', 'no-such-thing'], "No scenario 'no-such-thing'; search with list"],
    [['open', 'keys-expired+keys-expierd'], "No scenario 'keys-expierd'; search with list. Did you mean"],
    [['open'], 'open needs scenarios or a file'],
    [['open', 'keys-expired', '--world', 'Not A Name'], 'name must be 1 to 40 lower-case letters, digits or hyphens'],
    [['open', '/no/such/file.json'], 'File not found: /no/such/file.json'],
    [['due'], 'due needs a scenario'],
    [['record'], 'record needs a file to write to'],
    [['world', 'burn'], 'world needs list, fork, end, export or import'],
    [['clock', '--hour', '7'], "Unknown option '--hour'"],
  ])('gets one line that says what is wrong with %j', async (args, line) => {
    const { code, text } = await steer(...args);
    expect([code, text.split('\n')[0]]).toEqual([1, expect.stringContaining(line)]);
    expect(text).not.toContain('    at ');
  });

  test('gets the usage of one command, or of all', async () => {
    const [all, one, other] = await Promise.all([steer('--help'), steer('clock', '--help'), steer('record', '--help')]);
    expect(all.text).toMatch(/--port 4010[^]* clock now=[^]* record FILE/);
    expect(one.text).toContain('npm run mock -- COMMAND');
    expect(one.text).toContain('clock now=');
    expect(one.text).not.toContain('record FILE');
    expect(other.text).toContain('record FILE');
  });

  test('records a session to a file, replays it, and opens it as a world', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'reception-')), 'session.json');
    const recording = execFile('node', ['mocks/start.cjs', 'record', file, '--world', 'eva', '--at', at()]);
    await once(recording.stderr ?? process.stderr, 'data');
    await server.send('PATCH', '/w/eva/api/check-in/stay-started', { status: 'canceled' });
    recording.stdin?.end('\n');
    await once(recording, 'exit');
    const [replayed, asJson, opened] = await Promise.all([
      steer('replay', file, '--world', 'fred'),
      steer('replay', file, '--world', 'gus', '--json'),
      steer('open', file, '--world', 'hal'),
    ]);
    expect([replayed.code, replayed.text]).toEqual([0, '1 calls, 0 answered differently']);
    expect(JSON.parse(asJson.text)).toEqual({ calls: 1, differing: [] });
    expect(opened.text).toBe('http://localhost:4173/w/hal/');
    const { status } = await (await server.send('GET', '/w/hal/api/check-in/stay-started')).json();
    expect(status).toBe('canceled');

    await writeFile(file, (await readFile(file, 'utf8')).replace('"status": 200', '"status": 201'));
    const differing = await steer('replay', file, '--world', 'ivy');
    expect([differing.code, differing.text]).toEqual([
      1,
      '1 calls, 1 answered differently\ndiffers: PATCH /api/check-in/stay-started at status (steps.0.answer)',
    ]);
  });

  test('opens a bug file at its page and time', async () => {
    await server.send('PUT', '/w/jan/__mock/clock', { advance: 'PT5H' });
    const world = await (await server.send('GET', '/w/jan/__mock/snapshot')).json();
    const file = join(await mkdtemp(join(tmpdir(), 'reception-')), 'bug.json');
    await writeFile(file, JSON.stringify({ kind: 'bug', version: 1, page: '/stay?slug=stay-started', world }));
    const opened = await steer('open', file);
    const [, name] = /^http:\/\/localhost:4173\/w\/(bug-[0-9a-f]{8})\/stay\?slug=stay-started$/.exec(opened.text) ?? [];
    const clock = await (await server.send('GET', `/w/${name}/__mock/clock`)).json();
    expect(clock.now).toBe('2026-02-03T15:00:00.000Z');
  });
});
