import { describe, expect, test } from 'vitest';

import { ask, askInWords, HOSTS, startHosts } from './three-hosts.ts';
import type { Answer, Host } from './three-hosts.ts';

startHosts();

const refusalIn = ({ status, headers, body }: Answer) => ({
  status,
  type: headers['content-type'],
  code: (JSON.parse(body) as { errors: readonly { code: string }[] }).errors[0]?.code,
});
const JSON_UTF8 = 'application/json; charset=utf-8';
const STAY = 'check-in/stay-started';

describe.each(HOSTS)('F5: an address below the API on the host of %s', (host) => {
  test.each([
    '/api',
    '/api?a=1',
    `/API/${STAY}`,
    `/Api/${STAY}`,
    `//api/${STAY}`,
    `///api//${STAY}`,
    `/%61pi/${STAY}`,
    `/%41PI/${STAY}`,
    '/api%2Fcheck-in',
    `/api;v=1/${STAY}`,
    `/./api/${STAY}`,
    `/x/../api/${STAY}`,
    `/x/%2e%2e/api/${STAY}`,
    `/\\api\\${STAY}`,
    `/api./${STAY}`,
    `/api%20/${STAY}`,
    `/api%00/${STAY}`,
    `/%EF%BD%81pi/${STAY}`,
    `/api%E2%80%8B/${STAY}`,
    '/__MOCK/',
    '/__Mock/clock',
    '//__mock/clock',
    '/%5F%5Fmock/clock',
    '/__mock;a/clock',
    `/w/anna/API/${STAY}`,
    `/w/anna//api/${STAY}`,
    `/W/anna/api/${STAY}`,
    '/w/anna/__MOCK/clock',
    `/w/anna/w/ben/api/${STAY}`,
    `http://localhost/API/${STAY}`,
    '/api/check-in/../check-in/stay-started',
    '/api/check-in/%2E%2e/check-in/stay-started',
    '/api/./check-in/stay-started',
    '/__mock/journal/..',
  ])('%s is a JSON 404', async (path) => {
    for (const method of ['GET', 'POST']) {
      expect(refusalIn(await ask(host, method, path))).toEqual({ status: 404, type: JSON_UTF8, code: 'NOT_FOUND' });
    }
    expect(await ask(host, 'HEAD', path)).toMatchObject({ status: 404, body: '' });
  });

  test.each([
    `/api/${STAY}/`,
    '/api/Check-In/stay-started',
    '/api/',
    `/api//${STAY}`,
    '/__mock/nothing',
    '/__mock//clock',
  ])('%s is not in the contract and gets a JSON error, not a page', async (path) => {
    const refused = refusalIn(await ask(host, 'GET', path));
    // With `npm start` the backend runs in the page, so calls from outside get a 503.
    const isThere = host !== 'start';
    expect(refused).toMatchObject({ status: isThere ? 404 : 503, code: isThere ? 'NOT_FOUND' : 'NOT_READY' });
  });
});

