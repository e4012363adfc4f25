import { parseJson, readText } from './body.ts';
import type { Contract } from './contract.ts';
import { errorBody, HttpError, notFound } from './http-error.ts';
import type { Operations } from './operations.ts';
import { reply, textOf } from './reply.ts';
import type { Answer, Timed } from './reply.ts';
import type { Route } from './router.ts';
import type { Step } from './steps.ts';
import type { Tables } from './tables.ts';
import { subjectOfBearer } from './token.ts';
import { withFaults } from './with-faults.ts';
import type { Due, Handler, Handlers, World } from './world.ts';

/** What answers the calls of a contract. */
export interface Answering<Ops extends Operations, Db extends Tables> {
  readonly contract: Contract<Ops>;
  readonly handlers: Handlers<Ops, Db>;
  readonly clockwork: (world: World<Db>) => readonly Due<Db>[];
}

/** The journal has thousands of entries: a long body would fill the memory. */
const LONGEST_KEPT = 5_000;

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
  wrote: (step: Step) => void,
): Promise<Response> {
  const { bearer, success } = contract.operation(operation);
  const caller = bearer ? subjectOfBearer(request.headers.get('authorization'), world.clock.ms()) : '';
  if (caller === undefined) throw new HttpError('NOT_AUTHENTICATED', 'A valid bearer token is required');
  const query = new URL(request.url).searchParams;
  const checked = contract.checkRequest(operation, { query, headers: request.headers, body });
  const handler: Handler<Ops[typeof operation], Db> = handlers[operation];
  const act = async () => {
    await catchUp(world, clockwork);
    return handler({ world, params, caller, ...checked });
  };
  const answer = await world.inTurn(() => world.steps.during(operation, () => world.clock.now(), act, wrote));
  contract.checkReply(operation, answer);
  return reply(world, success, answer);
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
  let faults: readonly string[] = [];
  let step: Step | undefined;
  const refuse = (error: unknown): Response => {
    refused = refusal(world, contract, route, error);
    return refused.response;
  };
  try {
    if (!route) throw notFound(`${request.method} ${url.pathname}`);
    if (request.method !== 'GET') text = await readText(request);
    body = parseJson(text);
    const { operation, params } = route;
    const run = () => perform(answering, world, route, request, body, (wrote) => (step = wrote)).catch(refuse);
    const met = world.faults.take({ operation, params, body, now: world.clock.ms() });
    faults = met.map(({ fault }) => fault.kind);
    result = await withFaults(world, met, gone, run);
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
    ...(result === 'dropped' ? { status: result } : { status: result.status, answer: textOf(result) }),
    ...(faults.length === 0 ? {} : { faults }),
    ...(step === undefined ? {} : { step }),
    ...(refused === undefined ? {} : { code: refused.code }),
    ...(refused?.breach === undefined ? {} : { breach: refused.breach }),
  });
  return result;
}
