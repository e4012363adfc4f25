import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test as base } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';

import { BUILD_ID } from '../../src/lib/app-page.ts';
import { isBackendPath } from '../../mocks/engine/addresses.ts';
import { builtAppHost } from '../../mocks/built-app-host.ts';
import { httpHost } from '../../mocks/http-host.ts';

const DIST = resolve(process.env['RECEPTION_DIST'] ?? 'dist');

/**
 * The state of the network. `portal`: every request is answered with the login page of a captive portal. `broken`:
 * connections are closed. `failing`: the API answers 500. `silent`: nothing is answered until the state changes.
 */
type Line = 'up' | 'portal' | 'broken' | 'failing' | 'silent';

interface BuildOptions {
  /** Renames every script, so that the server has none of the previous build's. */
  readonly isOther?: boolean;
  /** The file to serve as `/sw.js`. */
  readonly worker?: string;
}

/** A separate server on which tests deploy builds. */
export class Deployment {
  readonly origin: string;
  #line: Line = 'up';
  readonly #unanswered: (() => void)[] = [];
  /** The text of `config.json`; undefined if the server has none. */
  configuration: string | undefined;
  /** The delay of `config.json`. */
  configurationAfterMs = 0;
  #root = DIST;
  #app = builtAppHost(DIST);
  readonly #folders: string[] = [];

  private constructor(origin: string) {
    this.origin = origin;
  }

  static async start(): Promise<{ deployment: Deployment; stop: () => Promise<void> }> {
    const backend = httpHost();
    const server = createServer((incoming, outgoing) => deployment.#answer(incoming, outgoing, backend));
    server.maxRequestsPerSocket = 1;
    server.listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const deployment = new Deployment(`http://localhost:${port}`);
    const stop = async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await Promise.all(deployment.#folders.map((folder) => rm(folder, { recursive: true })));
    };
    return { deployment, stop };
  }

  /** Changes the state of the network; requests held by `silent` are answered according to the new state. */
  set line(line: Line) {
    this.#line = line;
    for (const answer of this.#unanswered.splice(0)) answer();
  }

  /** Deploys a copy of the build under a name, which becomes its build id. */
  async deploy(name: string, { isOther = false, worker }: BuildOptions = {}): Promise<void> {
    const folder = await this.#copied();
    const assets = (await readdir(join(folder, 'assets'))).filter((file) => isOther && file.endsWith('.js'));
    const texts = ['index.html', 'sw.js', ...(await readdir(join(folder, 'assets'))).map((file) => `assets/${file}`)];
    for (const file of texts.filter((each) => /\.(html|js)$/.test(each))) {
      const path = join(folder, file);
      let text = await readFile(path, 'utf8');
      for (const asset of assets) text = text.replaceAll(asset, asset.replace(/.{4}(\.\w+)$/, `${name}$1`));
      if (file === 'index.html') text = text.replace(BUILD_ID, `$1${name}`);
      if (file === 'sw.js')
        text = text.replace(/"revision":"\w+","url":"\/index.html"/, `"revision":"${name}","url":"/index.html"`);
      await writeFile(path, text);
    }
    for (const asset of assets) {
      const at = join(folder, 'assets', asset);
      await rename(at, at.replace(/.{4}(\.\w+)$/, `${name}$1`));
    }
    if (worker !== undefined) await cp(worker, join(folder, 'sw.js'));
    this.serve(folder);
  }

  /** Deletes assets of the current build whose names start with `name`. */
  async lose(name: string): Promise<void> {
    const folder = await this.#copied();
    const lost = (await readdir(join(folder, 'assets'))).filter((file) => file.startsWith(`${name}-`));
    await Promise.all(lost.map((file) => rm(join(folder, 'assets', file))));
    this.serve(folder);
  }

  /** A copy of the current build, without compressed files, which would not be changed with the others. */
  async #copied(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'reception-build-'));
    this.#folders.push(folder);
    await cp(this.#root, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    return folder;
  }

  /** Serves another folder from now on; default: the original build. */
  serve(folder = DIST): void {
    this.#root = folder;
    this.#app = builtAppHost(folder);
  }

  #configure(text: string, outgoing: ServerResponse): void {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
    setTimeout(() => outgoing.writeHead(200, headers).end(text), this.configurationAfterMs);
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse, backend: ReturnType<typeof httpHost>): void {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    if (this.#line === 'silent') return void this.#unanswered.push(() => this.#answer(incoming, outgoing, backend));
    if (this.#line === 'broken') return void incoming.socket.destroy();
    if (this.#line === 'portal') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the free Wi-Fi</h1>');
      return;
    }
    if (isBackendPath(path)) {
      if (this.#line === 'failing') return void outgoing.writeHead(500).end();
      return backend(incoming, outgoing);
    }
    if (path === '/config.json' && this.configuration !== undefined)
      return this.#configure(this.configuration, outgoing);
    return this.#app(incoming, outgoing);
  }
}

interface Fixtures {
  deployment: Deployment;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameters
  deployment: async ({}, use) => {
    const { deployment, stop } = await Deployment.start();
    await use(deployment);
    await stop();
  },
  baseURL: async ({ deployment }, use) => use(deployment.origin),
});

/** Waits until the page of the build with this name is shown. */
export const expectBuild = (page: Page, name: string): Promise<void> =>
  // Takes longer than other expectations: an update first downloads every precached file.
  expect(page.locator('meta[name=build]')).toHaveAttribute('content', name, { timeout: 20_000 });

/** Waits until the service worker controls the page and has cached its files. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null && (await caches.has('language'));
  });
}

/** Checks for a new version, as the page does every ten minutes. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** Simulates a metered connection (`saveData`), on which pages prefetch nothing. */
export const fetchNothingAhead = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

export { expect };
