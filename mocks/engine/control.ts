import { filesOf } from './control-document.ts';
import { parseJson, readText } from './gate.ts';
import { HttpError, invalid, isRead, methodNotAllowed, refusalOf, responseOf, thrownError } from './http.ts';
import { EVENT_STREAM } from './journal.ts';
import { isRecordedVerb } from './recording.ts';
import { answeredOtherwise } from './replay.ts';
import { routesOf } from './routes.ts';
import type { ControlHost } from './sessions.ts';
import type { Tables } from './table.ts';
import { testerPage } from './tester-page.ts';
import { clockState, json, verbsOf } from './verbs.ts';
import type { ControlDefinition, Fields } from './verbs.ts';

/** The size limit of an imported snapshot. */
export const MAX_SNAPSHOT_BYTES = 1_000_000;
/** The size limit of an imported recording. */
export const MAX_RECORDING_BYTES = 8_000_000;

/** Rejects unknown members: a typing error would otherwise be ignored silently. */
function checkedFields(known: readonly string[], body: unknown): Fields {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be an object');
  const unknown = Object.keys(body).find((field) => !known.includes(field));
  if (unknown !== undefined) throw invalid(unknown, `is unknown; allowed: ${known.join(', ') || 'none'}`);
  return body as Fields;
}

/** The query parameters of verbs, each with its only value. */
const QUERY: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'POST replay': { differing: 'accept' } };

/** Rejects unknown query parameters as well. */
function checkQuery(verb: string, query: URLSearchParams): void {
  const known = QUERY[verb] ?? {};
  for (const [name, value] of query) {
    const place = `query.${name}`;
    if (!Object.hasOwn(known, name))
      throw invalid(place, `is unknown; allowed: ${Object.keys(known).join(', ') || 'none'}`);
    if (query.getAll(name).length > 1) throw invalid(place, 'is given twice but is not a list');
    if (value !== known[name]) throw invalid(place, `must be ${JSON.stringify(known[name])}`);
  }
}

/** Creates the control surface of a backend: the answers below /__mock, and the parser of world options. */
export function control<Db extends Tables>(definition: ControlDefinition<Db>) {
  const { file, restore, replay, description } = definition;
  const documents = description && filesOf(description);
  const { verbs: everyVerb, worldOptions } = verbsOf(definition);
  const addresses = Object.fromEntries(
    [...Object.keys(everyVerb), 'PUT snapshot', 'POST replay'].map((verb) => {
      const [method = '', path = ''] = verb.split(' ');
      return [verb, { method, path }];
    }),
  );
  const routes = routesOf(addresses);

  /** The error for an unknown verb: it lists the methods of this path, or all verbs. */
  function noVerb(method: string, path: string): HttpError {
    const methods = routes.methodsAt(path);
    if (methods.length > 0) return methodNotAllowed(`${method} /__mock/${path}`, methods);
    const there = Object.keys(addresses).join(', ');
    return new HttpError('NOT_FOUND', `${method} /__mock/${path} not found; available: ${there}`);
  }

  /** Reads an uploaded snapshot and replaces the caller's world with it. */
  async function importSnapshot(host: ControlHost<Db>, request: Request): Promise<Response> {
    const world = await restore(await readText(request, MAX_SNAPSHOT_BYTES));
    await host.replace(world);
    return json(clockState(world));
  }

  async function perform(host: ControlHost<Db>, request: Request, path: string): Promise<Response> {
    const route = routes.find(request.method, path);
    if (route === undefined) throw noVerb(request.method, path);
    checkQuery(route.operation, new URL(request.url).searchParams);
    if (route.operation === 'PUT snapshot') return importSnapshot(host, request);
    if (route.operation === 'POST replay') return replayHere(host, request);
    const [known, act] = everyVerb[route.operation] ?? [];
    if (known === undefined || act === undefined) throw noVerb(request.method, path);
    const body = isRead(request) ? undefined : parseJson(await readText(request));
    return act(host, checkedFields(known, body), route.params);
  }

  /**
   * Replays an uploaded recording and replaces the caller's world with the result. A recording whose answers differ is
   * refused, unless the tester accepts the differences.
   */
  async function replayHere(host: ControlHost<Db>, request: Request): Promise<Response> {
    const { world, calls, differing } = await replay(await readText(request, MAX_RECORDING_BYTES));
    const isAccepted = new URL(request.url).searchParams.get('differing') === 'accept';
    if (differing.length > 0 && !isAccepted) throw answeredOtherwise(calls, differing);
    await host.replace(world);
    return json({ calls, differing });
  }

  /** Performs a verb, and adds it to a recording in progress. */
  async function performRecorded(host: ControlHost<Db>, request: Request, path: string): Promise<Response> {
    const world = await host.world();
    const body = await readText(request.clone());
    return world.clock.atOnce(async () => {
      const isDone = world.recorder.verb(world.clock.now(), request.method, path, body);
      const response = await perform(host, request, path);
      isDone();
      return response;
    });
  }

  /** Performs a verb that changes something, and notifies listeners of the caller's world. */
  async function performAndNotify(host: ControlHost<Db>, request: Request, path: string): Promise<Response> {
    const gone = () => undefined;
    const before = await host.world().catch(gone);
    const isRecorded = before?.recorder.isOn === true && isRecordedVerb(path);
    const response = await (isRecorded ? performRecorded : perform)(host, request, path);
    const after = await host.world().catch(gone);
    if (after === undefined) return response;
    if (before !== undefined && before.journal !== after.journal) after.journal.takeListeners(before.journal);
    after.journal.emit({ kind: 'world', ...clockState(after) });
    return response;
  }

  /** Answers a call below /__mock. Never throws. */
  async function answer(host: ControlHost<Db>, request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/^.*?\/__mock\//, '');
    try {
      const found = documents?.(path) ?? file?.(path) ?? testerPage(path);
      if (found !== undefined && !isRead(request)) throw methodNotAllowed(`${request.method} /__mock/${path}`, ['GET']);
      // These verbs affect other worlds, not the caller's.
      const changesWorld = !isRead(request) && !/^(sessions|open)\b/.test(path);
      const response = found ?? (await (changesWorld ? performAndNotify : perform)(host, request, path));
      if (request.method !== 'HEAD' || response.headers.get('content-type') !== EVENT_STREAM) return response;
      // HEAD has no body, and the stream would stay open.
      await response.body?.cancel();
      return new Response(null, response);
    } catch (error) {
      return responseOf(refusalOf(thrownError(error)));
    }
  }

  const fields = Object.fromEntries(Object.entries(everyVerb).map(([verb, [known]]) => [verb, known]));
  return { answer, worldOptions, verbs: { ...fields, 'PUT snapshot': [], 'POST replay': [] } };
}
