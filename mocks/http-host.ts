import { fake } from './backend.ts';
import { CORS } from './cors.ts';
import type { Database } from './db/database.ts';
import { THIS_COMPUTER } from './engine/callers.ts';
import { httpHostOf } from './engine/http-host.ts';
import type { HttpHost, HttpHostOptions } from './engine/http-host.ts';
import { refuseInvalidRequest } from './engine/node-http.ts';
import type { Store } from './engine/stored-worlds.ts';
import { sendTesterPage } from './tester-page/host.ts';

interface Options extends Omit<HttpHostOptions<Database>, 'sessions' | 'cors'> {
  /** Where worlds are stored; default: in memory. */
  readonly store?: Store | undefined;
}

/** The fake backend behind `node:http`, with the testers' page at `/__mock/`. */
export function httpHost({ store, callers = THIS_COMPUTER, ...options }: Options = {}): HttpHost {
  const sessions = store && fake.storedSessions(store, options.defaults);
  const backend = httpHostOf(fake, { ...options, callers, cors: CORS, ...(sessions && { sessions }) });
  const listener: HttpHost = Object.assign(
    (...[incoming, outgoing]: Parameters<HttpHost>) => {
      if (refuseInvalidRequest(incoming, outgoing, callers) || !backend.admitPage(incoming, outgoing)) return;
      if (!sendTesterPage(incoming, outgoing)) backend(incoming, outgoing);
    },
    { admitPage: backend.admitPage },
  );
  return listener;
}
