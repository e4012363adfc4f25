import { parseInstant, toMs } from '#lib/time.ts';

import type { Backend, WorldOptions } from './backend.ts';
import { parseJson, readText } from './body.ts';
import { refuseFarTime } from './clock.ts';
import { errorBody, HttpError, invalid } from './http-error.ts';
import type { Tables } from './tables.ts';

/** What the control surface needs of its host: the caller's world, and ways to start a new one. */
export interface ControlHost<Db extends Tables> {
  readonly world: () => Promise<Backend<Db>>;
  readonly startSession: (options: WorldOptions) => Promise<{ id: string; backend: Backend<Db> }>;
  readonly reset: () => Promise<Backend<Db>>;
}

/** The JSON members of a tester's call. */
export type Fields = Readonly<Record<string, unknown>>;

/** A verb of one backend: the members it reads, and what it does; refuses by throwing HttpError. */
interface Verb<Db extends Tables> {
  readonly fields: readonly string[];
  readonly act: (world: Backend<Db>, fields: Fields) => Promise<{ status: number; body: unknown }>;
}

/** Verbs by method and path below /__mock, e.g. `POST identity`. */
export type Verbs<Db extends Tables> = Readonly<Record<string, Verb<Db>>>;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** A member of another name is a typing error, and what is meant would not happen. */
function checkedFields(known: readonly string[], body: unknown): Fields {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be an object');
  const unknown = Object.keys(body).find((field) => !known.includes(field));
  if (unknown !== undefined) throw invalid(unknown, `is unknown; there are ${known.join(', ') || 'none'}`);
  return body as Fields;
}

const clockState = ({ clock }: Backend) => ({ now: clock.now(), frozen: clock.frozen });

const journalOf = (world: Backend) =>
  world.journal.entries().map((entry) => ({ ...entry, headers: Object.fromEntries(entry.headers) }));

/** What the control surface tells of a backend. */
interface Controlled<Db extends Tables> {
  readonly scenarios: readonly { readonly name: string; readonly build?: unknown }[];
  readonly invented?: { readonly option: string; readonly most: number };
  readonly verbs?: Verbs<Db>;
  readonly file?: (path: string) => Response | undefined;
}

/** Makes the tester's side of a backend: the answers below /__mock, and the reader of a world's options. */
export function control<Db extends Tables>({ scenarios, invented, verbs = {}, file }: Controlled<Db>) {
  function inventedOf(fields: Fields): number | undefined {
    const count = invented && fields[invented.option];
    if (invented === undefined || count === undefined) return undefined;
    const { option, most } = invented;
    if (Number.isInteger(count) && Number(count) >= 0 && Number(count) <= most) return Number(count);
    throw invalid(option, `must be a whole number up to ${most}`);
  }

  function worldOptions(fields: Fields): WorldOptions {
    const { now, seed, frozen } = fields;
    const instant = now === undefined ? undefined : parseInstant(now);
    if (instant === null) throw invalid('now', 'must be an ISO 8601 instant with offset');
    if (instant !== undefined) refuseFarTime(toMs(instant));
    if (seed !== undefined && !Number.isSafeInteger(seed)) throw invalid('seed', 'must be a whole number');
    if (frozen !== undefined && typeof frozen !== 'boolean') throw invalid('frozen', 'must be true or false');
    const count = inventedOf(fields);
    return {
      ...(instant === undefined ? {} : { now: instant }),
      ...(seed === undefined ? {} : { seed: seed as number }),
      ...(frozen === undefined ? {} : { frozen }),
      ...(count === undefined ? {} : { invented: count }),
    };
  }

  type Act = (host: ControlHost<Db>, fields: Fields) => Promise<Response>;

  /** A verb with the members it reads. */
  const everyVerb: Record<string, readonly [fields: readonly string[], act: Act]> = {
    'POST sessions': [
      ['now', 'seed', 'frozen', ...(invented ? [invented.option] : [])],
      async (host, fields) => {
        const { id, backend } = await host.startSession(worldOptions(fields));
        const cookie = `mock-session=${id}; Path=/; SameSite=Lax`;
        return json({ id, now: backend.clock.now() }, 201, { 'set-cookie': cookie });
      },
    ],
    'POST reset': [[], async (host) => json(clockState(await host.reset()))],
    'GET scenarios': [[], async () => json(scenarios.map(({ build: _build, ...scenario }) => scenario))],
    'GET clock': [[], async (host) => json(clockState(await host.world()))],
    'PUT clock': [
      ['now', 'advance', 'frozen'],
      async (host, fields) => {
        const world = await host.world();
        world.clock.change(fields);
        return json(clockState(world));
      },
    ],
    'GET faults': [[], async (host) => json((await host.world()).faults.list())],
    'POST faults': [
      ['operation', 'kind', 'status', 'code', 'delayMs', 'times'],
      async (host, fields) => json((await host.world()).faults.add(fields), 201),
    ],
    'DELETE faults': [
      [],
      async (host) => {
        (await host.world()).faults.clear();
        return json({});
      },
    ],
    'GET journal': [[], async (host) => json(journalOf(await host.world()))],
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
        const { status, body } = await act(await host.world(), fields);
        return json(body, status);
      },
    ];
  }

  /** Answers a call below /__mock: the tester's side of the backend. Never throws. */
  async function answer(host: ControlHost<Db>, request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/^.*?\/__mock\//, '');
    try {
      const found = file?.(path);
      if (found) return found;
      const [known, act] = everyVerb[`${request.method} ${path}`] ?? [];
      if (known === undefined || act === undefined) {
        const there = Object.keys(everyVerb).join(', ');
        throw new HttpError('NOT_FOUND', `${request.method} /__mock/${path} not found; there are ${there}`);
      }
      const body = request.method === 'GET' ? undefined : parseJson(await readText(request));
      return await act(host, checkedFields(known, body));
    } catch (error) {
      const known = error instanceof HttpError ? error : new HttpError('INTERNAL_ERROR', String(error));
      return json(errorBody(known), known.status);
    }
  }

  return { answer, worldOptions };
}
