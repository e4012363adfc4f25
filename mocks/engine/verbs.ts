import { nextEventTime, parseInstant, refuseFarTime, toMs, upcomingEvents } from './clock.ts';
import type { TimelineEvent } from './clock.ts';
import type { ControlDocument } from './control-document.ts';
import { FAULT_FIELDS } from './fault-input.ts';
import { HttpError, invalid, notFound } from './http.ts';
import { eventStream } from './journal.ts';
import { linkFrom, unknownIn } from './link-members.ts';
import type { Recording } from './recording.ts';
import type { ReplayResult } from './replay.ts';
import { cookieFor } from './sessions.ts';
import type { ControlHost } from './sessions.ts';
import { differencesOf } from './steps.ts';
import type { Tables } from './table.ts';
import { simulatedFault } from './with-faults.ts';
import type { Backend, World, WorldOptions } from './world.ts';

/** The JSON members of a control request. */
export type Fields = Readonly<Record<string, unknown>>;

/** A verb of one backend: the members it accepts, and its action, which refuses by throwing HttpError. */
interface Verb<Db extends Tables> {
  readonly fields: readonly string[];
  readonly act: (world: Backend<Db>, fields: Fields) => Promise<{ status: number; body: unknown }>;
}

/** Verbs by method and path below /__mock, e.g. `POST identity`. */
export type Verbs<Db extends Tables> = Readonly<Record<string, Verb<Db>>>;

/** A JSON response that is not cached. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** The body of responses about the clock. */
export const clockState = ({ clock, origin: { start }, notice }: Backend) => ({
  now: clock.now(),
  frozen: clock.frozen,
  start,
  ...(notice !== undefined && { notice }),
});

/** The requested name of a world, if any; throws a 400. */
function nameOf({ name }: Fields): string | undefined {
  if (name !== undefined && typeof name !== 'string') throw invalid('name', 'must be a string');
  return name;
}

/** The error for verbs that need a single process. */
const needsOnlyProcess = (): HttpError =>
  new HttpError('NOT_FOUND', 'Only a host without a store can do this: here other processes answer calls as well');

/** The recording in progress; throws a 409 if there is none. */
function requireRecording(recording: Recording | undefined): Recording {
  if (recording !== undefined) return recording;
  throw new HttpError('CONFLICT', 'No recording is running; POST /__mock/recording starts one');
}

/** The error when a recording is in progress, whose content would be lost. */
const alreadyRecording = (): HttpError =>
  new HttpError('CONFLICT', 'A recording is already running; DELETE /__mock/recording stops and returns it');

/** Returns an ability that hosts with a single world, such as the browser, lack; throws a 404 without it. */
function requireSupport<T>(can: T | undefined): T {
  if (can !== undefined) return can;
  throw new HttpError('NOT_FOUND', 'This host has only one world; npm run mock and npm run preview can have several');
}

/** What the control surface needs of a backend. */
export interface ControlDefinition<Db extends Tables> {
  readonly scenarios: readonly { readonly name: string; readonly build?: unknown }[];
  readonly generated?: { readonly option: string; readonly max: number };
  readonly verbs?: Verbs<Db>;
  readonly timeline?: (world: World<Db>, subject: string) => readonly TimelineEvent[];
  readonly thirdParties?: readonly string[];
  readonly file?: (path: string) => Response | undefined;
  readonly description?: ControlDocument;
  readonly snapshot: (world: Backend<Db>) => string;
  readonly restore: (text: string) => Promise<Backend<Db>>;
  readonly replay: (text: string) => Promise<ReplayResult<Db>>;
}

