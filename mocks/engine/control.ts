import type { Backend, WorldOptions } from '#mocks/backend.ts';
import type { IdentityResult } from '#mocks/handlers/identity.ts';

import { parseInstant, toMs } from '#lib/time.ts';
import { submitIdentity } from '#mocks/handlers/identity.ts';
import { stayOf } from '#mocks/handlers/lookups.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';

import { parseJson, readText } from './body.ts';
import { refuseFarTime } from './clock.ts';
import { errorBody, HttpError, invalid } from './http-error.ts';
import { sampleImage } from './sample-image.ts';

/** What the control surface needs of its host: the caller's world, and ways to start a new one. */
export interface ControlHost {
  readonly world: () => Promise<Backend>;
  readonly startSession: (options: WorldOptions) => Promise<{ id: string; backend: Backend }>;
  readonly reset: () => Promise<Backend>;
}

type Fields = Readonly<Record<string, unknown>>;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** What the verbs read; a field of another name is a typing error, and what is meant would not happen. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'POST sessions': ['now', 'seed', 'frozen', 'stays'],
  'PUT clock': ['now', 'advance', 'frozen'],
  'POST faults': ['operation', 'kind', 'status', 'code', 'delayMs', 'times'],
  'POST identity': ['slug', 'result'],
};

function fieldsOf(verb: string, body: unknown): Fields {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be an object');
  const known = FIELDS[verb] ?? [];
  const unknown = Object.keys(body).find((field) => !known.includes(field));
  if (unknown !== undefined) throw invalid(unknown, `is unknown; there are ${known.join(', ') || 'none'}`);
  return body as Fields;
}

/** More stays would take longer than a tester waits. */
const MOST_STAYS = 10_000;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_STAYS;

/** Reads how a new world starts; throws a 400 naming the field. */
export function worldOptions({ now, seed, frozen, stays }: Fields): WorldOptions {
  const instant = now === undefined ? undefined : parseInstant(now);
  if (instant === null) throw invalid('now', 'must be an ISO 8601 instant with offset');
  if (instant !== undefined) refuseFarTime(toMs(instant));
  if (seed !== undefined && !Number.isSafeInteger(seed)) throw invalid('seed', 'must be a whole number');
  if (frozen !== undefined && typeof frozen !== 'boolean') throw invalid('frozen', 'must be true or false');
  if (stays !== undefined && !isCount(stays)) throw invalid('stays', `must be a whole number up to ${MOST_STAYS}`);
  return {
    ...(instant === undefined ? {} : { now: instant }),
    ...(seed === undefined ? {} : { seed: seed as number }),
    ...(frozen === undefined ? {} : { frozen }),
    ...(stays === undefined ? {} : { stays }),
  };
}

const RESULTS: readonly IdentityResult[] = ['approved', 'declined', 'banned'];

/** Sets the identity provider's result for a guest; without a result the scenario decides, after its delay. */
async function decideIdentity(world: Backend, { slug, result }: Fields): Promise<Response> {
  if (typeof slug !== 'string') throw invalid('slug', 'is required');
  const row = stayOf(world, slug);
  const given = result === undefined ? undefined : RESULTS.find((each) => each === result);
  if (result !== undefined && given === undefined) throw invalid('result', `must be one of ${RESULTS.join(', ')}`);
  await world.inTurn(() =>
    submitIdentity(world, row, given ?? row.script.identity, given ? 0 : row.script.identityDelayMs),
  );
  return json({ slug }, 202);
}

const clockState = ({ clock }: Backend) => ({ now: clock.now(), frozen: clock.frozen });

const journalOf = (world: Backend) =>
  world.journal.entries().map((entry) => ({ ...entry, headers: Object.fromEntries(entry.headers) }));

type Act = (host: ControlHost, fields: Fields) => Promise<Response>;

const VERBS: Readonly<Record<string, Act>> = {
  'POST sessions': async (host, fields) => {
    const { id, backend } = await host.startSession(worldOptions(fields));
    return json({ id, now: backend.clock.now() }, 201, { 'set-cookie': `mock-session=${id}; Path=/; SameSite=Lax` });
  },
  'POST reset': async (host) => json(clockState(await host.reset())),
  'GET scenarios': async () => json(scenarios.map(({ build: _build, ...scenario }) => scenario)),
  'GET clock': async (host) => json(clockState(await host.world())),
  'PUT clock': async (host, fields) => {
    const world = await host.world();
    world.clock.change(fields);
    return json(clockState(world));
  },
  'GET faults': async (host) => json((await host.world()).faults.list()),
  'POST faults': async (host, fields) => json((await host.world()).faults.add(fields), 201),
  'DELETE faults': async (host) => {
    (await host.world()).faults.clear();
    return json({});
  },
  'GET journal': async (host) => json(journalOf(await host.world())),
  'DELETE journal': async (host) => {
    (await host.world()).journal.clear();
    return json({});
  },
  'POST identity': async (host, fields) => decideIdentity(await host.world(), fields),
};

/** Answers a call below /__mock: the tester's side of the backend. Never throws. */
export async function control(host: ControlHost, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^.*?\/__mock\//, '');
  try {
    const image = sampleImage(path);
    if (image) return image;
    const verb = `${request.method} ${path}`;
    const act = VERBS[verb];
    if (!act) {
      throw new HttpError(
        'NOT_FOUND',
        `${request.method} /__mock/${path} not found; there are ${Object.keys(VERBS).join(', ')}`,
      );
    }
    return await act(host, fieldsOf(verb, request.method === 'GET' ? undefined : parseJson(await readText(request))));
  } catch (error) {
    const known = error instanceof HttpError ? error : new HttpError('INTERNAL_ERROR', String(error));
    return json(errorBody(known), known.status);
  }
}
