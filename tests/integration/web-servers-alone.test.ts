import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { headersOf, reachOf } from '#config/server-policy.ts';
import type { Answer } from '#config/server-policy.ts';

import { findProgram } from '../support/programs.ts';
import { startServer } from '../support/web-servers.ts';
import type { WebServer } from '../support/web-servers.ts';

const HOST = 'stay.example.test';
const reach = reachOf({ origin: `https://${HOST}`, configured: {} });
const folder = mkdtempSync(join(tmpdir(), 'reception-alone-'));
const root = join(folder, 'site');
const tls = { certificate: join(folder, 'site.crt'), key: join(folder, 'site.key') };

let api: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>the app</title>');
  writeFileSync(join(root, 'assets/index-12345678.js'), 'export const answer = 42;');
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${HOST}`];
  execFileSync('openssl', ['req', ...made, '-keyout', tls.key, '-out', tls.certificate], { stdio: 'ignore' });
  chmodSync(tls.key, 0o644);
  chmodSync(folder, 0o755);
  api = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    let bytes = 0;
    // The web server closes the connection when a body is too large.
    incoming.on('error', () => outgoing.destroy());
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const client = headers['x-forwarded-for'];
    incoming.on('end', () => outgoing.end(JSON.stringify({ method, url, host: headers.host, client, bytes })));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  ({ port } = api.address() as AddressInfo);
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

const SERVERS = (['nginx', 'caddy'] as const).flatMap((name) => {
  const program = findProgram(name);
  return program === undefined ? [] : [{ name, program }];
});

describe.each(SERVERS)('$name with TLS, and with the API on the same host', ({ name, program }) => {
  let server: WebServer;
  beforeAll(async () => {
    const hosts = { [HOST]: reach };
    server = await startServer(name, program, folder, { hosts, root, tls, api: `http://127.0.0.1:${port}` });
  });
  afterAll(() => server.stop());

  async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
    const to = { port: server.port, host: '127.0.0.1', servername: HOST, rejectUnauthorized: false, agent: false };
    const sent = request({ ...to, method, path, headers: { host: HOST, ...headers } }).end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headersDistinct, body: await text(answer) };
  }

  /** The values of the policy headers in an answer; a list, so that a repeated header is noticed. */
  const policyIn = (answer: Answer, headers: IncomingMessage['headersDistinct']) =>
    Object.keys(headersOf(answer, reach)).map((each) => [each, headers[each.toLowerCase()]]);
  const policyOf = (answer: Answer) => Object.entries(headersOf(answer, reach)).map(([each, value]) => [each, [value]]);

  test('sends the page', async () => {
    const { status, headers, body } = await ask('GET', '/stay?slug=a');
    expect([status, body]).toEqual([200, '<!doctype html><title>the app</title>']);
    expect(policyIn('page', headers)).toEqual(policyOf('page'));
  });

  test.each([HOST.toUpperCase(), `${HOST}.`])('recognises its host in the spelling %s', async (host) => {
    const { headers } = await ask('GET', '/', { host });
    expect(policyIn('page', headers)).toEqual(policyOf('page'));
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'answers %s of a page or file with 405 and the policy headers',
    async (method) => {
      for (const path of ['/', '/stay/access', '/assets/index-12345678.js', '/assets/gone.js', '/healthz']) {
        const { status, headers } = await ask(method, path);
        expect([path, status, headers['allow']]).toEqual([path, 405, ['GET, HEAD']]);
        expect(policyIn('missing', headers)).toEqual(policyOf('missing'));
      }
    },
  );

  test.each([
    ['a range outside the file', { range: 'bytes=900-999' }, [200, 416]],
    ['a header that is too long', { cookie: 'a'.repeat(70_000) }, [400, 431, 494]],
  ] as const)('answers %s without repeating a header', async (_what, headers, statuses) => {
    const answer = await ask('GET', '/assets/index-12345678.js', headers);
    expect(statuses).toContain(answer.status);
    expect(Object.entries(answer.headers).filter(([, values = []]) => values.length > 1)).toEqual([]);
  });

  test('forwards calls to the API, and refuses a body that is too large', async () => {
    const call = { 'content-type': 'application/json' };
    const claimed = { ...call, 'x-forwarded-for': '192.0.2.66' };
    const { status, headers, body } = await ask('PATCH', '/api/check-in/a?b=1', claimed, 'x'.repeat(100_000));
    // The API identifies callers by this address, so a client must not be able to set it.
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { method: 'PATCH', url: '/api/check-in/a?b=1', host: HOST, client: '127.0.0.1', bytes: 100_000 },
    ]);
    expect(headers['x-content-type-options']).toEqual(['nosniff']);
    expect(headers['content-security-policy']).toBeUndefined();
    const large = await ask('POST', '/api/check-in/a', call, 'x'.repeat(200_000));
    expect(large.status).toBe(413);
    expect(policyIn('missing', large.headers)).toEqual(policyOf('missing'));
    expect((await ask('GET', '/api')).status).toBe(404);
  });
});
