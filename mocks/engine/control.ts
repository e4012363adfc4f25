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
import type { Controlled, Fields } from './verbs.ts';

/** The largest snapshot that is read. */
export const MOST_SNAPSHOT_BYTES = 1_000_000;
/** The largest recording that is read. */
export const MOST_RECORDING_BYTES = 8_000_000;

/** A member of another name is a typing error, and what is meant would not happen. */
function checkedFields(known: readonly string[], body: unknown): Fields {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be an object');
  const unknown = Object.keys(body).find((field) => !known.includes(field));
  if (unknown !== undefined) throw invalid(unknown, `is unknown; there are ${known.join(', ') || 'none'}`);
  return body as Fields;
}

/** Makes the tester's side of a backend: the answers below /__mock, and the reader of a world's options. */
export function control<Db extends Tables>(definition: Controlled<Db>) {
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

  /** Says what there is instead of a verb: other methods at its path, or every verb. */
  function noVerb(method: string, path: string): HttpError {
    const methods = routes.methodsAt(path);
    if (methods.length > 0) return methodNotAllowed(`${method} /__mock/${path}`, methods);
    const there = Object.keys(addresses).join(', ');
    return new HttpError('NOT_FOUND', `${method} /__mock/${path} not found; there are ${there}`);
  }

  /** Reads the snapshot that a tester sends, and puts its world in the place of the caller's. */
  async function importSnapshot(host: ControlHost<Db>, request: Request): Promise<Response> {
    const world = await restore(await readText(request, MOST_SNAPSHOT_BYTES));
    await host.replace(world);
    return json(clockState(world));
  }

  async function perform(host: ControlHost<Db>, request: Request, path: string): Promise<Response> {
    if (request.method === 'PUT' && path === 'snapshot') return importSnapshot(host, request);
    if (request.method === 'POST' && path === 'replay') return replayHere(host, request);
    const route = routes.find(request.method, path);
    const [known, act] = (route && everyVerb[route.operation]) ?? [];
    if (route === undefined || known === undefined || act === undefined) throw noVerb(request.method, path);
    const body = isRead(request) ? undefined : parseJson(await readText(request));
    return act(host, checkedFields(known, body), route.params);
  }

  /**
   * Replays the recording that a tester sends, and puts its world in the place of the caller's. One whose answers differ
   * is refused, unless the tester takes it as it is.
   */
  async function replayHere(host: ControlHost<Db>, request: Request): Promise<Response> {
    const { world, calls, differing } = await replay(await readText(request, MOST_RECORDING_BYTES));
    const isTaken = new URL(request.url).searchParams.get('differing') === 'taken';
    if (differing.length > 0 && !isTaken) throw answeredOtherwise(calls, differing);
    await host.replace(world);
    return json({ calls, differing });
  }

  /** Performs a verb, which a recording of the world notes. */
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

  /** Performs a verb that changes something, and notifies the listeners of the caller's world. */
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

  /** Answers a call below /__mock: the tester's side of the backend. Never throws. */
  async function answer(host: ControlHost<Db>, request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/^.*?\/__mock\//, '');
    try {
      const found = documents?.(path) ?? file?.(path) ?? testerPage(path);
      if (found !== undefined && !isRead(request)) throw methodNotAllowed(`${request.method} /__mock/${path}`, ['GET']);
      // A session is another world than the caller's.
      const changesWorld = !isRead(request) && !/^(sessions|open)\b/.test(path);
      const response = found ?? (await (changesWorld ? performAndNotify : perform)(host, request, path));
      if (request.method !== 'HEAD' || response.headers.get('content-type') !== EVENT_STREAM) return response;
      // Nobody would read the stream, and it would never end.
      await response.body?.cancel();
      return new Response(null, response);
    } catch (error) {
      return responseOf(refusalOf(thrownError(error)));
    }
  }

  const fields = Object.fromEntries(Object.entries(everyVerb).map(([verb, [known]]) => [verb, known]));
  return { answer, worldOptions, verbs: { ...fields, 'PUT snapshot': [], 'POST replay': [] } };
}
