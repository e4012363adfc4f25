import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { caddyOf } from '../../tools/deploy/caddy.ts';
import type { Deployment } from '../../tools/deploy/deployment.ts';
import { nginxOf } from '../../tools/deploy/nginx.ts';
import { freePort } from './programs.ts';

type ServerName = 'nginx' | 'caddy';

/** A real server with the configuration that `deploy-files` generates. */
export interface WebServer {
  readonly port: number;
  /** The access log so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a server in a folder, which other users must be able to read; throws an error with its log if it does not start. */
export async function startServer(
  name: ServerName,
  program: string,
  folder: string,
  deployment: Omit<Deployment, 'listen' | 'scratch'>,
): Promise<WebServer> {
  const port = await freePort();
  const whole: Deployment = { ...deployment, listen: `127.0.0.1:${port}`, scratch: folder };
  const file = join(folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  writeFileSync(file, name === 'nginx' ? nginxOf(whole) : caddyOf(whole));
  const args = name === 'nginx' ? ['-c', file, '-g', 'daemon off;'] : ['run', '--config', file];
  const log = join(folder, `${name}.log`);
  const output = openSync(log, 'a');
  const child = spawn(program, args, { stdio: ['ignore', output, output], env: { ...process.env, HOME: folder } });
  const read = (): string => readFileSync(log, 'utf8');
  const stop = (): Promise<void> => ended(child);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break;
    const isUp = await new Promise<boolean>((answered) => {
      const ask = deployment.tls === undefined ? request : secureRequest;
      ask({ port, host: '127.0.0.1', path: '/healthz', rejectUnauthorized: false }, (response) =>
        answered(response.resume().statusCode === 200),
      )
        .once('error', () => answered(false))
        .end();
    });
    if (isUp) return { port, log: read, stop };
    await setTimeout(50);
  }
  await stop();
  throw new Error(`${name} does not start: ${read()}`);
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}
