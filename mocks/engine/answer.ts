import { catchUp } from './clock.ts';
import type { Contract, Operations } from './contract.ts';
import { parseJson, readText, refuseMediaType } from './gate.ts';
import { AnswerWithHeaders, HttpError, invalid, isRead, methodNotAllowed, notFound, thrownError } from './http.ts';
import type { Answer, CallHeaders, CallRequest, Reply, WithClock } from './http.ts';
import type { Route } from './routes.ts';
import type { Step } from './steps.ts';
import type { Tables } from './table.ts';
import { withFaults } from './with-faults.ts';
import type { Due, Handler, Handlers, WorldAccess, ReplayedCall, World } from './world.ts';

/** What is needed to answer the calls of a contract. */
export interface AnswerOptions<Ops extends Operations, Db extends Tables> {
  readonly contract: Contract<Ops>;
  readonly handlers: Handlers<Ops, Db>;
  readonly scheduledEvents: (world: World<Db>) => readonly Due<Db>[];
  /** Identifies the caller of an operation that requires a token; throws a 401. */
  readonly callerOf: (authorization: string | null, world: World<Db>) => string;
  readonly inLanguage?: InLanguage | undefined;
}

/** Translates the texts of an answer into the language that the call asks for. */
export type InLanguage = (answer: unknown, headers: CallHeaders) => unknown;

