import { HttpError } from './http.ts';
import { readRecording, recordedAnswer } from './recording.ts';
import type { RecordedAnswer, RecordedCall, Recording } from './recording.ts';
import type { ControlHost } from './sessions.ts';
import type { Tables } from './table.ts';
import type { Backend } from './world.ts';

/** A call that was answered otherwise than it is on the recording. */
export interface Difference {
  readonly call: string;
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
  readonly perform: (world: Backend<Db>, request: Request) => Promise<unknown>;
}

/** A moment of the order in which things happened. */
interface Moment {
  readonly order: number;
  readonly at: string;
  readonly happen: () => Promise<unknown>;
}

const ORIGIN = 'http://replay.invalid';

/** No call waits in a replay: one whose caller has gone stops waiting at once. */
const gone = (): AbortSignal => AbortSignal.abort();

/** The two moments of a call: it comes and meets its faults; later it is answered. */
function momentsOf<Db extends Tables>(world: Backend<Db>, step: RecordedCall, differing: Difference[]): Moment[] {
  const { order, at, acted, method, url, headers, body, answer: recorded } = step;
  const arrived = Promise.withResolvers<void>();
  const turn = Promise.withResolvers<void>();
  let done: Promise<void> = Promise.resolve();
  const call = async (): Promise<void> => {
    const request = new Request(ORIGIN + url, { method, headers, ...(body === undefined ? {} : { body }) });
    const answer = await world.reply(request, gone, { arrived: arrived.resolve, mayAct: () => turn.promise });
    const answered = recordedAnswer(answer);
    if (JSON.stringify(answered) !== JSON.stringify(recorded))
      differing.push({ call: `${method} ${url}`, recorded, answered });
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
  return [{ order, at, happen: arrive }, ...(acted === undefined ? [] : [{ ...acted, happen: act }])];
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

/** Replays a recording in a world made for it: each thing in its order, at its time. Throws a 400 for a wrong file. */
export const replay =
  <Db extends Tables>({ restore, perform }: Replaying<Db>) =>
  async (text: string): Promise<Replayed<Db>> => {
    const { world: snapshot, steps }: Recording = readRecording(text);
    const world = await restore(JSON.stringify(snapshot));
    const { frozen } = world.clock;
    const differing: Difference[] = [];
    const moments = steps.flatMap((step): Moment[] => {
      if (step.kind === 'call') return momentsOf(world, step, differing);
      const { order, at } = step;
      if (step.kind === 'reload') return [{ order, at, happen: async () => world.faults.restart() }];
      const { method, path, body } = step;
      const request = () => new Request(`${ORIGIN}/__mock/${path}`, { method, ...(body === '' ? {} : { body }) });
      return [{ order, at, happen: () => perform(world, request()) }];
    });
    for (const { at, happen } of moments.toSorted((one, other) => one.order - other.order)) {
      world.clock.change({ now: at, frozen: true });
      await happen();
    }
    world.clock.change({ frozen });
    return { world, calls: steps.filter(({ kind }) => kind === 'call').length, differing };
  };
