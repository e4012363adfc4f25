import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Server } from 'node:http';
import type { ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import type { ConfigEnv, Plugin, UserConfig, ViteDevServer } from 'vite';

import { isAppPage } from '#lib/app-page.ts';

import { BROWSER_BUNDLE, freshBrowserBundle, isBrowserBundleFresh, SOURCES } from '../bundle.ts';
import { isBackendPath } from '../engine/addresses.ts';
import { CALLER_OPTIONS, callersOf } from '../engine/callers.ts';
import { refusedMethod } from '../engine/gate.ts';
import { linkShown } from '../engine/link-pages.ts';
import { refuse, refuseInvalidRequest } from '../engine/node-http.ts';
import { refuseMalformedRequests } from '../engine/server.ts';
import { visitorOf } from '../engine/visitors.ts';
import { cardFieldsHost, isCardFieldsPath } from '../card-fields/host.ts';
import { sendTesterPage } from '../tester-page/host.ts';

const ADDRESS = '/@fake-backend/';
const ENTRY = `${ADDRESS}browser.js`;
/** The chunk with the backend itself, which the bundler names after its first module. */
const BACKEND = `${ADDRESS}browser-host.js`;
const PAGE = `${ADDRESS}browser-page.js`;
/** Watching the source files would delay the first page. */
const WATCH_AFTER_MS = 3_000;

const IMPORT = "import('#mocks/browser.ts')";
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.map': 'application/json' };

const WORKER = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** Tells the browser which requests the worker of msw answers; all others, also for pages, go to the network without it. */
const PASS_OTHERS = `addEventListener('install', (event) => {
  const answered = ['/api/*', '/__mock/*'].map((pathname) => ({ urlPattern: new URLPattern({ pathname }) }));
  const passing = [{ condition: { not: { or: answered } }, source: 'network' }];
  // Other browsers route everything through the worker, which passes it on.
  try { event.waitUntil(event.addRoutes(passing).catch(() => undefined)); } catch {}
});
`;

/** Records that a tester has asked for the panel, whose code loads later, with the backend. */
const NOTE_KEY =
  "addEventListener('keydown', (e) => { if (e.altKey && e.shiftKey && e.code === 'KeyD') document.documentElement.dataset.panel = 'asked'; });";

const LISTENS_AT = CALLER_OPTIONS.host.default;

/** The options after `--`, which Vite ignores; `start.ts` puts those that are not Vite's there. */
function ownOptions(): Omit<Parameters<typeof callersOf>[0], 'host'> {
  const { host: _vites, ...options } = CALLER_OPTIONS;
  const args = process.argv.includes('--') ? process.argv.slice(process.argv.indexOf('--') + 1) : [];
  return parseArgs({ args, options }).values;
}

/** Applies to `npm start` only, not to builds; vitest does not need it. */
const isDevelopment = (_config: UserConfig, { command }: ConfigEnv): boolean =>
  command === 'serve' && process.env['VITEST'] === undefined;

function sendText(response: ServerResponse, type: string, text: Buffer | string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(text);
}

/** A computed address, so that Vite does not bundle the backend with its configuration. Few starts need it. */
const DEFINITION = new URL('../backend.ts', import.meta.url).href;

/** Describes a link, without following it. */
async function sendShown(url: URL, visitor: 'guess' | 'preview', response: ServerResponse): Promise<void> {
  const { fake } = (await import(DEFINITION)) as typeof import('../backend.ts');
  const { status, html } = linkShown(fake, url, visitor);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

/** A 404 in plain text: a page sent instead of a script would be cached and executed. */
function sendMissing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

/** Converts the path of a scenario or world link to query parameters, which the page evaluates; undefined for others. */
function asParameters(url: string): string | undefined {
  const [, kind, name = '', rest = ''] = /^\/([sw])\/([^/?]+)(.*)$/.exec(url) ?? [];
  if (kind === undefined) return undefined;
  const [path = '', search] = rest.split('?');
  const more = search === undefined ? '' : `&${search}`;
  return kind === 's' ? `/?scenario=${name}${more}` : `/${path.replace(/^[/\\]+/, '')}?world=${name}${more}`;
}

/** Answers a call that did not reach the worker: made while the page starts, or by another program. */
function sendNotReady(response: ServerResponse): void {
  const message = 'The fake backend runs in the page: open the app first, then call this from its console';
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ code: 'NOT_READY', message }] }));
}