const ADDRESS = /^[^/]+\/\/[^/?#]+([^?#]*)(\?[^#]*)?/;

/** The media type of a body, unless its operation declares another. */
const JSON_TYPE = 'application/json';

/** Longer bodies are left out of the journal, which holds thousands of entries in memory. */
const MAX_BODY_LENGTH = 5_000;

/** A parsed call; `error` is set when it cannot be performed. */
interface ReadCall<Id extends string> {
  readonly request: CallRequest;
  /** Path and query as sent. */
  readonly address: string;
  readonly query: URLSearchParams;
  readonly route: Route<Id> | undefined;
  /** The raw body; undefined when the request ended before it was complete. */
  readonly text: string | undefined;
  readonly body: unknown;
  /** The body as stored in the journal. */
  readonly journalBody: unknown;
  readonly error?: unknown;
}

/** How a call was answered. A breach means that the backend itself broke the contract; the test run must fail on it. */
interface Outcome {
  readonly response: Reply;
  readonly step?: Step;
  readonly code?: string;
  readonly breach?: string;
}

/** The requested operation; throws a 404, or a 405 listing the allowed methods. */
function routeOf<Ops extends Operations>(contract: Contract<Ops>, method: string, path: string) {
  const below = path.replace(/^.*?\/api\//, '');
  const route = contract.routes.find(method, below);
  if (route !== undefined) return route;
  const methods = contract.routes.methodsAt(below);
  throw methods.length > 0 ? methodNotAllowed(`${method} ${path}`, methods) : notFound(`${method} ${path}`);
}

async function readCall<Ops extends Operations>(
  contract: Contract<Ops>,
  request: CallRequest,
): Promise<ReadCall<keyof Ops & string>> {
  // `request.url` is already normalised, and `new URL()` is slow.
  const [, path = '/', search = ''] = ADDRESS.exec(request.url) ?? [];
  const call = { request, address: path + search, query: new URLSearchParams(search) };
  let route: Route<keyof Ops & string> | undefined;
  let [text, body]: [string | undefined, unknown] = ['', undefined];
  const journalBody = () =>
    text !== undefined && text.length > MAX_BODY_LENGTH ? `${text.length} characters, which are not kept` : body;
  try {
    route = routeOf(contract, request.method, path);
    if (!isRead(request)) {
      text = undefined;
      text = await readText(request);
    }
    if (text !== '') {
      const { body: declared, bodyType = JSON_TYPE } = contract.operation(route.operation);
      if (declared === undefined) throw invalid('body', 'is not declared');
      refuseMediaType(request.headers, [bodyType].flat());
    }
    body = parseJson(text);
    return { ...call, route, text, body, journalBody: journalBody() };
  } catch (error) {
    return { ...call, route, text, body, journalBody: journalBody(), error };
  }
}

function refusal<Ops extends Operations>(contract: Contract<Ops>, world: WithClock, error: HttpError): Outcome {
  return { response: contract.refusal(error, world), code: error.code };
}

/**
 * Turns what a handler threw into a refusal. A status or body that the contract does not list is a breach, and is
 * logged.
 */
function failureOutcome<Ops extends Operations>(
  world: WithClock,
  contract: Contract<Ops>,
  operation: keyof Ops & string,
  thrown: unknown,
): Outcome {
  const known = contract.checkedRefusal(operation, thrownError(thrown));
  // `checkedRefusal` adds the operation's name only to a breach.
  if (thrown instanceof HttpError && known.data?.['operation'] === undefined) return refusal(contract, world, known);
  const breach = thrown instanceof HttpError ? known : thrown;
  console.error('fake backend:', breach);
  return { ...refusal(contract, world, known), breach: String(breach) };
}

/** The world with its clock stopped, so that everything in one call happens at the same time. */
const withStoppedClock = <Db extends Tables>(world: World<Db>): World<Db> => ({ ...world, clock: world.clock.still() });

/** Checks the request, runs the handler and checks its answer. Never throws. */
async function perform<Ops extends Operations, Db extends Tables>(
  { contract, handlers, scheduledEvents, callerOf, inLanguage }: AnswerOptions<Ops, Db>,
  world: World<Db>,
  { route, request, query, body, error }: ReadCall<keyof Ops & string>,
): Promise<Outcome> {
  if (route === undefined || error !== undefined) return refusal(contract, world, thrownError(error));
  const { operation, params } = route;
  let step: Step | undefined;
  try {
    const { bearer } = contract.operation(operation);
    const caller = bearer ? callerOf(request.headers.get('authorization'), world) : '';
    if (!isRead(request)) world.steps.refuseWhenFull();
    const checked = contract.checkRequest(operation, { params, query, headers: request.headers, body });
    const handler: Handler<Ops[typeof operation], Db> = handlers[operation];
    const act = async () => {
      await catchUp(world, scheduledEvents);
      return handler({ world, caller, ...checked });
    };
    const answer = await world.steps.record(
      operation,
      () => world.clock.now(),
      act,
      (wrote) => (step = wrote),
    );
    const { body: given, headers } = answer instanceof AnswerWithHeaders ? answer : { body: answer, headers: {} };
    contract.checkReply(operation, given, headers);
    const translated = inLanguage ? await inLanguage(given, request.headers) : given;
    return { response: contract.reply(operation, world, translated, headers), ...(step && { step }) };
  } catch (failure) {
    return { ...failureOutcome(world, contract, operation, failure), ...(step && { step }) };
  }
}

function note(
  world: World<Tables>,
  { route, request, address, journalBody }: ReadCall<string>,
  answer: Answer,
  faults: readonly string[],
  { step, code, breach }: Partial<Outcome>,
): void {
  world.journal.add({
    at: world.clock.now(),
    operation: route?.operation ?? 'unknown',
    method: request.method,
    url: address,
    headers: request.headers,
    body: journalBody,
    ...(answer === 'dropped' ? { status: answer } : { status: answer.status, answer: answer.text }),
    ...(faults.length === 0 ? {} : { faults }),
    ...(step === undefined ? {} : { step }),
    ...(code === undefined ? {} : { code }),
    ...(breach === undefined ? {} : { breach }),
  });
}

/**
 * Answers one API call: check the request, apply faults, run the handler, check the answer, add it to the journal.
 * Faults wait outside the world's queue, so other calls continue, and stop waiting when the caller disconnects. Throws
 * only what `access` throws.
 */
export async function answer<Ops extends Operations, Db extends Tables>(
  answerOptions: AnswerOptions<Ops, Db>,
  access: WorldAccess<Db>,
  request: CallRequest,
  gone = () => request.signal ?? AbortSignal.any([]),
  replayed: ReplayedCall = {},
): Promise<Answer> {
  const call = await readCall(answerOptions.contract, request);
  const entered = await access.exclusive(async (now) => {
    const world = withStoppedClock(now);
    const recorded = now.recorder.recordCall(world.clock.now());
    const { route, body, error } = call;
    const applied =
      route === undefined || error !== undefined
        ? []
        : world.faults.take({ operation: route.operation, params: route.params, body, now: world.clock.ms() });
    replayed.arrived?.();
    if (applied.length > 0) return { applied, world: now, recorded };
    const outcome = await perform(answerOptions, world, call);
    note(world, call, outcome.response, [], outcome);
    recorded?.finish(request, call.text, outcome.response);
    return outcome.response;
  });
  if ('status' in entered) return entered;
  const { applied, world, recorded } = entered;
  let outcome: Partial<Outcome> = {};
  /** The world with its clock stopped at the time of the answer. */
  const stopClockIn = (here: World<Db>): World<Db> => {
    const moment = withStoppedClock(here);
    recorded?.markAnswered(moment.clock.now());
    return moment;
  };
  const run = async (): Promise<Reply> => {
    await replayed.waitForTurn?.();
    const performed = await access.exclusive((now) => perform(answerOptions, stopClockIn(now), call));
    outcome = performed;
    return performed.response;
  };
  const moment = async () => {
    await replayed.waitForTurn?.();
    return stopClockIn(world);
  };
  const refuse = (now: WithClock, error: HttpError) => answerOptions.contract.refusal(error, now);
  const faultContext = { moment, refuse, gone, cleared: () => access.cleared(world, gone()) };
  const result = await withFaults(faultContext, applied, run).catch((error: unknown) => {
    const refused = refusal(answerOptions.contract, world, thrownError(error));
    outcome = refused;
    return refused.response;
  });
  const kinds = applied.map(({ fault }) => fault.kind);
  await access.exclusive((now) => note(now, call, result, kinds, outcome));
  recorded?.finish(request, call.text, result);
  return result;
}
