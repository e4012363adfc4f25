import { refuseFarTime } from './clock.ts';
import { HttpError } from './http.ts';
import type { errorBody } from './http.ts';
import { readRecording, recordedAnswer } from './recording.ts';
import type { RecordedAnswer, RecordedCall, RecordedVerb, Recording } from './recording.ts';
import type { ControlHost } from './sessions.ts';
import { membersOf } from './steps.ts';
import type { Tables } from './table.ts';
import { inPlace } from './validation.ts';
import type { Backend } from './world.ts';

/** A call that was answered otherwise than it is on the recording. */
export interface Difference {
  readonly call: string;
  /** Where it is in the recording, and the members that differ, as `steps.3.answer` and `text.status`. */
  readonly place: string;
  readonly members: readonly string[];
  readonly recorded: RecordedAnswer;
  readonly answered: RecordedAnswer;
}

/** The world after a replay, and what differed; an empty list when every answer is the same to the byte. */
export interface Replayed<Db extends Tables> {
  readonly world: Backend<Db>;
  readonly calls: number;
  readonly differing: readonly Difference[];
}

/** What a replay needs of a fake backend. */
interface Replaying<Db extends Tables> {
  readonly restore: (text: string) => Promise<Backend<Db>>;
  /** Performs what a tester did. */
  readonly perform: (world: Backend<Db>, request: Request) => Promise<Response>;
}

/** A moment of the order in which things happened. */
interface Moment {
  readonly order: number;
  readonly at: string;
  /** Where the recording says so. */
  readonly place: string;
  readonly happen: () => Promise<unknown>;
}

const ORIGIN = 'http://replay.invalid';

/** No call waits in a replay: one whose caller has gone stops waiting at once. */
const gone = (): AbortSignal => AbortSignal.abort();

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The members in which two answers differ; of texts that are JSON those within. */
function differingMembers(recorded: RecordedAnswer, answered: RecordedAnswer): string[] {
  if (recorded === 'dropped' || answered === 'dropped') return ['dropped'];
  const [before, after] = [recorded, answered].map(({ text, ...rest }) => ({ ...rest, text: parsed(text) }));
  const members = [...membersOf(before, after, '')].map(({ at }) => at);
  // Bytes that mean the same: a space, an order.
  return members.length > 0 ? members : ['text'];
}

/** More are counted, not named. */
const MOST_NAMED = 5;

/** Refuses a recording whose calls are answered otherwise now, and names what differs. */
export function answeredOtherwise(calls: number, differing: readonly Difference[]): HttpError {
  const named = differing.slice(0, MOST_NAMED).map(({ place, call, members }) => {
    const more = members.length > MOST_NAMED ? ', …' : '';
    return `${place} (${call}): ${members.slice(0, MOST_NAMED).join(', ')}${more}`;
  });
  const more = differing.length > MOST_NAMED ? `; and ${differing.length - MOST_NAMED} more` : '';
  const of = `${differing.length} of ${calls} calls ${differing.length === 1 ? 'is' : 'are'} answered otherwise now`;
  return new HttpError(
    'CONFLICT',
    `${of}, and the world stays as it is: ${named.join('; ')}${more}. POST /__mock/replay?differing=taken takes it so.`,
    { data: { field: differing[0]?.place, calls, differing } },
  );
}

/** The two moments of a call: it comes and meets its faults; later it is answered. */
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
    // A standard request would give a text a type of its own, and has not every method.
    const bytes = body === undefined ? null : new Response(body).body;
    const request = { method, url: ORIGIN + url, headers: new Headers(headers), body: bytes };
    const answer = await world.reply(request, gone, { arrived: arrived.resolve, mayAct: () => turn.promise });
    const answered = recordedAnswer(answer);
    if (JSON.stringify(answered) === JSON.stringify(recorded)) return;
    const members = differingMembers(recorded, answered);
    differing.push({ call: `${method} ${url}`, place: `${place}.answer`, members, recorded, answered });
  };
  const arrive = async (): Promise<void> => {
    // Without a second moment on the recording the call is answered as it comes.
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
    { order, at, place, happen: arrive },
    ...(acted === undefined ? [] : [{ ...acted, place: `${place}.acted`, happen: act }]),
  ];
}

/** What a tester did in a recorded world; there is no other world in a replay. */
export function onlyWorld<Db extends Tables>(world: Backend<Db>): ControlHost<Db> {
  const none = async (): Promise<never> => {
    throw new HttpError('NOT_FOUND', 'A replay has one world');
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

/** Does what a tester did; throws what refuses it. */
async function steer<Db extends Tables>(
  perform: Replaying<Db>['perform'],
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

/** Replays a recording in a world made for it: each thing in its order, at its time. Throws a 400 for a wrong file. */
export const replay =
  <Db extends Tables>({ restore, perform }: Replaying<Db>) =>
  async (text: string): Promise<Replayed<Db>> => {
    const { world: snapshot, steps }: Recording = readRecording(text);
    const world = await inPlace('world', () => restore(JSON.stringify(snapshot)));
    const { frozen } = world.clock;
    const differing: Difference[] = [];
    const moments = steps.flatMap((step, index): Moment[] => {
      const place = `steps.${index}`;
      if (step.kind === 'call') return momentsOf(world, step, place, differing);
      const { order, at } = step;
      if (step.kind === 'reload') return [{ order, at, place, happen: async () => world.faults.restart() }];
      return [{ order, at, place, happen: () => steer(perform, world, step) }];
    });
    for (const { at, place, happen } of moments.toSorted((one, other) => one.order - other.order)) {
      refuseFarTime(Date.parse(at), `${place}.at`);
      world.clock.change({ now: at, frozen: true });
      await inPlace(place, happen);
    }
    world.clock.change({ frozen });
    return { world, calls: steps.filter(({ kind }) => kind === 'call').length, differing };
  };
