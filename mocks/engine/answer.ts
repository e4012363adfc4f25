import { handlers } from '#mocks/handlers/handlers.ts';

import { readJson } from './body.ts';
import { checkReply, checkRequest } from './contract.ts';
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

/** A refusal is an answer; this is a bug of ours: a reply outside the contract (which names its operation), or a crash. */
const breachOf = (error: unknown): string | undefined =>
  error instanceof HttpError && error.data?.['operation'] === undefined ? undefined : String(error);

const refusal = (world: World, error: unknown): Response => {
  // It must be heard, also where nobody looks at the answer.
  if (breachOf(error) !== undefined) console.error('fake backend:', error);
  if (error instanceof HttpError) return reply(world, error.status, errorBody(error));
  return reply(world, 500, errorBody(new HttpError('INTERNAL_ERROR', String(error))));
};

async function perform(world: World, { operation, params }: Route, request: Request, body: unknown): Promise<Response> {
  const { bearer } = operationOf(operation);
  const customerId = bearer ? customerOfBearer(request.headers.get('authorization'), world.clock.ms()) : '';
  if (customerId === undefined) throw new HttpError('NOT_AUTHENTICATED', 'A valid bearer token is required');
  const checked = checkRequest(operation, { query: new URL(request.url).searchParams, headers: request.headers, body });
  const handler = handlers[operation] as Handler<OperationId>;
  const answer = await handler({ world, params, customerId, ...checked });
  checkReply(operation, answer);
  return reply(world, request.method === 'POST' ? 201 : 200, answer);
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
  let body: unknown;
  let result: Answer;
  let breach: string | undefined;
  let code: string | undefined;
  const refuse = (error: unknown): Response => {
    breach = breachOf(error);
    code = error instanceof HttpError ? error.code : undefined;
    return refusal(world, error);
  };
  try {
    if (!route) throw notFound(`${request.method} ${url.pathname}`);
    body = request.method === 'GET' ? undefined : await readJson(request);
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
    body,
    status: result === 'dropped' ? 'dropped' : result.status,
    ...(code === undefined ? {} : { code }),
    ...(breach === undefined ? {} : { breach }),
  });
  return result;
}
