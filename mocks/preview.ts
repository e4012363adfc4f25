import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { builtAppHost } from './built-app-host.ts';
import { cardFieldsHost, isCardFieldsPath } from './card-fields/host.ts';
import { command, MOST_PORT, numberOf } from './command.ts';
import { isBackendPath, isTesterLink } from './engine/addresses.ts';
import { turnsAway } from './engine/node-http.ts';
import { httpHost } from './http-host.ts';

const USAGE =
  'npm run preview -- [--port 4173] [--dist dist] [--slow 0] [--no-panel]: the built app and the fake backend; --slow in milliseconds';

/** The script of the tester's panel. */
const PANEL = '/__mock/launch-over-http.ts';

const LONGEST_SLOW_MS = 60_000;

await command(USAGE, () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      dist: { type: 'string', default: 'dist' },
      // How many milliseconds each answer of the API and each file takes longer.
      slow: { type: 'string', default: '0' },
      // What is measured or pictured is the app alone.
      'no-panel': { type: 'boolean', default: false },
    },
  });
  const slowBy = numberOf('slow', values.slow, LONGEST_SLOW_MS);
  const port = numberOf('port', values.port, MOST_PORT);
  /** As on a slow line; what the tester asks of the backend comes at once. */
  const slowly = (host: RequestListener): RequestListener =>
    slowBy === 0 ? host : (...exchange) => void setTimeout(() => host(...exchange), slowBy);
  const app = slowly(builtAppHost(resolve(values.dist), values['no-panel'] ? undefined : PANEL));
  const backend = httpHost();
  const api = slowly(backend);

  const server = createServer((incoming, outgoing) => {
    if (turnsAway(incoming, outgoing)) return;
    const [path = '/', search = ''] = (incoming.url ?? '/').split('?');
    if (path.startsWith('/api/')) return api(incoming, outgoing);
    if (isBackendPath(path) || isTesterLink(search)) return backend(incoming, outgoing);
    if (isCardFieldsPath(path)) return cardFieldsHost(incoming, outgoing);
    return backend.welcomes(incoming, outgoing) && app(incoming, outgoing);
  });
  // Chromium repeats any request, also a PATCH, when a kept connection ends without a byte. A dropped answer would then
  // never be lost; on a separate connection it is.
  server.maxRequestsPerSocket = 1;
  const say = () =>
    console.log(`The built app and the fake backend at http://localhost:${port}/stay?slug=stay-arrival-day`);
  return { server, listen: () => server.listen(port, say) };
});
