import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { BRANDS } from '#config/host.ts';

import { builtAppHost } from './built-app-host.ts';
import { cardFieldsHost, isCardFieldsPath } from './card-fields/host.ts';
import { command, MAX_PORT, numberOf } from './command.ts';
import { isBackendPath, isTesterLink } from './engine/addresses.ts';
import { CALLER_OPTIONS, callersOf, isOnlyHere, OPEN_TO_NETWORK, withHost } from './engine/callers.ts';
import { refuseInvalidRequest } from './engine/node-http.ts';
import { serverOf } from './engine/server.ts';
import { httpHost } from './http-host.ts';
import { networkOrigins, withConfiguration } from './network.ts';

const USAGE = `npm run preview -- [--port 4173] [--host [ADDRESS]] [--allow-host NAME] [--allow-origin ORIGIN] [--brand main] [--dist dist] [--slow 0] [--no-panel]: the built app and the fake backend
--host opens it to phones in the network, --brand says which brand they see; --slow in milliseconds
--allow-host lets it answer under another name of this computer, --allow-origin to pages of another origin`;

/** The scripts of the testers' panel. The first is small, so that it notices its key before the second has loaded. */
const PANEL = ['/__mock/first-key.ts', '/__mock/launch-over-http.ts'];

const LONGEST_SLOW_MS = 60_000;

await command(USAGE, () => {
  const { values } = parseArgs({
    args: withHost(process.argv.slice(2)),
    options: {
      ...CALLER_OPTIONS,
      brand: { type: 'string', default: 'main' },
      port: { type: 'string', default: '4173' },
      dist: { type: 'string', default: 'dist' },
      // Delays each API answer and each file by this many milliseconds.
      slow: { type: 'string', default: '0' },
      // For benches and screenshots.
      'no-panel': { type: 'boolean', default: false },
    },
  });
  const slowBy = numberOf('slow', values.slow, LONGEST_SLOW_MS);
  const port = numberOf('port', values.port, MAX_PORT);
  const brand = BRANDS.find((each) => each === values.brand);
  if (brand === undefined) throw new Error(`--brand must be one of ${BRANDS.join(', ')}`);
  /** Delays requests. The control surface stays fast. */
  const slowly = (host: RequestListener): RequestListener =>
    slowBy === 0 ? host : (...exchange) => void setTimeout(() => host(...exchange), slowBy);
  const root = resolve(values.dist);
  const app = slowly(withConfiguration(builtAppHost(root, ...(values['no-panel'] ? [] : PANEL)), root, brand));
  const callers = callersOf(values);
  const backend = httpHost({ callers });
  const api = slowly(backend);

  const server = serverOf((incoming, outgoing) => {
    if (refuseInvalidRequest(incoming, outgoing, callers)) return;
    const [path = '/', search = ''] = (incoming.url ?? '/').split('?');
    if (path.startsWith('/api/')) return api(incoming, outgoing);
    if (isBackendPath(path) || isTesterLink(search)) return backend(incoming, outgoing);
    if (isCardFieldsPath(path)) return cardFieldsHost(incoming, outgoing);
    return backend.admitPage(incoming, outgoing) && app(incoming, outgoing);
  });
  // Chromium repeats any request, even a PATCH, when a reused connection closes before the answer. It would repeat every
  // call whose answer a fault drops; with one request per connection it reports the loss.
  server.maxRequestsPerSocket = 1;
  const { host } = values;
  const say = () => {
    console.log(`The built app and the fake backend at http://localhost:${port}/stay?slug=stay-arrival-day`);
    if (!isOnlyHere(host)) console.log(OPEN_TO_NETWORK);
    for (const origin of networkOrigins(host, port)) {
      console.log(`On a phone on this network: ${origin}/stay?slug=stay-arrival-day, for testers ${origin}/__mock/`);
    }
  };
  return { server, listen: () => server.listen({ port, ...(host === '' ? {} : { host }) }, say) };
});
