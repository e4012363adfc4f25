import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect } from 'vitest';

import { freePort } from '../support/programs.ts';
import { startServer } from './http-server.ts';
import type { TestServer } from './http-server.ts';
import { NOW } from './support.ts';

/** The hosts by the command that starts them. */
export type Host = 'mock' | 'preview' | 'start';
export const HOSTS: readonly Host[] = ['mock', 'preview', 'start'];

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const ports: Record<Host, number> = { mock: 0, preview: 0, start: 0 };

/** Sends a request with path and headers unchanged; `fetch` would normalise them. */
export async function ask(
  host: Host,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = request({
    port: ports[host],
    host: 'localhost',
    method,
    path,
    agent: false,
    headers: { accept: '*/*', ...headers },
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Sends bytes to a host; returns its answer as received. */
export async function askInWords(host: Host, words: string): Promise<string> {
  const line = connect(ports[host], 'localhost');
  line.end(words, 'latin1');
  return text(line);
}

/** Starts the three hosts for the tests of a file; the options are for `mock` and `preview`. */
export function startHosts(options: readonly string[] = []): void {
  let mock: TestServer;
  let folder: string;
  const processes: ChildProcess[] = [];

  /** Starts a command, and waits for its first output, which it prints once it listens. */
  async function started(command: string, args: readonly string[]): Promise<void> {
    const { VITEST: _test, ...env } = process.env;
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    processes.push(child);
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => expect.fail(`${command} ${args.join(' ')} ended`)),
    ]);
  }

  // The timeout allows for three hosts that load the fake backend, one of them with Vite.
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reception-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<html><head></head><body>app</body></html>');
    await writeFile(join(folder, 'sw.js'), 'script');
    [ports.preview, ports.start] = [await freePort(), await freePort()];
    [mock] = await Promise.all([
      startServer({ now: NOW, frozen: true }, undefined, options),
      started('node', ['mocks/preview.ts', '--dist', folder, '--port', String(ports.preview), ...options]),
      started('node', ['mocks/dev/start.ts', '--port', String(ports.start), '--strictPort', ...options]),
    ]);
    ports.mock = mock.port;
  }, 60_000);

  afterAll(async () => {
    await mock.stop();
    for (const child of processes) child.kill();
    await rm(folder, { recursive: true });
  });
}
