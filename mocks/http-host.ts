import { fake } from './backend.ts';
import { httpHostOf } from './engine/http-host.ts';
import type { HttpHost } from './engine/http-host.ts';
import { send } from './engine/node-http.ts';
import type { Store } from './engine/stored-worlds.ts';
import type { WorldOptions } from './engine/world.ts';
import { sendTesterPage } from './tester-page/host.ts';

/**
 * The fake backend behind `node:http`, and the page of testers at `/__mock/`. Its worlds are in memory or in a store;
 * `sending` may pack answers.
 */
export function httpHost(defaults?: WorldOptions, sending = send, store?: Store): HttpHost {
  const backend = httpHostOf(fake, defaults, sending, store && fake.storedSessions(store, defaults));
  const listener: HttpHost = Object.assign(
    (...[incoming, outgoing]: Parameters<HttpHost>) => {
      if (!backend.welcomes(incoming, outgoing)) return;
      if (!sendTesterPage(incoming, outgoing)) backend(incoming, outgoing);
    },
    { welcomes: backend.welcomes },
  );
  return listener;
}