/** The bundled fake backend, rebuilt when a source changes; the page then reloads. */
function bundled({ ws, config, watcher }: ViteDevServer): () => Promise<unknown> {
  let bundle = freshBrowserBundle();
  bundle.catch(() => undefined);
  const sources = SOURCES.map((source) => `${source}/`);
  const makeAgain = (): void => {
    bundle = bundle.catch(() => undefined).then(() => freshBrowserBundle());
    bundle.then(
      () => ws.send({ type: 'full-reload' }),
      (error: unknown) => config.logger.error(String(error)),
    );
  };
  const watch = (): void => {
    watcher.add(SOURCES);
    watcher.on('all', (_event, file) => {
      if (!/\.test\.tsx?$/.test(file) && sources.some((source) => file.startsWith(source))) makeAgain();
    });
    if (!isBrowserBundleFresh()) makeAgain();
  };
  let watching: NodeJS.Timeout | undefined;
  return () => {
    watching ??= setTimeout(watch, WATCH_AFTER_MS).unref();
    return bundle;
  };
}

/**
 * Serves the fake backend that runs inside the page of `npm start`: its code, the worker that passes it the page's calls,
 * the testers' page, and the fields of the simulated payment provider. It is not part of any build.
 */
export const fakeBackend = (): Plugin => ({
  name: 'reception:fake-backend',
  apply: isDevelopment,
  enforce: 'pre',
  // Imported by a computed address, so that Vite loads the bundle instead of the source files.
  transform: {
    filter: { id: /\/src\/main\.tsx$/, code: IMPORT },
    handler: (code) => ({
      code: code.replace(IMPORT, `import(/* @vite-ignore */ location.origin + '${ENTRY}')`),
      map: null,
    }),
  },
  // Preloaded while the app is being parsed.
  transformIndexHtml: () => [
    { tag: 'script', children: NOTE_KEY, injectTo: 'head-prepend' as const },
    ...[ENTRY, BACKEND].map((href) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', href },
      injectTo: 'head' as const,
    })),
  ],
  config: ({ server }) => ({
    // Access is checked below, as in the other hosts.
    server: { host: server?.host ?? LISTENS_AT, allowedHosts: true as const, cors: false },
  }),
  configureServer(server) {
    const { httpServer } = server;
    // Vite's own answers to malformed requests have no body.
    httpServer?.removeAllListeners('clientError');
    if (httpServer instanceof Server) refuseMalformedRequests(httpServer);
    const { host } = server.config.server;
    const callers = callersOf({ ...ownOptions(), host: typeof host === 'string' ? host : '' });
    const bundle = bundled(server);
    const sendBundled = async (path: string, response: ServerResponse): Promise<void> => {
      await bundle();
      sendText(response, TYPES[extname(path)] ?? 'text/plain', await readFile(join(BROWSER_BUNDLE, basename(path))));
    };
    const failed = (response: ServerResponse) => (error: unknown) => {
      server.config.logger.error(String(error));
      response.writeHead(500).end();
    };
    server.middlewares.use((request, response, next) => {
      if (refuseInvalidRequest(request, response, callers)) return;
      const { url = '' } = request;
      const path = url.split('?')[0] ?? '';
      const link = asParameters(url);
      if (link !== undefined && refusedMethod(request.method, path) === undefined) {
        const visitor = visitorOf(request);
        if (visitor === 'person' || isBackendPath(link)) return void response.writeHead(302, { location: link }).end();
        return void sendShown(new URL(link, server.resolvedUrls?.local[0]), visitor, response).catch(failed(response));
      }
      if (isCardFieldsPath(url)) return cardFieldsHost(request, response);
      if (sendTesterPage(request, response, PAGE)) return;
      if (isBackendPath(path)) return sendNotReady(response);
      if (path === '/mockServiceWorker.js')
        return sendText(response, 'text/javascript; charset=utf-8', PASS_OTHERS + readFileSync(WORKER, 'utf8'));
      const refused = isAppPage(path) ? refusedMethod(request.method, path) : undefined;
      if (refused !== undefined) return void refuse(response, refused);
      if (path.startsWith('/.')) return sendMissing(response);
      if (!path.startsWith(ADDRESS)) return next();
      sendBundled(path, response).catch(failed(response));
    });
    return () => {
      server.middlewares.use(({ url, originalUrl = '/' }, response, next) => {
        const [path = '/'] = originalUrl.split('?');
        // Vite sends the app's page for every file that does not exist.
        const isReplaced = url === '/index.html' && path !== url && !isAppPage(path);
        return isReplaced ? sendMissing(response) : next();
      });
    };
  },
});
