import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';

import { isDeepRun } from '../support/how-far.ts';
import { findProgram, freePort, libraries } from '../support/programs.ts';
import { startRedis } from '../support/redis-server.ts';
import { ended } from '../support/web-servers.ts';
import { NOW } from './support.ts';

/** A proxy that chooses the replica by a hash of the world, which a path or a header names. */
interface Proxy {
  readonly name: string;
  readonly program: string;
  /** The arguments before the path of the configuration file. */
  readonly args: readonly string[];
  readonly configuration: (port: number, replicas: readonly number[]) => string;
}

// Uses active health checks. With passive ones a single reset connection would take out the last replica, and all
// writes would fail.
const caddyfile: Proxy['configuration'] = (port, replicas) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  @named path_regexp world ^/w/([^/]+)/
  request_header @named x-mock-session {re.world.1}
  reverse_proxy ${replicas.map((each) => `127.0.0.1:${each}`).join(' ')} {
    lb_policy header x-mock-session
    lb_try_duration 5s
    lb_try_interval 50ms
    health_uri /__mock/clock
    health_interval 200ms
    health_timeout 10s
    header_down x-replica {http.reverse_proxy.upstream.hostport}
  }
}
`;

// Retries only failed connections, so that a write is never sent twice.
const haproxyFile: Proxy['configuration'] = (port, replicas) => `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  retries 3
  retry-on conn-failure
  option redispatch 1
frontend testers
  bind 127.0.0.1:${port}
  http-request set-header x-mock-session %[path,field(3,/)] if { path_reg ^/w/[^/]+/ }
  default_backend replicas
backend replicas
  balance hdr(x-mock-session)
  hash-type consistent
  http-response set-header x-replica %s
${replicas.map((each) => `  server r${each} 127.0.0.1:${each} check inter 200ms fall 1 rise 1`).join('\n')}
`;

const HAPROXY = ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'];

/** The proxies that are installed or can be downloaded; warns about missing ones. */
function proxiesHere(): readonly Proxy[] {
  const all = [
    {
      name: 'Caddy',
      program: findProgram('caddy'),
      args: ['run', '--adapter', 'caddyfile', '--config'],
      configuration: caddyfile,
    },
    { name: 'HAProxy', program: findProgram('haproxy', HAPROXY), args: ['-db', '-f'], configuration: haproxyFile },
  ];
  return all.flatMap(({ program, ...rest }) => {
    if (program !== undefined) return { ...rest, program };
    console.warn(`No ${rest.name} here: replicas behind it are NOT tested`);
    return [];
  });
}

const WORLDS = 50;
const ORDERS_A_WORLD = 12;
const SLUG = 'stay-started';

// Only in the deep run, as it takes a minute of CPU time.
const proxies = isDeepRun ? proxiesHere() : [];
const redis = isDeepRun ? await startRedis() : undefined;
if (isDeepRun && !redis) console.warn('No redis-server here: replicas behind a proxy are NOT tested');

const folder = mkdtempSync(join(tmpdir(), 'reception-replicas-'));
const processes: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(processes.map(ended));
  await redis?.stop();
  rmSync(folder, { recursive: true });
});

async function untilAnswered(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await setTimeout(50);
  }
  throw new Error(`${url} did not answer`);
}

/** Starts a replica that keeps its worlds in Redis; returns when it answers. */
async function startReplica(url: string): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const args = ['mocks/start.cjs', '--port', String(port), '--now', NOW, '--store', url];
  const child = spawn('node', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  processes.push(child);
  await untilAnswered(`http://127.0.0.1:${port}/__mock/clock`);
  return { port, child };
}

/** Starts a proxy that sends each world to one replica, and to the other one if that does not answer. */
async function startProxy({ program, args, configuration }: Proxy, replicas: readonly number[]): Promise<number> {
  const port = await freePort();
  const file = join(folder, `proxy-${port}`);
  writeFileSync(file, configuration(port, replicas));
  const env = { ...process.env, ...libraries(), HOME: folder };
  processes.push(spawn(program, [...args, file], { stdio: 'ignore', env }));
  await untilAnswered(`http://127.0.0.1:${port}/__mock/clock`);
  return port;
}

interface Written {
  readonly world: string;
  /** The orders that were answered. */
  readonly answered: readonly string[];
  /** The number of orders whose answer was lost; they may have been placed or not. */
  readonly lost: number;
}

/** How a request names a world: in its path or in a header. */
type Named = Readonly<{ origin: string; headers: Readonly<Record<string, string>> }>;

