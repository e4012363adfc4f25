import type { Plugin, ViteDevServer } from 'vite';

/** Resolves when the bundle of the page is the newest one. Vite's types keep its engine private, so it may be missing. */
async function newestBundle({ environments }: ViteDevServer): Promise<void> {
  const { bundledDev } = environments.client;
  const engine: unknown = bundledDev && Reflect.get(bundledDev, 'devEngine');
  if (typeof engine !== 'object' || engine === null) return;
  const ensure: unknown = Reflect.get(engine, 'ensureLatestBuildOutput');
  if (typeof ensure !== 'function') return;
  try {
    await Reflect.apply(ensure, engine, []);
  } catch {
    // Vite shows what is wrong with a bundle.
  }
}

/**
 * A page waits for the newest bundle. Instead of it Vite would send a page that waits to be reloaded. On a busy machine
 * Vite asks for that before the page listens.
 */
export const wholePage = (): Plugin => ({
  name: 'reception:whole-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.headers['sec-fetch-dest'] !== 'document') return next();
      // oxlint-disable-next-line promise/no-callback-in-promise -- what comes after this middleware has no promise
      newestBundle(server).then(next, next);
    });
  },
});
