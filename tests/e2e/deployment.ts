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
 * How the line is. A captive portal answers every request with its login page. With `failing` the API answers 500. With
 * `silent` nothing is answered until the line is up again.
 */
type Line = 'up' | 'portal' | 'broken' | 'failing' | 'silent';

interface BuildOptions {
  /** Every script of the build gets another name, and the server has no script of the build before. */
  readonly isOther?: boolean;
  /** The script served instead of the worker. */
  readonly worker?: string;
}

/** A separate server, on which one build follows another. */
export class Deployment {
  readonly origin: string;
  #line: Line = 'up';
  readonly #unanswered: (() => void)[] = [];
  /** The text of `config.json`; without it there is none. */
  configuration: string | undefined;
  /** How late the configuration is. */
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

  /** Changes the line. A request that a silent line has held is answered as the new line answers. */
  set line(line: Line) {
    this.#line = line;
    for (const answer of this.#unanswered.splice(0)) answer();
  }

  /** Replaces the build. Stories read its name on the page (`meta[name=build]`). */
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

  /** Takes away files of the build in place. */
  async lose(name: string): Promise<void> {
    const folder = await this.#copied();
    const lost = (await readdir(join(folder, 'assets'))).filter((file) => file.startsWith(`${name}-`));
    await Promise.all(lost.map((file) => rm(join(folder, 'assets', file))));
    this.serve(folder);
  }

  /** A copy of the build without its packed files, to be changed. */
  async #copied(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'reception-build-'));
    this.#folders.push(folder);
    await cp(this.#root, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    return folder;
  }

  /** Serves the files of a folder from now on; by default those of the build. */
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

/** The build on screen. */
export const expectBuild = (page: Page, name: string): Promise<void> =>
  // An update first loads each file that pages need without network.
  expect(page.locator('meta[name=build]')).toHaveAttribute('content', name, { timeout: 20_000 });

/** Settles once the worker answers for the page and has kept what was loaded. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null && (await caches.has('language'));
  });
}

/** Asks for a new version now, as the page does every ten minutes. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** Pages fetch nothing ahead, as on a line that costs. */
export const fetchNothingAhead = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

export { expect };
