import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { caddyOf } from '../tools/deploy/caddy.ts';
import type { Deployment } from '../tools/deploy/deployment.ts';
import { nginxOf } from '../tools/deploy/nginx.ts';

type ServerName = 'nginx' | 'caddy';

/** Debian's packages, unpacked beside the other caches: they need no installing. */
const CACHE = resolve('node_modules/.cache/reception/servers');

function installed(name: ServerName): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    `${CACHE}/usr/sbin`,
    `${CACHE}/usr/bin`,
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Where the program of a server is: on the machine, or from its package; undefined where neither can be had. */
export function findServer(name: ServerName): string | undefined {
  const found = installed(name);
  if (found !== undefined) return found;
  try {
    mkdirSync(CACHE, { recursive: true });
    const quietly = { cwd: CACHE, stdio: 'ignore', timeout: 60_000 } as const;
    execFileSync('apt-get', ['download', name], quietly);
    for (const file of globSync(`${name}_*.deb`, { cwd: CACHE })) execFileSync('dpkg', ['-x', file, '.'], quietly);
  } catch {
    return undefined;
  }
  return installed(name);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A real server on the files that `deploy-files` makes for it. */
export interface WebServer {
  readonly port: number;
  /** The access log so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a server in a scratch folder that other users may read; throws its messages when it does not start. */
export async function startServer(
  name: ServerName,
  program: string,
  folder: string,
  deployment: Pick<Deployment, 'hosts' | 'root'>,
): Promise<WebServer> {
  const port = await freePort();
  const whole: Deployment = { ...deployment, port, scratch: folder };
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
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { port, log: read, stop };
    await setTimeout(50);
  }
  await stop();
  throw new Error(`${name} does not start: ${read()}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}
