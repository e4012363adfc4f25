import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { builtAppHost } from './built-app-host.ts';
import { cardFieldsHost, isCardFieldsPath } from './card-fields-host.ts';
import { httpHost, isBackendPath } from './http-host.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    dist: { type: 'string', default: 'dist' },
    // How many milliseconds each answer of the API and each file takes longer.
    slow: { type: 'string', default: '0' },
  },
});
const slowBy = Number(values.slow);
/** As on a slow line; what the tester asks of the backend comes at once. */
const slowly = (host: RequestListener): RequestListener =>
  slowBy === 0 ? host : (...exchange) => void setTimeout(() => host(...exchange), slowBy);
const app = slowly(builtAppHost(resolve(values.dist)));
const backend = httpHost();
const api = slowly(backend);

const server = createServer((incoming, outgoing) => {
  const path = (incoming.url ?? '/').split('?')[0] ?? '/';
  if (path.startsWith('/api/')) return api(incoming, outgoing);
  if (isBackendPath(path)) return backend(incoming, outgoing);
  if (isCardFieldsPath(path)) return cardFieldsHost(incoming, outgoing);
  return app(incoming, outgoing);
});
// Chromium repeats any request, also a PATCH, when a kept connection ends without a byte. A dropped answer would then
// never be lost; on a separate connection it is.
server.maxRequestsPerSocket = 1;
server.listen(Number(values.port), () => {
  console.log(`The built app and the fake backend at http://localhost:${values.port}/stay?slug=stay-arrival-day`);
});
