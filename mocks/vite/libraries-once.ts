import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

import { CACHE, ROOT } from '../bundle.ts';
import { isDevelopment } from './is-development.ts';

/** Libraries in the old format of modules: their names are known once they run. */
const COMMONJS = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];

/** Other libraries of the first page, and `zod/v4/core`: forms ask for it, and it must be there once. */
const MODULES = [
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'axios',
  'zod/mini',
  'zod/v4/core',
];

const LIBRARIES = [...COMMONJS, ...MODULES];

/** Those with a default export; a module that passes on everything leaves that one out. */
const WITH_DEFAULT = ['axios'];

const ADDRESS = '/@libraries/';
const FOLDER = join(CACHE, 'libraries');
const ENTRY = '\0library:';

/** `react-dom/client` is the file `react-dom_client.js`. */
const nameOf = (library: string): string => library.replaceAll('/', '_');

/** Part of the addresses, as browsers keep each file for ever: the versions of libraries, and how they are bundled. */
function version(): string {
  const hash = createHash('sha1');
  for (const file of [join(ROOT, 'package-lock.json'), import.meta.filename]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** A module with every name of a library. */
function entryOf(library: string): string {
  const from = JSON.stringify(library);
  if (!COMMONJS.includes(library)) {
    return `export * from ${from};${WITH_DEFAULT.includes(library) ? `export { default } from ${from};` : ''}`;
  }
  const names = Object.keys(createRequire(join(ROOT, 'package.json'))(library) as object);
  return `import all from ${from}; export default all; export const { ${names.join(', ')} } = all;`;
}

/** Bundles the libraries together, so that each is there once, and removes older versions. They need no source map. */
async function bundle(folder: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: Object.fromEntries(LIBRARIES.map((library) => [nameOf(library), ENTRY + library])),
    cwd: ROOT,
    platform: 'browser',
    // It would name every file that says `use client`.
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify('development') } },
    resolve: { conditionNames: ['development', 'browser', 'module', 'import', 'default'] },
    plugins: [
      {
        name: 'reception:library-entries',
        resolveId(id, importer) {
          if (id.startsWith(ENTRY)) return id;
          return importer?.startsWith(ENTRY) === true ? this.resolve(id, join(ROOT, 'package.json')) : undefined;
        },
        load: { filter: { id: /library:/ }, handler: (id) => entryOf(id.slice(ENTRY.length)) },
      },
    ],
  });
  // Another start may do the same: the folder has its name when it is whole.
  const unfinished = `${folder}-${process.pid}`;
  await build.write({ dir: unfinished, format: 'esm', chunkFileNames: '[name]-[hash].js' });
  await build.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  for (const name of readdirSync(FOLDER)) {
    if (!name.startsWith(basename(folder))) rmSync(join(FOLDER, name), { recursive: true, force: true });
  }
}

async function send(file: string, bundled: Promise<void>, response: ServerResponse): Promise<void> {
  await bundled;
  const body = await readFile(file);
  response.setHeader('content-type', 'text/javascript');
  response.setHeader('cache-control', 'max-age=31536000, immutable');
  response.end(body);
}

/**
 * Bundles libraries at the first start, and after a change of their versions. At every start, and for each part that a
 * page asks for, Vite then bundles only the app's own files.
 */
export function librariesOnce(): Plugin {
  const made = version();
  const folder = join(FOLDER, made);
  const address = `${ADDRESS}${made}/`;
  return {
    name: 'reception:libraries-once',
    apply: isDevelopment,
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^(${LIBRARIES.join('|')})$`) },
      handler: (id) => ({ id: `${address}${nameOf(id)}.js`, external: true }),
    },
    // On their way while the app is still being read.
    transformIndexHtml: () =>
      LIBRARIES.map((library) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', href: `${address}${nameOf(library)}.js` },
        injectTo: 'head',
      })),
    configureServer(server) {
      const bundled = existsSync(folder) ? Promise.resolve() : bundle(folder);
      bundled.catch(() => undefined);
      server.middlewares.use(address, (request, response) => {
        const file = join(folder, basename(request.url?.split('?')[0] ?? ''));
        send(file, bundled, response).catch((error: unknown) => {
          server.config.logger.error(String(error));
          response.writeHead(500).end();
        });
      });
    },
  };
}
