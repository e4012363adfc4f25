import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfiguration } from '#config/configuration.ts';
import { settingsOf } from '#config/settings.ts';

import { withHost } from './engine/callers.ts';
import { networkOrigins, withConfiguration } from './network.ts';

test.each([
  [['--host'], ['--host=']],
  [
    ['--host', '--slow', '300'],
    ['--host=', '--slow', '300'],
  ],
  [
    ['--host', '192.168.1.5'],
    ['--host', '192.168.1.5'],
  ],
  [['--host=0.0.0.0'], ['--host=0.0.0.0']],
  [
    ['--port', '4000'],
    ['--port', '4000'],
  ],
])('--host alone means every address: %j (F2)', (args, read) => {
  expect(withHost(args)).toEqual(read);
});

test.each([
  ['127.0.0.1', []],
  ['localhost', []],
  ['::1', []],
  ['192.168.1.5', ['http://192.168.1.5:4173']],
  ['fd00::2', ['http://[fd00::2]:4173']],
])('a preview that listens at %s is reached by phones at %j', (host, origins) => {
  expect(networkOrigins(host, 4173)).toEqual(origins);
});

describe('the configuration of a page in the network (F2)', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reception-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read(host: string, brand: 'main' | 'white-label', path = '/config.json') {
    const app = withConfiguration((_incoming, outgoing) => outgoing.end('"of the build"'), folder, brand);
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', path, headers: { host }, agent: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const answered = await json(response);
    server.close();
    return answered;
  }

  test.each([
    ['192.168.1.5:4173', '192.168.1.5', 'main'],
    ['10.0.0.7', '10.0.0.7', 'white-label'],
    ['my-laptop.local:4173', 'my-laptop.local', 'main'],
    ['MY-LAPTOP:80', 'my-laptop', 'main'],
    ['[fd00::2]:4173', '[fd00::2]', 'main'],
    ['192.0.2.2:8080', '192.0.2.2', 'white-label'],
  ] as const)('for %s names that host and is valid', async (host, hostname, brand) => {
    const configuration = readConfiguration(JSON.stringify(await read(host, brand)));
    expect(settingsOf(configuration, hostname)).toMatchObject({
      brand: { id: brand },
      environment: 'development',
      isProductionHost: false,
      addresses: { api: '/api' },
      thirdParties: { cardFields: { address: '/card-fields' } },
    });
  });

  test('is served from the build if that contains it; other paths are unaffected', async () => {
    expect(await read('10.0.0.7', 'main', '/stay')).toBe('of the build');
    await writeFile(join(folder, 'config.json'), '{}');
    expect(await read('10.0.0.7', 'main', '/config.json?x')).toBe('of the build');
  });
});
