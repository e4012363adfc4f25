import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import { requested } from './addresses.ts';
import { THIS_COMPUTER } from './callers.ts';
import type { Callers } from './callers.ts';
import { MAX_RECORDING_BYTES, MAX_SNAPSHOT_BYTES } from './control.ts';
import { answersOrigin, USUAL_CORS } from './cors.ts';
import type { Cors } from './cors.ts';
import type { Fake } from './fake.ts';
import { readText, refusedMethod } from './gate.ts';
import { notFound, refusalOf, thrownError } from './http.ts';
import type { Answer, CallRequest } from './http.ts';
import { linksOf } from './http-links.ts';
import { nodeRequest, refuse, send, refuseInvalidRequest } from './node-http.ts';
import { giveWorld, sessionOfCall } from './own-world.ts';
import type { SessionName, Sessions } from './sessions.ts';
import type { Tables } from './table.ts';
import type { WorldOptions } from './world.ts';

/** A signal that aborts when the caller disconnects; created on demand, as few calls wait. */
function goneSignal(outgoing: ServerResponse): AbortSignal {
  const abort = new AbortController();
  if (outgoing.destroyed) abort.abort();
  else outgoing.once('close', () => abort.abort());
  return abort.signal;
}

/** A call in a named world: `/w/anna/api/books/…`. */
const WORLD = /^\/w\/([^/?]+)(.*)$/;

/** A host of a fake backend. */
export interface HttpHost extends RequestListener {
  /** Sets the cookie of a world for a browser that opens a page; returns false if it has refused the request. */
  readonly admitPage: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
}

export interface HttpHostOptions<Db extends Tables> {
  /** Options of worlds that are started without any. */
  readonly defaults?: WorldOptions;
  /** Sends an answer; a host can replace it, for example to compress bodies. */
  readonly sending?: typeof send;
  readonly sessions?: Sessions<Db>;
  readonly callers?: Callers;
  readonly cors?: Cors;
}

/** Creates a listener for `node:http`: the API below /api, the control surface below /__mock, one world per session. */
export function httpHostOf<Db extends Tables>(
  fake: Fake<Db>,
  { defaults = {}, sending = send, sessions = fake.sessions(defaults), ...options }: HttpHostOptions<Db> = {},
): HttpHost {
  const { callers = THIS_COMPUTER, cors = USUAL_CORS } = options;
  const issue = () => sessions.issue();
  const { follow, openFor } = linksOf(fake, sessions, defaults);

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response | Answer | undefined> {
    incoming.url = requested(incoming.url ?? '/');
    const followed = follow(incoming, outgoing);
    if (followed !== undefined) return followed;
    const [, name, rest = '/'] = WORLD.exec(incoming.url ?? '') ?? [];
    // This host has no app, so its root is the testers' page. The trailing slash keeps the page's relative links valid.
    if (/^\/(?:__mock)?(?:\?|$)/.test(incoming.url)) {
      const refused = refusedMethod(incoming.method, incoming.url);
      if (refused !== undefined) throw refused;
      return new Response(null, { status: 302, headers: { location: '/__mock/' } });
    }
    if (name !== undefined) {
      const named = await sessions.keep(name);
      incoming.url = rest;
      return answerIn(named, incoming, outgoing);
    }
    return answerIn(sessionOfCall(incoming, outgoing, issue), incoming, outgoing);
  }

  async function answerIn(
    session: SessionName,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<Response | Answer> {
    const request = nodeRequest(incoming);
    // Tells callers that did not name a world which one they used.
    outgoing.setHeader('x-mock-session', session.id);
    const { url = '/', method } = incoming;
    if (url.startsWith('/__mock/')) return control(session, request);
    if (!url.startsWith('/api/'))
      throw (url.startsWith('/s/') ? refusedMethod(method, url) : undefined) ?? notFound(url);
    return fake.answer(sessions.access(session), request, () => goneSignal(outgoing));
  }

  /** Answers a control call in the world of a session. */
  async function control(session: SessionName, request: CallRequest): Promise<Response> {
    const { url, method, headers } = request;
    // Read once, as `visit` may run its callback again.
    const body =
      request.body === null
        ? undefined
        : await readText(request, new URL(url).pathname.endsWith('/replay') ? MAX_RECORDING_BYTES : MAX_SNAPSHOT_BYTES);
    return sessions.visit(session, ({ world, put, reset }) =>
      fake.control(
        {
          name: session.id,
          world,
          reset,
          replace: put,
          isOnlyProcess: sessions.isOnlyProcess,
          calls: () => sessions.calls(session),
          startSession: (options, name) => sessions.start(options, name),
          open: (link) => openFor(session, link),
          add: (backend, name) => sessions.add(backend, name),
          list: () => sessions.list(),
          end: (id) => sessions.end(id),
        },
        new Request(url, {
          // `new Request()` rejects these methods; OPTIONS fails in the same way, because no verb uses any of them.
          method: /^(CONNECT|TRACE|TRACK)$/.test(method) ? 'OPTIONS' : method,
          headers: [...headers],
          ...(body === undefined ? {} : { body }),
        }),
      ),
    );
  }

  const listener: RequestListener = (incoming, outgoing) => {
    if (refuseInvalidRequest(incoming, outgoing, callers) || answersOrigin(cors, incoming, outgoing)) return;
    respond(incoming, outgoing)
      .catch((error: unknown) => {
        const refusal = incoming.url?.startsWith('/api/') === true ? fake.refusal : refusalOf;
        return refusal(thrownError(error));
      })
      .then((answer) => answer && (answer === 'dropped' ? void incoming.socket.destroy() : sending(outgoing, answer)))
      .catch((error: unknown) => {
        console.error('fake backend: an answer cannot be sent:', error);
        if (outgoing.headersSent) incoming.socket.destroy();
        else refuse(outgoing, thrownError(error));
      });
  };
  const admitPage: HttpHost['admitPage'] = (incoming, outgoing) => {
    try {
      giveWorld(incoming, outgoing, issue);
      return true;
    } catch (error) {
      return !refuse(outgoing, thrownError(error));
    }
  };
  return Object.assign(listener, { admitPage });
}