describe.each(HOSTS)('F5: malformed HTTP is refused in JSON on the host of %s', (host) => {
  const HOST = 'Host: localhost\r\n';
  test.each<readonly [string, string, number]>([
    ['an unknown method', `FOO /api/${STAY} HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a method in small letters', `get /api/${STAY} HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['another version', `GET /api/${STAY} HTTP/9.9\r\n${HOST}\r\n`, 400],
    ['no protocol', 'hello\r\n\r\n', 400],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001', 400],
    ['a header without a colon', `GET /api/${STAY} HTTP/1.1\r\n${HOST}nonsense\r\n\r\n`, 400],
    ['a header with a space in its name', `GET /api/${STAY} HTTP/1.1\r\n${HOST}a b: c\r\n\r\n`, 400],
    ['a wrong length', `POST /api/${STAY} HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`, 400],
    ['two lengths', `POST /api/${STAY} HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400],
    ['a header that is too long', `GET /api/${STAY} HTTP/1.1\r\n${HOST}a: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    ['CONNECT', `CONNECT localhost:80 HTTP/1.1\r\n${HOST}\r\n`, 405],
    ['an expectation', `GET /api/${STAY} HTTP/1.1\r\n${HOST}Expect: cake\r\nConnection: close\r\n\r\n`, 417],
    // With `npm start` Node refuses it before anything else sees it.
    ...(host === 'start' ? [] : [['no host', `GET /api/${STAY} HTTP/1.1\r\nConnection: close\r\n\r\n`, 403] as const]),
  ])('%s', async (_what, sent, status) => {
    const [head = '', body = ''] = (await askInWords(host, sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
    expect(head.toLowerCase()).toContain(`content-type: ${JSON_UTF8}`);
    expect(JSON.parse(body)).toMatchObject({ errors: [{ code: expect.any(String), message: expect.any(String) }] });
  });
});

describe('F5: another method is a 405 with the allowed methods', () => {
  test.each<[host: Host, method: string, path: string, allow: string]>([
    ...(['mock', 'preview'] as const).flatMap((host): [Host, string, string, string][] => [
      [host, 'POST', `/api/${STAY}`, 'GET, HEAD, PATCH'],
      [host, 'PUT', `/api/${STAY}`, 'GET, HEAD, PATCH'],
      [host, 'DELETE', `/api/${STAY}`, 'GET, HEAD, PATCH'],
      [host, 'OPTIONS', `/api/${STAY}`, 'GET, HEAD, PATCH'],
      [host, 'TRACE', `/api/${STAY}`, 'GET, HEAD, PATCH'],
      [host, 'PROPFIND', `/w/anna/api/${STAY}`, 'GET, HEAD, PATCH'],
      [host, 'GET', '/api/access-requests', 'POST'],
      [host, 'HEAD', '/api/access-requests', 'POST'],
      [host, 'PATCH', '/__mock/clock', 'GET, HEAD, PUT'],
      [host, 'TRACE', '/__mock/clock', 'GET, HEAD, PUT'],
      [host, 'GET', '/__mock/undo', 'POST'],
      [host, 'POST', '/__mock/openapi.json', 'GET, HEAD'],
      [host, 'POST', '/__mock/', 'GET, HEAD'],
      [host, 'PUT', '/__mock/page.css', 'GET, HEAD'],
      [host, 'DELETE', '/w/anna/__mock', 'GET, HEAD'],
      [host, 'POST', '/w/anna/stay', 'GET, HEAD'],
      [host, 'POST', '/s/keys-expired', 'GET, HEAD'],
    ]),
    ...(['preview', 'start'] as const).flatMap((host): [Host, string, string, string][] => [
      [host, 'POST', '/', 'GET, HEAD'],
      [host, 'PUT', '/stay?slug=a', 'GET, HEAD'],
      [host, 'DELETE', '/stay/access', 'GET, HEAD'],
      [host, 'PATCH', '/__mock/', 'GET, HEAD'],
    ]),
    ['preview', 'POST', '/sw.js', 'GET, HEAD'],
    ['preview', 'OPTIONS', '/stay', 'GET, HEAD'],
  ])('on the host of %s: %s %s, allowed are %s', async (host, method, path, allow) => {
    const answer = await ask(host, method, path);
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
    expect([answer.headers['content-type'], answer.body === '' ? 'HEAD' : refusalIn(answer).code]).toEqual([
      JSON_UTF8,
      method === 'HEAD' ? 'HEAD' : 'METHOD_NOT_ALLOWED',
    ]);
  });

  test.each<[Host, string]>([
    ['mock', `/api/${STAY}`],
    ['mock', '/api/check-in/nobody'],
    ['preview', `/w/anna/api/${STAY}`],
    ['mock', '/__mock/clock'],
    ['preview', '/__mock/openapi.json'],
    ['mock', '/__mock/'],
    ['mock', '/__mock'],
    ['preview', '/stay'],
    ['preview', '/sw.js'],
    ['start', '/__mock/clock'],
  ])('on the host of %s HEAD of %s is GET without its body', async (host, path) => {
    const [head, get] = [await ask(host, 'HEAD', path), await ask(host, 'GET', path)];
    expect(head.body).toBe('');
    const facts = ({ status, headers }: Answer) => [status, headers['content-type'], headers.location];
    expect(facts(head)).toEqual(facts(get));
    const length = head.headers['content-length'];
    expect([undefined, String(Buffer.byteLength(get.body))]).toContain(length);
  });

  test('HEAD of a stream ends', async () => {
    expect(await ask('mock', 'HEAD', '/__mock/journal/stream')).toMatchObject({ status: 200, body: '' });
  });
});

describe.each<Host>(['preview', 'start'])('F5: a file that is not there, on the host of %s', (host) => {
  test.each([
    '/assets/nope.js',
    '/assets/nope',
    '/.env',
    '/.env.local',
    '/.git/config',
    '/.npmrc',
    '/sw.js/',
    '/nope.txt',
    '/stay/nope.json?slug=a',
    '/wp-login.php',
    '/assets/',
  ])('%s is a 404, not a page', async (path) => {
    const { status, headers } = await ask(host, 'GET', path);
    expect([status, headers['content-type'] ?? '']).toEqual([404, expect.not.stringContaining('html')]);
  });
});
