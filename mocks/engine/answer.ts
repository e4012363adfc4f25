import { catchUp } from './clock.ts';
import type { Contract, Operations } from './contract.ts';
import { parseJson, readText, refuseMediaType } from './gate.ts';
import { Answered, HttpError, invalid, isRead, methodNotAllowed, notFound, thrownError } from './http.ts';
import type { Answer, CallHeaders, CallRequest, Reply, Timed } from './http.ts';
import type { Route } from './routes.ts';
import type { Step } from './steps.ts';
import type { Tables } from './table.ts';
import { withFaults } from './with-faults.ts';
import type { Due, Handler, Handlers, WorldAccess, ReplayedCall, World } from './world.ts';

/** What answers the calls of a contract. */
export interface Answering<Ops extends Operations, Db extends Tables> {
  readonly contract: Contract<Ops>;
  readonly handlers: Handlers<Ops, Db>;
  readonly clockwork: (world: World<Db>) => readonly Due<Db>[];
  /** Who calls an operation that asks for a token; throws a 401. */
  readonly callerOf: (authorization: string | null, world: World<Db>) => string;
  readonly inLanguage?: InLanguage | undefined;
}

/** Gives an answer again with its texts in the language that a call asks for. */
export type InLanguage = (answer: unknown, headers: CallHeaders) => unknown;