const byPath = (origin: string, world: string): Named => ({ origin: `${origin}/w/${world}`, headers: {} });
const byHeader = (origin: string, world: string): Named => ({ origin, headers: { 'x-mock-session': world } });

async function writeOrders({ origin, headers }: Named, world: string, noteAnswer: () => void): Promise<Written> {
  const body = JSON.stringify({ orderItems: [{ productId: 'prod-sauna' }] });
  const answered: string[] = [];
  let lost = 0;
  for (let times = 0; times < ORDERS_A_WORLD; times += 1) {
    // Never retried: a write whose answer is lost may have succeeded.
    const answer = await fetch(`${origin}/api/check-in/${SLUG}`, { method: 'PATCH', headers, body }).catch(
      () => undefined,
    );
    if (answer?.status === 200) answered.push(((await answer.json()) as { orderId: string }).orderId);
    else lost += 1;
    noteAnswer();
  }
  return { world, answered, lost };
}

describe.runIf(redis !== undefined)('two replicas', () => {
  test.each(proxies)(
    'behind $name lose no answered order when one is killed while fifty worlds write',
    async (proxy) => {
      const url = redis?.url ?? '';
      const [one, other] = [await startReplica(url), await startReplica(url)];
      const origin = `http://127.0.0.1:${await startProxy(proxy, [one.port, other.port])}`;
      // Both proxies share one Redis, so their worlds need different names.
      const worlds = Array.from({ length: WORLDS }, (_, index) => `${proxy.name.toLowerCase()}-${index}`);
      for (const name of worlds) {
        const started = await fetch(`${origin}/__mock/sessions`, {
          method: 'POST',
          body: JSON.stringify({ name, frozen: true }),
        });
        expect(started.status).toBe(201);
      }
      const replicaOf = async (named: Named) =>
        (await fetch(`${named.origin}/__mock/clock`, { headers: named.headers })).headers.get('x-replica');
      const used = await Promise.all(
        worlds.map(async (world) => {
          const requests = [byPath(origin, world), byHeader(origin, world), byPath(origin, world)].map(replicaOf);
          const [first, ...others] = await Promise.all(requests);
          expect(others).toEqual([first, first]);
          return first;
        }),
      );
      // Both replicas are used, and each world stays on one.
      expect(new Set(used).size).toBe(2);
      let answers = 0;
      const noteAnswer = (): void => {
        answers += 1;
        // After a third of the answers, regardless of the speed of the machine.
        if (answers === (WORLDS * ORDERS_A_WORLD) / 3) one.child.kill('SIGKILL');
      };
      const written = await Promise.all(
        worlds.map((world, index) => writeOrders((index % 2 ? byPath : byHeader)(origin, world), world, noteAnswer)),
      );
      expect(one.child.killed).toBe(true);
      const third = await startReplica(url);
      const answered = written.flatMap((each) => each.answered).length;
      const lost = written.reduce((sum, each) => sum + each.lost, 0);
      console.log(
        `Behind ${proxy.name}: ${WORLDS} worlds, ${answered} orders answered, ${lost} answers lost with the process`,
      );
      // Each world had at most one pending call when the replica was killed.
      expect(lost).toBeLessThanOrEqual(WORLDS);
      expect(answered + lost).toBe(WORLDS * ORDERS_A_WORLD);
      for (const { world, answered: ids, lost: missing } of written) {
        for (const { port } of [other, third]) {
          const ask = async (method: string, path: string, body?: unknown) => {
            const init = {
              method,
              headers: { 'x-mock-session': world },
              ...(body ? { body: JSON.stringify(body) } : {}),
            };
            return (await fetch(`http://127.0.0.1:${port}${path}`, init)).json();
          };
          await ask('PUT', '/__mock/clock', { advance: 'PT1M' });
          const stay = (await ask('GET', `/api/check-in/${SLUG}?$expand[]=orderItems`)) as {
            orderItems: { productId: string }[];
          };
          const delivered = stay.orderItems.filter(({ productId }) => productId === 'prod-sauna').length;
          // Each answered order is delivered exactly once, each one with a lost answer at most once.
          expect(new Set(ids).size).toBe(ids.length);
          expect(delivered).toBeGreaterThanOrEqual(ids.length);
          expect(delivered).toBeLessThanOrEqual(ids.length + missing);
          const calls = (await ask('GET', '/__mock/journal')) as {
            operation: string;
            status: number;
            breach?: string;
          }[];
          expect(calls.filter(({ breach }) => breach !== undefined)).toEqual([]);
          const noted = calls.filter(({ operation, status }) => operation === 'updateCheckIn' && status === 200);
          expect(noted).toHaveLength(delivered);
        }
      }
    },
    300_000,
  );
});
