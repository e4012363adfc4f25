import { http, HttpResponse, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import * as z from 'zod/mini';

import { isTesterLink } from './addresses.ts';
import { shareJournal } from './browser-journal.ts';
import { BrowserWorlds } from './browser-worlds.ts';
import type { Fake } from './fake.ts';
import { isRead, responseOf } from './http.ts';
import type { Journal } from './journal.ts';
import { linkProblem, linkQuestion } from './link-pages.ts';
import type { Tables } from './table.ts';
import { clockState } from './verbs.ts';

/** Files of the testers' page, which the development server sends. */
const FILE = /\/__mock\/([\w-]+\.(html|css|ts|js)|pictures\/[\w.-]+)?$/;

/**
 * Redirects to where a link leads. Within the app the address changes before the app starts; other pages are loaded.
 */
function redirect(goal: string): Promise<void> {
  const url = new URL(goal, location.origin);
  const isHere = url.pathname === location.pathname || !url.pathname.startsWith('/__mock/');
  if (url.origin === location.origin && isHere) {
    history.replaceState(history.state, '', url);
    return Promise.resolve();
  }
  location.replace(url);
  // Never resolves: the browser is about to leave this page.
  return new Promise(() => {});
}

/** Shown where service workers are unavailable, for example on a phone that opens the development server over HTTP. */
const INSECURE =
  '<main><h1>The fake backend cannot run here</h1><p>It runs in a worker of the page, which a browser has only at a ' +
  'secure address: open this page as localhost. For a phone in the network serve the backend over HTTP: ' +
  '<code>npm run preview -- --host</code></p></main>';

/** Shows a page instead of the app, which never starts. */
function showInPlace(title: string, html: string): Promise<never> {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = '/__mock/page.css';
  document.title = title;
  document.head.append(style);
  document.body.innerHTML = html;
  return new Promise(() => {});
}

/** Follows a tester link; shows its unknown words instead of the app. */
async function followLink<Db extends Tables>({ openLink }: Fake<Db>, worlds: BrowserWorlds<Db>): Promise<void> {
  // A prerendered page waits until the user opens it, because following a link changes a world.
  if ('prerendering' in document && document.prerendering === true)
    await new Promise((seen) => document.addEventListener('prerenderingchange', seen, { once: true }));
  const url = new URL(location.href);
  const opened = await worlds.exclusive(async () => {
    const result = await openLink(url, worlds);
    if ('goal' in result) worlds.save();
    return result;
  });
  if ('goal' in opened) return redirect(opened.goal);
  if ('changed' in opened) return showInPlace('A world that has been changed', linkQuestion(url, opened.changed));
  return showInPlace('An invalid tester link', linkProblem(url, opened.unknown));
}

/** What a page can observe of the backend that runs in it. */
export interface BrowserBackend {
  readonly journal: Pick<Journal, 'watch'>;
}

/** Starts a fake backend in this page. Worlds survive a reload; `?reset` starts a new one. */
export async function startInBrowser<Db extends Tables>(fake: Fake<Db>): Promise<BrowserBackend> {
  // zod's fast path tries `new Function`, which the content security policy of the testers' page forbids.
  z.config({ jitless: true });
  if ('isSecureContext' in globalThis && !isSecureContext)
    return showInPlace('The fake backend cannot run here', INSECURE);
  const worlds = new BrowserWorlds(fake);
  const url = new URL(location.href);
  if (url.searchParams.has('reset')) {
    worlds.forget();
    url.searchParams.delete('reset');
    history.replaceState(null, '', url);
  }
  const worker = setupWorker(
    // An absolute path: the development server has modules under /src/api/.
    http.all('/api/*', async ({ request }) => {
      const answer = await fake.answer(worlds.access, request);
      if (worlds.isRecording) worlds.saveRecording();
      return answer === 'dropped' ? HttpResponse.error() : responseOf(answer, request.method);
    }),
    http.all('/__mock/*', async ({ request }) => {
      if (isRead(request) && FILE.test(new URL(request.url).pathname)) return passthrough();
      const response = await worlds.exclusive(() => fake.control(worlds, request));
      if (!isRead(request)) worlds.saveRecording();
      return request.method === 'HEAD' ? new Response(null, response) : response;
    }),
  );
  // The service worker starts while the world is created; the app makes no request before both are ready.
  await Promise.all([
    isTesterLink(location.search) ? followLink(fake, worlds) : worlds.exclusive(worlds.world),
    worker.start({ quiet: true, onUnhandledFrame: 'bypass' }),
  ]);
  shareJournal(
    () => ({ journal: worlds.journal, world: worlds.name }),
    async () => {
      const world = await worlds.exclusive(worlds.world);
      world.journal.emit({ kind: 'world', ...clockState(world) });
    },
  );
  return { journal: { watch: (listener) => worlds.journal.watch(listener) } };
}
