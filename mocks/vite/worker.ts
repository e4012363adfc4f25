import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { isDevelopment } from './is-development.ts';

const SCRIPT = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** What the fake backend answers; all else need not wake the worker, not even a page that is opened. */
const PASSING = `addEventListener('install', (event) => {
  const answered = ['/api/*', '/__mock/*'].map((pathname) => ({ urlPattern: new URLPattern({ pathname }) }));
  const passing = [{ condition: { not: { or: answered } }, source: 'network' }];
  // Browsers without it send everything through the worker, which lets it pass as well.
  try { event.waitUntil(event.addRoutes(passing).catch(() => undefined)); } catch {}
});
`;

/** Serves the worker of msw in development; nothing of it reaches a build (checked by `npm run check`). */
export const worker = (): Plugin => ({
  name: 'reception:worker',
  apply: isDevelopment,
  configureServer(server) {
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(PASSING + readFileSync(SCRIPT, 'utf8'));
    });
  },
});
