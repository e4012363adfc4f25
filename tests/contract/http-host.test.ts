import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { ENVIRONMENTS } from '#config/host.ts';
import { send } from '#mocks/engine/node-http.ts';
import { httpHost } from '#mocks/http-host.ts';

import { settingsOfHost } from '../support/settings.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { servers } from './openapi.ts';
import { NOW } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW, frozen: true });
});
afterAll(() => server.stop());

test.each([
  ['/__mock', '/__mock/'],
  ['/w/anna/__mock?q=keys', '/w/anna/__mock/?q=keys'],
])('%s redirects to the tester page', async (path, page) => {
  const response = await server.send('GET', path, undefined, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, page]);
});

/** The CORS table of the runbook: the values in backticks in the second column, by the header in the first. */
const TABLE = new Map(
  [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^\| `([\w-]+)`[^|]* \| (.*?) +\|$/gm)].map(
    ([, name = '', cell = '']) => [
      name.toLowerCase(),
      [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, each = '']) => each.split(', ')),
    ],
  ),
);

describe('a front end on another port gets the CORS headers of the runbook (S68)', () => {
  const origin = 'http://localhost:3000';
  const STAY = '/api/check-in/stay-started';
  const listIn = (headers: Headers, name: string) => headers.get(name)?.split(', ');

  test('in the answer to a preflight request', async () => {
    const preflight = { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'x-slug' };
    const { status, headers } = await server.send('OPTIONS', STAY, undefined, { headers: preflight });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    for (const each of ['methods', 'headers'].map((name) => `access-control-allow-${name}`)) {
      expect([each, listIn(headers, each)]).toEqual([each, TABLE.get(each)]);
    }
    expect(listIn(headers, 'access-control-max-age')).toEqual(TABLE.get('access-control-max-age'));
  });

  test.each([STAY, '/api/check-in/no-such-stay', '/__mock/clock', '/w/anna/api/check-in/stay-started'])(
    'in the answer of %s',
    async (path) => {
      const { headers } = await server.send('GET', path, undefined, { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(listIn(headers, 'access-control-expose-headers')).toEqual(TABLE.get('access-control-expose-headers'));
      // The table says that this header is never sent; the backticks in its cell are around another header.
      expect([headers.get('access-control-allow-credentials'), TABLE.get('access-control-allow-credentials')]).toEqual([
        null,
        ['authorization'],
      ]);
      expect([listIn(headers, 'vary'), listIn(headers, 'cache-control')]).toEqual([
        TABLE.get('vary'),
        TABLE.get('cache-control'),
      ]);
    },
  );
});

test('F3: an answer that cannot be sent is a logged 500, and the next one is sent', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const host = httpHost({
    defaults: { now: NOW },
    sending: (outgoing, answer) => {
      if (isBroken) outgoing.setHeader('x-broken', 'two\nlines');
      return send(outgoing, answer);
    },
  });
  const broken = createServer(host).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/api/check-in/stay-started`;
  const answer = await fetch(url);
  expect([answer.status, await answer.json()]).toMatchObject([500, { errors: [{ code: 'INTERNAL_ERROR' }] }]);
  expect(logged).toHaveBeenCalledWith('fake backend: an answer cannot be sent:', expect.any(Error));
  isBroken = false;
  expect((await fetch(url)).status).toBe(200);
  broken.close();
  broken.closeAllConnections();
  logged.mockRestore();
});

describe('a command-line error is reported in one line', () => {
  const run = (file: string, args: readonly string[]) =>
    new Promise<{ code: unknown; lines: string[] }>((done) => {
      execFile('node', [`mocks/${file}`, ...args], (error, stdout, stderr) =>
        done({ code: error?.code ?? 0, lines: (stdout + stderr).trim().split('\n') }),
      );
    });

  test.each<[string, string[], string]>([
    ['start.cjs', ['--port', 'abc'], '--port must be a whole number from 0 to 65535'],
    ['start.cjs', ['--now', 'tomorrow'], 'now must be an ISO 8601 instant with offset'],
    ['start.cjs', ['--seed', '1.5'], 'seed must be a whole number'],
    ['start.cjs', ['--colour', 'red'], "Unknown option '--colour'"],
    ['preview.ts', ['--slow', '-1'], "Option '--slow' argument is ambiguous"],
  ])('%s %j', async (file, args, line) => {
    const { code, lines } = await run(file, args);
    expect(code).toBe(1);
    expect(lines[0]).toContain(line);
    expect(lines.join('\n')).not.toContain('    at ');
  });

  test('such as a port in use; --help is not an error', async () => {
    const [inUse, help] = await Promise.all([
      run('start.cjs', ['--port', String(server.port)]),
      run('start.cjs', ['--help']),
    ]);
    expect([inUse.code, inUse.lines]).toMatchObject([1, [expect.stringContaining('address already in use')]]);
    expect(help.code).toBe(0);
    expect(help.lines[0]).toContain('npm run mock -- [--port 4010]');
    expect(help.lines).toContainEqual(expect.stringMatching(/^ {2}list \[WORDS\]/));
  });
});

test('the contract and the app name the same base address for each environment (R7-04)', () => {
  expect(servers.toSorted()).toEqual(
    ENVIRONMENTS.map((name) => settingsOfHost('localhost', name).addresses.api).toSorted(),
  );
});
