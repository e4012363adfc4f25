import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import type { WrittenCall } from '#mocks/engine/journal.ts';

import { sessionOf } from '#mocks/engine/sessions.ts';

import { bundledContract, installPeer } from './bench/server/peers.ts';

/** A violation that Prism found in a call or its answer. */
interface Violation {
  readonly world: string;
  readonly call: string;
  readonly said: string;
}

/** The options are the preview's. Three more ports are used: the preview's own, Prism's, and the upstream proxy's. */
const args = process.argv.slice(2);
const { values } = parseArgs({ args, options: { port: { type: 'string' } }, strict: false });
const port = Number(values.port);
const [app, prism, upstream] = [port + 1, port + 2, port + 3];
const found: Violation[] = [];
let calls = 0;

const started = (command: readonly string[]): ChildProcess =>
  spawn('node', command, { stdio: ['ignore', 'ignore', 'inherit'] });

const proxy = ['proxy', await bundledContract(), `http://127.0.0.1:${upstream}/api`, '--verboseLevel', 'silent'];
const children = [
  started(['mocks/preview.ts', ...args, '--port', `${app}`]),
  started([await installPeer('prism'), ...proxy, '--port', `${prism}`]),
];
process.once('exit', () => children.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error(`Prism read ${calls} calls and found ${found.length} violations`);
    process.exit();
  });
}

const worldOf = ({ headers }: IncomingMessage): string =>
  sessionOf(headers['x-mock-session']?.toString(), headers.cookie).id;

/** Whether a tester's fault applied to the call, according to the journal of its world. */
async function isAskedFor(world: string, { method, url }: IncomingMessage): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${app}/__mock/journal`, { headers: { 'x-mock-session': world } });
  const all = (await answer.json()) as WrittenCall[];
  return all.some((call) => call.method === method && call.url === url && call.faults !== undefined);
}

/** Hop-by-hop headers, which a proxy must not forward. */
const OF_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'sl-violations'];

const withoutHop = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_HOP.includes(name)));

/** Prism does not abort its call when the app aborts; this header lets the proxy find and abort it. */
const CALL = 'x-prism-call';
const callers = new Map<string, ServerResponse>();
const callOf = ({ headers }: IncomingMessage): string => headers[CALL]?.toString() ?? '';

interface KeptAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** The backend's answers by call. Prism drops empty and truncated JSON; the proxy sends these instead. */
const answers = new Map<string, KeptAnswer>();

async function readAnswer(answer: IncomingMessage): Promise<KeptAnswer> {
  const body = await text(answer);
  const headers = { ...withoutHop(answer.headers), 'content-length': Buffer.byteLength(body) };
  return { status: answer.statusCode ?? 502, headers, body };
}

function send(outgoing: ServerResponse, { status, headers, body }: KeptAnswer): void {
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

/** Forwards a call, and its answer unless `take` handles it. */
function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: { readonly port: number; readonly path: string },
  take?: (answer: IncomingMessage) => Promise<void>,
): void {
  const { method, headers } = incoming;
  // `agent: false`, because the preview closes its connections after one call.
  const out = ask({ host: '127.0.0.1', ...to, method, headers, agent: false }, (answer) => {
    if (take !== undefined) return void take(answer).catch(() => incoming.socket.destroy());
    outgoing.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
    answer.pipe(outgoing);
  });
  out.on('error', () => incoming.socket.destroy());
  for (const each of [outgoing, callers.get(callOf(incoming))]) each?.on('close', () => out.destroy());
  incoming.pipe(out);
}

/** Forwards an API call through Prism, and records violations. */
function askThroughPrism(incoming: IncomingMessage, outgoing: ServerResponse): void {
  calls += 1;
  const call = `${calls}`;
  incoming.headers[CALL] = call;
  callers.set(call, outgoing);
  outgoing.on('close', () => {
    callers.delete(call);
    answers.delete(call);
  });
  const path = (incoming.url ?? '').replace(/^\/api/, '');
  const world = worldOf(incoming);
  passOn(incoming, outgoing, { port: prism, path }, async (answer) => {
    const passed = await readAnswer(answer);
    // Prism answers by itself if it does not forward the call.
    const isItsOwn = answer.headers['content-type']?.startsWith('application/problem+json') === true;
    const said = answer.headers['sl-violations']?.toString() ?? (isItsOwn ? passed.body : '');
    if (said !== '' && !(await isAskedFor(world, incoming))) {
      found.push({ world, call: `${incoming.method} ${incoming.url}`, said });
      console.error(`Prism: ${incoming.method} ${incoming.url}: ${said}`);
    }
    const meant = isItsOwn ? answers.get(call) : passed;
    // The backend dropped the connection.
    if (meant === undefined) return void incoming.socket.destroy();
    send(outgoing, meant);
  });
}

const server = createServer((incoming, outgoing) => {
  const path = incoming.url ?? '/';
  if (path === '/__mock/prism') {
    const world = worldOf(incoming);
    return void outgoing.end(JSON.stringify(found.filter((each) => each.world === world)));
  }
  if (path.startsWith('/api/')) return askThroughPrism(incoming, outgoing);
  return passOn(incoming, outgoing, { port: app, path });
});
server.maxRequestsPerSocket = 1;
// Without a limit of requests per connection, because Prism reuses its connections.
createServer((incoming, outgoing) =>
  passOn(incoming, outgoing, { port: app, path: incoming.url ?? '/' }, async (answer) => {
    const read = await readAnswer(answer);
    answers.set(callOf(incoming), read);
    send(outgoing, read);
  }),
).listen(upstream, '127.0.0.1');
const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
for (const url of [`http://127.0.0.1:${app}/__mock/clock`, `http://127.0.0.1:${prism}/`]) {
  while (!(await isUp(url))) await setTimeout(50);
}
server.listen(port);
