import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';

import type { Plugin } from 'vite';

import { BROWSER_BUNDLE, freshBrowserBundle, isBrowserBundleFresh, SOURCES } from '../bundle.ts';
import { isBackendPath } from '../engine/addresses.ts';
import { sendTesterPage } from '../tester-page/host.ts';
import { isDevelopment } from './is-development.ts';

const ADDRESS = '/@fake-backend/';
const ENTRY = `${ADDRESS}browser.js`;
/** The chunk that the entry imports: the backend itself. */
const BACKEND = `${ADDRESS}browser-host.js`;
const PAGE = `${ADDRESS}browser-page.js`;
/** A first page has its say before a thousand sources are watched. */
const FIRST_PAGE_MS = 3_000;

const IMPORT = "import('#mocks/browser.ts')";
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.map': 'application/json' };

async function send(path: string, bundle: Promise<unknown>, response: ServerResponse): Promise<void> {
  await bundle;
  const body = await readFile(join(BROWSER_BUNDLE, basename(path)));
  response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'cache-control': 'no-cache' });
  response.end(body);
}

/** The link of scenarios or of a named world, as the page reads it. */
function asParameters(url: string): string | undefined {
  const [, kind, name = '', rest = ''] = /^\/([sw])\/([^/?]+)(.*)$/.exec(url) ?? [];
  if (kind === undefined) return undefined;
  const [path = '', search] = rest.split('?');
  const more = search === undefined ? '' : `&${search}`;
  return kind === 's' ? `/?scenario=${name}${more}` : `/${path.replace(/^[/\\]+/, '')}?world=${name}${more}`;
}

/** Answers a call without a worker: in the page's first second, or from a caller that is no page. */
function sendNotReady(response: ServerResponse): void {
  const message = 'The fake backend runs in the page: open the app first, then call this from its console';
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ code: 'NOT_READY', message }] }));
}

/** The fake backend for the page in one file, made again when a source of it has changed. */
export const browserHost = (): Plugin => ({
  name: 'reception:browser-host',
  apply: isDevelopment,
  enforce: 'pre',
  // An address that no bundler can read at once: it must leave the file alone.
  transform: {
    filter: { id: /\/src\/main\.tsx$/, code: IMPORT },
    handler: (code) => ({
      code: code.replace(IMPORT, `import(/* @vite-ignore */ location.origin + '${ENTRY}')`),
      map: null,
    }),
  },
  // On its way while the app is still being read.
  transformIndexHtml: () =>
    [ENTRY, BACKEND].map((href) => ({ tag: 'link', attrs: { rel: 'modulepreload', href }, injectTo: 'head' })),
  configureServer(server) {
    let bundle = freshBrowserBundle();
    bundle.catch(() => undefined);
    const sources = SOURCES.map((source) => `${source}/`);
    const makeAgain = (): void => {
      bundle = bundle.catch(() => undefined).then(() => freshBrowserBundle());
      bundle.then(
        () => server.ws.send({ type: 'full-reload' }),
        (error: unknown) => server.config.logger.error(String(error)),
      );
    };
    const watch = (): void => {
      server.watcher.add(SOURCES);
      server.watcher.on('all', (_event, file) => {
        if (!/\.test\.tsx?$/.test(file) && sources.some((source) => file.startsWith(source))) makeAgain();
      });
      if (!isBrowserBundleFresh()) makeAgain();
    };
    let watching: NodeJS.Timeout | undefined;
    server.middlewares.use((request, response, next) => {
      const { url = '' } = request;
      const path = url.split('?')[0] ?? '';
      const link = asParameters(url);
      if (link !== undefined && request.method === 'GET') return void response.writeHead(302, { location: link }).end();
      if (sendTesterPage(request, response, PAGE)) return;
      if (isBackendPath(path)) return sendNotReady(response);
      if (!path.startsWith(ADDRESS)) return next();
      watching ??= setTimeout(watch, FIRST_PAGE_MS).unref();
      send(path, bundle, response).catch((error: unknown) => {
        server.config.logger.error(String(error));
        response.writeHead(500).end();
      });
    });
  },
});
