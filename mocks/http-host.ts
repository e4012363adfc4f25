import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { WorldOptions } from './backend.ts';
import { control } from './engine/control.ts';
import { errorBody, HttpError } from './engine/http-error.ts';
import { sessionIdOf, Sessions } from './engine/sessions.ts';

/** Turns a node request into a standard one; aborts when the caller goes away. */
function standardRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  if (method === 'GET' || method === 'HEAD') {
    // A reader that goes away only matters to faults that wait; they see it by the closed connection.
    return new Request(url, { method, headers });
  }
  const abort = new AbortController();
  outgoing.once('close', () => abort.abort());
  const body = new ReadableStream({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => controller.enqueue(chunk));
      incoming.on('end', () => controller.close());
      incoming.on('error', (error) => controller.error(error));
    },
  });
  return new Request(url, { method, headers, body, duplex: 'half', signal: abort.signal } as RequestInit);
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const body = await response.text();
  outgoing.writeHead(response.status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
  outgoing.end(body);
}

/** Whether a path belongs to the backend: the API or the tester's control surface. */
export const isBackendPath = (path: string): boolean => /^\/(api|__mock)\//.test(path);

/** The fake backend behind `node:http`: API under /api, control surface under /__mock, one world a session. */
export function httpHost(defaults: WorldOptions = {}): RequestListener {
  const sessions = new Sessions(defaults);

  async function respond(request: Request, path: string): Promise<Response | 'dropped'> {
    const session = sessionIdOf(request.headers);
    if (path.startsWith('/__mock/')) {
      return control(
        {
          world: () => sessions.world(session),
          startSession: (options) => sessions.start(options),
          reset: () => sessions.reset(session),
        },
        request,
      );
    }
    return (await sessions.world(session)).handle(request);
  }

  return (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    respond(standardRequest(incoming, outgoing), path)
      .catch((error: unknown) => {
        const known = error instanceof HttpError ? error : new HttpError('INTERNAL_ERROR', String(error));
        return Response.json(errorBody(known), { status: known.status });
      })
      .then((answer) => (answer === 'dropped' ? void incoming.socket.destroy() : send(outgoing, answer)))
      .catch(() => incoming.socket.destroy());
  };
}
