import { refuseFarTime } from './clock.ts';
import { HttpError } from './http.ts';
import type { errorBody } from './http.ts';
import { readRecording, recordedAnswer } from './recording.ts';
import type { RecordedAnswer, RecordedCall, RecordedVerb, Recording } from './recording.ts';
import type { ControlHost } from './sessions.ts';
import { membersOf } from './steps.ts';
import type { Tables } from './table.ts';
import { withFieldPrefix } from './validation.ts';
import type { Backend } from './world.ts';

/** A call whose answer differs from the recorded one. */
export interface Difference {
  readonly call: string;
  /** Its path in the recording; the members of the answer that differ, as `text.status`. */
  readonly place: string;
  readonly members: readonly string[];
  readonly recorded: RecordedAnswer;
  readonly answered: RecordedAnswer;
}

/** The world after a replay, and the differences; an empty list when all answers are byte-identical. */
export interface ReplayResult<Db extends Tables> {
  readonly world: Backend<Db>;
  readonly calls: number;
  readonly differing: readonly Difference[];
}

/** The functions of a fake backend that a replay uses. */
interface ReplayContext<Db extends Tables> {
  readonly restore: (text: string) => Promise<Backend<Db>>;
  /** Performs a tester's verb. */
  readonly perform: (world: Backend<Db>, request: Request) => Promise<Response>;
}

/** A step to replay, with its position in the order. */
interface Moment {
  readonly order: number;
  readonly at: string;
  /** Its path in the recording. */
  readonly place: string;
  readonly run: () => Promise<unknown>;
}

const ORIGIN = 'http://replay.invalid';

/** Aborted from the start: replayed calls do not wait for delays or holds. */
const gone = (): AbortSignal => AbortSignal.abort();

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The members in which two answers differ; JSON bodies are compared by member. */
function differingMembers(recorded: RecordedAnswer, answered: RecordedAnswer): string[] {
  if (recorded === 'dropped' || answered === 'dropped') return ['dropped'];
  const [before, after] = [recorded, answered].map(({ text, ...rest }) => ({ ...rest, text: parsed(text) }));
  const members = [...membersOf(before, after, '')].map(({ at }) => at);
  // Equal as JSON, but not byte for byte.
  return members.length > 0 ? members : ['text'];
}

/** Further differing members are counted only. */
const MAX_NAMED = 5;

/** The error for a recording whose answers differ now; names the differences. */
export function answeredOtherwise(calls: number, differing: readonly Difference[]): HttpError {
  const named = differing.slice(0, MAX_NAMED).map(({ place, call, members }) => {
    const more = members.length > MAX_NAMED ? ', …' : '';
    return `${place} (${call}): ${members.slice(0, MAX_NAMED).join(', ')}${more}`;
  });
  const more = differing.length > MAX_NAMED ? `; and ${differing.length - MAX_NAMED} more` : '';
  const of = `${differing.length} of ${calls} calls ${differing.length === 1 ? 'is' : 'are'} answered differently now`;
  return new HttpError(
    'CONFLICT',
    `${of}, and the world stays as it is: ${named.join('; ')}${more}. POST /__mock/replay?differing=accept accepts it.`,
    { data: { field: differing[0]?.place, calls, differing } },
  );
}

/** The two steps of a call: its arrival, when faults apply, and its answer. */
function momentsOf<Db extends Tables>(
  world: Backend<Db>,
  step: RecordedCall,
  place: string,
  differing: Difference[],
): Moment[] {
  const { order, at, acted, method, url, headers, body, answer: recorded } = step;
  const arrived = Promise.withResolvers<void>();
  const turn = Promise.withResolvers<void>();
  let done: Promise<void> = Promise.resolve();
  const call = async (): Promise<void> => {
    // `Request` would add a content type to a string body, and does not support every method.
    const bytes = body === undefined ? null : new Response(body).body;
    const request = { method, url: ORIGIN + url, headers: new Headers(headers), body: bytes };
    const answer = await world.reply(request, gone, { arrived: arrived.resolve, waitForTurn: () => turn.promise });
    const answered = recordedAnswer(answer);
    if (JSON.stringify(answered) === JSON.stringify(recorded)) return;
    const members = differingMembers(recorded, answered);
    differing.push({ call: `${method} ${url}`, place: `${place}.answer`, members, recorded, answered });
  };
  const arrive = async (): Promise<void> => {
    // Without a recorded time of answer, the call is answered on arrival.
    if (acted === undefined) turn.resolve();
    done = call();
    await Promise.race([arrived.promise, done]);
    if (acted === undefined) await done;
  };
  const act = (): Promise<void> => {
    turn.resolve();
    return done;
  };
  return [
    { order, at, place, run: arrive },
    ...(acted === undefined ? [] : [{ ...acted, place: `${place}.acted`, run: act }]),
  ];
}

/** The host for replayed verbs: it has no other worlds. */
export function onlyWorld<Db extends Tables>(world: Backend<Db>): ControlHost<Db> {
  const none = async (): Promise<never> => {
    throw new HttpError('NOT_FOUND', 'A replay has only one world');
  };
  const calls = async () => world.journal.written();
  return {
    name: world.issuer,
    world: async () => world,
    isOnlyProcess: true,
    calls,
    startSession: none,
    reset: none,
    replace: none,
  };
}

/** Performs a recorded verb; throws its error, naming the field. */
async function performVerb<Db extends Tables>(
  perform: ReplayContext<Db>['perform'],
  world: Backend<Db>,
  { method, path, body }: RecordedVerb,
): Promise<void> {
  const request = new Request(`${ORIGIN}/__mock/${path}`, { method, ...(body === '' ? {} : { body }) });
  const answer = await perform(world, request);
  if (answer.ok) return;
  const { errors } = (await answer.json()) as ReturnType<typeof errorBody>;
  const { message = '', data } = errors[0] ?? {};
  const { field } = data ?? {};
  throw new HttpError('VALIDATION_ERROR', `${method} /__mock/${path}: ${message}`, {
    ...(typeof field === 'string' && { data: { field: field === 'body' ? field : `body.${field}` } }),
  });
}

/** Replays a recording in a new world, each step in its order and at its time. Throws a 400 for an invalid file. */
export const replay =
  <Db extends Tables>({ restore, perform }: ReplayContext<Db>) =>
  async (text: string): Promise<ReplayResult<Db>> => {
    const { world: snapshot, steps }: Recording = readRecording(text);
    const world = await withFieldPrefix('world', () => restore(JSON.stringify(snapshot)));
    const { frozen } = world.clock;
    const differing: Difference[] = [];
    const moments = steps.flatMap((step, index): Moment[] => {
      const place = `steps.${index}`;
      if (step.kind === 'call') return momentsOf(world, step, place, differing);
      const { order, at } = step;
      if (step.kind === 'reload') return [{ order, at, place, run: async () => world.faults.restart() }];
      return [{ order, at, place, run: () => performVerb(perform, world, step) }];
    });
    for (const { at, place, run } of moments.toSorted((one, other) => one.order - other.order)) {
      refuseFarTime(Date.parse(at), `${place}.at`);
      world.clock.change({ now: at, frozen: true });
      await withFieldPrefix(place, run);
    }
    world.clock.change({ frozen });
    return { world, calls: steps.filter(({ kind }) => kind === 'call').length, differing };
  };
