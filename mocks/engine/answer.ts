import { handlers } from '#mocks/handlers/handlers.ts';

import { parseJson, readText } from './body.ts';
import { checkedRefusal, checkReply, checkRequest } from './contract.ts';
import type { Fault } from './faults.ts';
import { errorBody, HttpError, notFound } from './http-error.ts';
import { operationOf } from './operations.ts';
import type { OperationId } from './operations.ts';
import { findRoute } from './router.ts';
import type { Route } from './router.ts';
import { customerOfBearer } from './token.ts';
import type { Handler, World } from './world.ts';

/** What a host sends on: a response, or nothing at all (the connection breaks). */
export type Answer = Response | 'dropped';

const TIMEOUT_MS = 60_000;

/** The journal has thousands of entries: a long body would fill the memory. */
const LONGEST_KEPT = 5_000;

/** Settles when the caller has gone. */
const departure = (signal: AbortSignal): Promise<void> =>
  new Promise((left) => {
    if (signal.aborted) return left();
    signal.addEventListener('abort', () => left(), { once: true });
  });

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, departure(signal)]);
  clearTimeout(timer);
}

/** The fields of every reply: JSON, never cached, stamped with the world's clock. */
const replyHeaders = (world: World) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  date: new Date(world.clock.ms()).toUTCString(),
});

const reply = (world: World, status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: replyHeaders(world) });

/** The answer to a call that failed; a breach is the backend's own fault, which the test run must notice. */
interface Refusal {
  readonly response: Response;
  readonly code: string;
  readonly breach?: string;
}

function refusal(world: World, route: Route | undefined, error: unknown): Refusal {
  const thrown = error instanceof HttpError ? error : new HttpError('INTERNAL_ERROR', String(error));
  const known = route ? checkedRefusal(route.operation, thrown) : thrown;
  const response = reply(world, known.status, errorBody(known));
  // Only a breach of the contract names its operation.
  if (error instanceof HttpError && known.data?.['operation'] === undefined) return { response, code: known.code };
  console.error('fake backend:', error instanceof HttpError ? known : error);
  return { response, code: known.code, breach: String(error instanceof HttpError ? known : error) };
}

async function perform(world: World, { operation, params }: Route, request: Request, body: unknown): Promise<Response> {
  const { bearer, success } = operationOf(operation);
  const customerId = bearer ? customerOfBearer(request.headers.get('authorization'), world.clock.ms()) : '';
  if (customerId === undefined) throw new HttpError('NOT_AUTHENTICATED', 'A valid bearer token is required');
  const checked = checkRequest(operation, { query: new URL(request.url).searchParams, headers: request.headers, body });
  const handler = handlers[operation] as Handler<OperationId>;
  const answer = await world.inTurn(() => handler({ world, params, customerId, ...checked }));
  checkReply(operation, answer);
  return reply(world, success, answer);
}

async function withFault(
  world: World,
  fault: Fault,
  gone: () => AbortSignal,
  perform: () => Promise<Response>,
): Promise<Answer> {
  switch (fault.kind) {
    case 'status':
      return reply(world, fault.status, errorBody(new HttpError(fault.code, 'A fault set by the tester')));
    case 'network':
      return 'dropped';
    case 'timeout':
      await sleep(TIMEOUT_MS, gone());
      return 'dropped';
    case 'malformed':
      return new Response('<!doctype html><title>Sign in to the Wi-Fi</title>', {
        headers: { ...replyHeaders(world), 'content-type': 'text/html' },
      });
    case 'empty':
      return new Response(null, { headers: replyHeaders(world) });
    case 'commit-then-drop':
      await perform();
      return 'dropped';
    case 'delay':
      await sleep(fault.delayMs, gone());
      return perform();
    case 'hold':
      await Promise.race([world.faults.cleared, departure(gone())]);
      return perform();
  }
}

/** Answers one API call: contract, faults, handler, contract again, journal; stops waiting when the caller has gone. Never throws. */
export async function answer(world: World, request: Request, gone = () => request.signal): Promise<Answer> {
  const url = new URL(request.url);
  const route = findRoute(request.method, url.pathname.replace(/^.*?\/api\//, ''));
  let text = '';
  let body: unknown;
  let result: Answer;
  let refused: Refusal | undefined;
  const refuse = (error: unknown): Response => {
    refused = refusal(world, route, error);
    return refused.response;
  };
  try {
    if (!route) throw notFound(`${request.method} ${url.pathname}`);
    if (request.method !== 'GET') text = await readText(request);
    body = parseJson(text);
    const run = () => perform(world, route, request, body).catch(refuse);
    const fault = world.faults.take(route.operation);
    result = fault ? await withFault(world, fault, gone, run) : await run();
  } catch (error) {
    result = refuse(error);
  }
  world.journal.add({
    at: world.clock.now(),
    operation: route?.operation ?? 'unknown',
    method: request.method,
    url: url.pathname + url.search,
    headers: request.headers,
    body: text.length > LONGEST_KEPT ? `${text.length} characters, which are not kept` : body,
    status: result === 'dropped' ? 'dropped' : result.status,
    ...(refused === undefined ? {} : { code: refused.code }),
    ...(refused?.breach === undefined ? {} : { breach: refused.breach }),
  });
  return result;
}
