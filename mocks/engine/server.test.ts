import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

import { serverOf } from './server.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Sends valid requests, then, once an answer has begun, a malformed one; returns everything that the server sent. */
async function readBy(answer: (outgoing: ServerResponse) => unknown, requests = 1): Promise<string> {
  await using server = serverOf((_incoming, outgoing) => void answer(outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  line.write(REQUEST.repeat(requests));
  const [first] = (await once(line, 'data')) as [Buffer];
  line.end('hello\r\n\r\n');
  return String(first) + (await text(line));
}

const answersIn = (read: string) => read.match(/HTTP\/1\.1 \d+/g);

test('a malformed request that follows a complete answer is refused with a 400', async () => {
  expect(answersIn(await readBy((outgoing) => outgoing.end('all')))).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('a malformed request during an answer closes the connection; nothing is written into the answer', async () => {
  expect(answersIn(await readBy((outgoing) => outgoing.write('begun')))).toEqual(['HTTP/1.1 200']);
});

test('the same holds during the second of two answers on one connection', async () => {
  const answers = [(first: ServerResponse) => first.end('all'), (second: ServerResponse) => second.write('begun')];
  const read = await readBy((outgoing) => answers.shift()?.(outgoing), 2);
  expect(answersIn(read)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});
