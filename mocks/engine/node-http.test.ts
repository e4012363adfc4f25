import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';

import { nodeRequest } from './node-http.ts';

const received = (rawHeaders: string[], url = '/api/stay', method = 'GET') =>
  nodeRequest({ rawHeaders, url, method } as unknown as IncomingMessage);

const SENT = ['X-Twice', 'one', 'Cookie', 'a=1', 'x-twice', 'two', 'cookie', 'b=2', 'Accept', '*/*'];

function standard(): Request {
  const headers = new Headers();
  for (let index = 0; index < SENT.length; index += 2) headers.append(SENT[index] ?? '', SENT[index + 1] ?? '');
  return new Request('http://localhost/a/../b c?q=ä#end', { headers });
}

describe('a call received from Node', () => {
  test('has the header fields of a standard request, in the same order', () => {
    const [own, other] = [received(SENT), standard()];
    expect([...own.headers]).toEqual([...other.headers]);
    for (const name of ['x-twice', 'X-TWICE', 'cookie', 'accept', 'none']) {
      expect(own.headers.get(name)).toBe(other.headers.get(name));
    }
  });

  test('has the address of a standard request', () => {
    expect(received([], '/a/../b c?q=ä#end').url).toBe(standard().url);
  });

  test.each(['anna:secret@host/', ':99999/'])('%s is refused as an invalid address', (url) => {
    expect(() => received([], url)).toThrow('has an invalid address');
  });

  test('has no body if its method has none', () => {
    expect([received([]).body, received([], '/', 'HEAD').body]).toEqual([null, null]);
  });
});