/** Creates the verbs that every backend has, and the parser of world options. */
export function verbsOf<Db extends Tables>(definition: ControlDefinition<Db>) {
  const { scenarios, generated, verbs = {}, timeline = () => [], thirdParties = [], snapshot, restore } = definition;

  function generatedCount(fields: Fields): number | undefined {
    const count = generated && fields[generated.option];
    if (generated === undefined || count === undefined) return undefined;
    const { option, max } = generated;
    if (Number.isInteger(count) && Number(count) >= 0 && Number(count) <= max) return Number(count);
    throw invalid(option, `must be a whole number up to ${max}`);
  }

  function worldOptions(fields: Fields): WorldOptions {
    const { now, seed, frozen } = fields;
    const instant = now === undefined ? undefined : parseInstant(now);
    if (instant === null) throw invalid('now', 'must be an ISO 8601 instant with offset');
    if (instant !== undefined) refuseFarTime(toMs(instant));
    if (seed !== undefined && !Number.isSafeInteger(seed)) throw invalid('seed', 'must be a whole number');
    if (frozen !== undefined && typeof frozen !== 'boolean') throw invalid('frozen', 'must be true or false');
    const count = generatedCount(fields);
    return {
      ...(instant === undefined ? {} : { now: instant }),
      ...(seed === undefined ? {} : { seed: seed as number }),
      ...(frozen === undefined ? {} : { frozen }),
      ...(count === undefined ? {} : { generated: count }),
    };
  }

  type Params = Readonly<Record<string, string>>;
  type Act = (host: ControlHost<Db>, fields: Fields, params: Params) => Promise<Response>;

  /** Each verb with the members it accepts. */
  const everyVerb: Record<string, readonly [fields: readonly string[], act: Act]> = {
    'POST sessions': [
      ['now', 'seed', 'frozen', ...(generated ? [generated.option] : []), 'name'],
      async (host, fields) => {
        const { id, backend } = await host.startSession(worldOptions(fields), nameOf(fields));
        return json({ id, now: backend.clock.now() }, 201, { 'set-cookie': cookieFor(id) });
      },
    ],
    'GET sessions': [[], async (host) => json(await requireSupport(host.list)())],
    'POST open': [
      ['scenario', 'now', 'fault', 'page', 'host', 'name'],
      async (host, fields) => {
        const { id, opened } = await requireSupport(host.open)(linkFrom(fields, nameOf(fields)));
        if ('unknown' in opened) throw unknownIn(opened.unknown);
        if ('changed' in opened) throw new HttpError('CONFLICT', `The world ${id} has been changed`);
        const open = URL.canParse(opened.goal) ? opened.goal : `/w/${id}${opened.goal}`;
        return json({ id, open }, 201, { 'set-cookie': cookieFor(id) });
      },
    ],
    'GET session': [[], async (host) => json({ id: host.name })],
    'DELETE sessions/{id}': [
      [],
      async (host, _fields, { id = '' }) => {
        await requireSupport(host.end)(id);
        return json({});
      },
    ],
    'POST fork': [
      ['name'],
      async (host, fields) => {
        const fork = await restore(snapshot(await host.world()));
        return json({ id: await requireSupport(host.add)(fork, nameOf(fields)), now: fork.clock.now() }, 201);
      },
    ],
    'GET snapshot': [[], async (host) => json(JSON.parse(snapshot(await host.world())))],
    'POST undo': [
      [],
      async (host) => {
        const world = await host.world();
        const step = await world.enqueue(() => world.steps.undo());
        if (step === undefined) throw new HttpError('CONFLICT', 'There is nothing to undo');
        return json({ what: step.what, at: step.at, changes: differencesOf(step) });
      },
    ],
    'GET due/{subject}': [
      [],
      async (host, _fields, { subject = '' }) => {
        const world = await host.world();
        return json(upcomingEvents(world.clock, timeline(world, subject)));
      },
    ],
    'POST reset': [[], async (host) => json(clockState(await host.reset()))],
    'GET scenarios': [[], async () => json(scenarios.map(({ build: _build, ...scenario }) => scenario))],
    'GET clock': [[], async (host) => json(clockState(await host.world()))],
    'PUT clock': [
      ['now', 'advance', 'frozen', 'next'],
      async (host, { next, ...fields }) => {
        const world = await host.world();
        if (next !== undefined && typeof next !== 'string') throw invalid('next', 'must be a string');
        const change =
          next === undefined ? fields : { ...fields, now: nextEventTime(world.clock, timeline(world, next)) };
        world.clock.change(change);
        return json(clockState(world));
      },
    ],
    'GET faults': [[], async (host) => json((await host.world()).faults.list())],
    'POST faults': [FAULT_FIELDS, async (host, fields) => json((await host.world()).faults.add(fields), 201)],
    'DELETE faults': [
      [],
      async (host) => {
        (await host.world()).faults.clear();
        return json({});
      },
    ],
    'POST third-parties/{name}': [
      [],
      async (host, _fields, { name = '' }) => {
        if (!thirdParties.includes(name)) throw notFound(`Third party '${name}'`);
        return json(simulatedFault(await host.world(), name));
      },
    ],
    'GET journal': [[], async (host) => json(await host.calls())],
    'GET journal/stream': [
      [],
      async (host) => {
        if (!host.isOnlyProcess) throw needsOnlyProcess();
        const world = await host.world();
        return eventStream(world.journal, { kind: 'world', ...clockState(world) });
      },
    ],
    'POST recording': [
      [],
      async (host) => {
        if (!host.isOnlyProcess) throw needsOnlyProcess();
        const world = await host.world();
        if (world.recorder.isOn) throw alreadyRecording();
        world.recorder.start(snapshot(world));
        return json({}, 201);
      },
    ],
    'GET recording': [[], async (host) => json(requireRecording((await host.world()).recorder.recording))],
    'DELETE recording': [[], async (host) => json(requireRecording((await host.world()).recorder.stop()))],
    'DELETE journal': [
      [],
      async (host) => {
        (await host.world()).journal.clear();
        return json({});
      },
    ],
  };
  for (const [verb, { fields: known, act }] of Object.entries(verbs)) {
    everyVerb[verb] = [
      known,
      async (host, fields) => {
        const world = await host.world();
        const { status, body } = await act(world, fields);
        return json(body, status);
      },
    ];
  }

  return { verbs: everyVerb, worldOptions };
}
