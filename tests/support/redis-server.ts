import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { findProgram, freePort, libraries } from './programs.ts';
import { ended } from './web-servers.ts';

/** A Redis or Valkey server for a test. */
export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

const findRedis = (): string | undefined =>
  findProgram('valkey-server', []) ??
  findProgram('redis-server', ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1']);

const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts a server without persistence; undefined if none is installed and none can be downloaded. */
export async function startRedis(): Promise<RedisServer | undefined> {
  const program = findRedis();
  if (program === undefined) return undefined;
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...libraries() } });
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await isOpen(port)) return { url: `redis://127.0.0.1:${port}`, stop: () => ended(child) };
    await setTimeout(20);
  }
  await ended(child);
  throw new Error('redis-server does not start');
}
