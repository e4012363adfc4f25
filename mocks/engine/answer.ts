import { parseJson, readText } from './body.ts';
import type { Contract } from './contract.ts';
import type { Fault } from './faults.ts';
import { errorBody, HttpError, notFound } from './http-error.ts';
import type { Operations } from './operations.ts';
import type { Route } from './router.ts';
import type { Tables } from './tables.ts';
import { subjectOfBearer } from './token.ts';
import type { Due, Handler, Handlers, World } from './world.ts';

/** What answers the calls of a contract. */
export interface Answering<Ops extends Operations, Db extends Tables> {
  readonly contract: Contract<Ops>;
  readonly handlers: Handlers<Ops, Db>;
  readonly clockwork: (world: World<Db>) => readonly Due<Db>[];
}

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

/** A world, as far as replies need it. */
type Timed = Pick<World<Tables>, 'clock'>;

/** The fields of every reply: JSON, never cached, stamped with the world's clock. */
const replyHeaders = ({ clock }: Timed) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  date: new Date(clock.ms()).toUTCString(),
});

const reply = (world: Timed, status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: replyHeaders(world) });

/** The answer to a call that failed; a breach is the backend's own fault, which the test run must notice. */
interface Refusal {
  readonly response: Response;
  readonly code: string;
  readonly breach?: string;
}

function refusal<Ops extends Operations>(
  world: Timed,
  contract: Contract<Ops>,
  route: Route<keyof Ops & string> | undefined,
  error: unknown,
): Refusal {
  const thrown = error instanceof HttpError ? error : new HttpError('INTERNAL_ERROR', String(error));
  const known = route ? contract.checkedRefusal(route.operation, thrown) : thrown;
  const response = reply(world, known.status, errorBody(known));
  // Only a breach of the contract names its operation.
  if (error instanceof HttpError && known.data?.['operation'] === undefined) return { response, code: known.code };
  console.error('fake backend:', error instanceof HttpError ? known : error);
  return { response, code: known.code, breach: String(error instanceof HttpError ? known : error) };
}

/** Lets happen what is due by the clock, the earliest first; what happens may make something else due. */
async function catchUp<Db extends Tables>(
  world: World<Db>,
  clockwork: (world: World<Db>) => readonly Due<Db>[],
): Promise<void> {
  for (;;) {
    const now = world.clock.now();
    const [next] = clockwork(world)
      .filter(({ at }) => at <= now)
      .toSorted((one, other) => one.at.localeCompare(other.at));
    if (next === undefined) return;
    await next.happen(world);
  }
}

async function perform<Ops extends Operations, Db extends Tables>(
  { contract, handlers, clockwork }: Answering<Ops, Db>,
  world: World<Db>,
  { operation, params }: Route<keyof Ops & string>,
  request: Request,
  body: unknown,
): Promise<Response> {
  const { bearer, success } = contract.operation(operation);
  const caller = bearer ? subjectOfBearer(request.headers.get('authorization'), world.clock.ms()) : '';
  if (caller === undefined) throw new HttpError('NOT_AUTHENTICATED', 'A valid bearer token is required');
  const query = new URL(request.url).searchParams;
  const checked = contract.checkRequest(operation, { query, headers: request.headers, body });
  const handler: Handler<Ops[typeof operation], Db> = handlers[operation];
  const answer = await world.inTurn(async () => {
    await catchUp(world, clockwork);
    return handler({ world, params, caller, ...checked });
  });
  contract.checkReply(operation, answer);
  return reply(world, success, answer);
}

async function withFault<Db extends Tables>(
  world: World<Db>,
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
export async function answer<Ops extends Operations, Db extends Tables>(
  answering: Answering<Ops, Db>,
  world: World<Db>,
  request: Request,
  gone = () => request.signal,
): Promise<Answer> {
  const { contract } = answering;
  const url = new URL(request.url);
  const route = contract.findRoute(request.method, url.pathname.replace(/^.*?\/api\//, ''));
  let text = '';
  let body: unknown;
  let result: Answer;
  let refused: Refusal | undefined;
  const refuse = (error: unknown): Response => {
    refused = refusal(world, contract, route, error);
    return refused.response;
  };
  try {
    if (!route) throw notFound(`${request.method} ${url.pathname}`);
    if (request.method !== 'GET') text = await readText(request);
    body = parseJson(text);
    const run = () => perform(answering, world, route, request, body).catch(refuse);
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