const ADDRESS = /^[^/]+\/\/[^/?#]+([^?#]*)(\?[^#]*)?/;

/** What a body is unless its operation says otherwise. */
const JSON_TYPE = 'application/json';

/** The journal has thousands of entries: a long body would fill the memory. */
const LONGEST_BODY = 5_000;

/** A call as it was read, with the refusal of one that cannot be performed. */
interface ReadCall<Id extends string> {
  readonly request: CallRequest;
  /** Path and query as sent. */
  readonly address: string;
  readonly query: URLSearchParams;
  readonly route: Route<Id> | undefined;
  /** The body as sent; undefined when it could not be read to its end. */
  readonly text: string | undefined;
  readonly body: unknown;
  /** The body as the journal has it. */
  readonly journalBody: unknown;
  readonly error?: unknown;
}

/** How a call was answered; a breach of the contract is the backend's own fault, which the test run must notice. */
interface Outcome {
  readonly response: Reply;
  readonly step?: Step;
  readonly code?: string;
  readonly breach?: string;
}

/** The operation that a call asks for; throws a 404, or a 405 that says which methods its address has. */
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
  // The address is normalised already, and to parse it as a URL again is slow.
  const [, path = '/', search = ''] = ADDRESS.exec(request.url) ?? [];
  const call = { request, address: path + search, query: new URLSearchParams(search) };
  let route: Route<keyof Ops & string> | undefined;
  let [text, body]: [string | undefined, unknown] = ['', undefined];
  const journalBody = () =>
    text !== undefined && text.length > LONGEST_BODY ? `${text.length} characters, which are not kept` : body;
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

function refusal<Ops extends Operations>(contract: Contract<Ops>, world: Timed, error: HttpError): Outcome {
  return { response: contract.refusal(error, world), code: error.code };
}

/** The refusal of a handler or of the contract; one that the contract does not list is a breach, and is logged. */
function thrownIn<Ops extends Operations>(
  world: Timed,
  contract: Contract<Ops>,
  operation: keyof Ops & string,
  thrown: unknown,
): Outcome {
  const known = contract.checkedRefusal(operation, thrownError(thrown));
  // Only a breach of the contract names its operation.
  if (thrown instanceof HttpError && known.data?.['operation'] === undefined) return refusal(contract, world, known);
  const breach = thrown instanceof HttpError ? known : thrown;
  console.error('fake backend:', breach);
  return { ...refusal(contract, world, known), breach: String(breach) };
}

/** A world whose clock does not move during a call: all in it happens at one moment. */
const atThisMoment = <Db extends Tables>(world: World<Db>): World<Db> => ({ ...world, clock: world.clock.still() });

/** Checks the request, runs the handler, checks its answer; never throws. */
async function perform<Ops extends Operations, Db extends Tables>(
  { contract, handlers, clockwork, callerOf, inLanguage }: Answering<Ops, Db>,
  world: World<Db>,
  { route, request, query, body, error }: ReadCall<keyof Ops & string>,
): Promise<Outcome> {
  if (route === undefined || error !== undefined) return refusal(contract, world, thrownError(error));
  const { operation, params } = route;
  let step: Step | undefined;
  try {
    const { bearer } = contract.operation(operation);
    const caller = bearer ? callerOf(request.headers.get('authorization'), world) : '';
    if (!isRead(request)) world.steps.refuseFull();
    const checked = contract.checkRequest(operation, { params, query, headers: request.headers, body });
    const handler: Handler<Ops[typeof operation], Db> = handlers[operation];
    const act = async () => {
      await catchUp(world, clockwork);
      return handler({ world, caller, ...checked });
    };
    const answer = await world.steps.during(
      operation,
      () => world.clock.now(),
      act,
      (wrote) => (step = wrote),
    );
    const { body: given, headers } = answer instanceof Answered ? answer : { body: answer, headers: {} };
    contract.checkReply(operation, given, headers);
    const translated = inLanguage ? await inLanguage(given, request.headers) : given;
    return { response: contract.reply(operation, world, translated, headers), ...(step && { step }) };
  } catch (failure) {
    return { ...thrownIn(world, contract, operation, failure), ...(step && { step }) };
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
 * Answers one API call: contract, faults, handler, contract again, journal; stops waiting when the caller has gone.
 * A fault waits outside of the world's queue, so that other calls go on. Throws only what the access to the world throws.
 */
export async function answer<Ops extends Operations, Db extends Tables>(
  answering: Answering<Ops, Db>,
  access: WorldAccess<Db>,
  request: CallRequest,
  gone = () => request.signal ?? AbortSignal.any([]),
  replayed: ReplayedCall = {},
): Promise<Answer> {
  const call = await readCall(answering.contract, request);
  const entered = await access.exclusive(async (now) => {
    const world = atThisMoment(now);
    const recorded = now.recorder.arrives(world.clock.now());
    const { route, body, error } = call;
    const met =
      route === undefined || error !== undefined
        ? []
        : world.faults.take({ operation: route.operation, params: route.params, body, now: world.clock.ms() });
    replayed.arrived?.();
    if (met.length > 0) return { met, world: now, recorded };
    const outcome = await perform(answering, world, call);
    note(world, call, outcome.response, [], outcome);
    recorded?.ends(request, call.text, outcome.response);
    return outcome.response;
  });
  if ('status' in entered) return entered;
  const { met, world, recorded } = entered;
  let outcome: Partial<Outcome> = {};
  /** The moment at which the call is answered. */
  const actsIn = (here: World<Db>): World<Db> => {
    const moment = atThisMoment(here);
    recorded?.acts(moment.clock.now());
    return moment;
  };
  const run = async (): Promise<Reply> => {
    await replayed.mayAct?.();
    const performed = await access.exclusive((now) => perform(answering, actsIn(now), call));
    outcome = performed;
    return performed.response;
  };
  const moment = async () => {
    await replayed.mayAct?.();
    return actsIn(world);
  };
  const refuse = (now: Timed, error: HttpError) => answering.contract.refusal(error, now);
  const faultContext = { moment, refuse, gone, cleared: () => access.cleared(world, gone()) };
  const result = await withFaults(faultContext, met, run).catch((error: unknown) => {
    const refused = refusal(answering.contract, world, thrownError(error));
    outcome = refused;
    return refused.response;
  });
  const kinds = met.map(({ fault }) => fault.kind);
  await access.exclusive((now) => note(now, call, result, kinds, outcome));
  recorded?.ends(request, call.text, result);
  return result;
}
