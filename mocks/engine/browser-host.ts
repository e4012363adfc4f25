import { http, HttpResponse, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import * as z from 'zod/mini';

import { isTesterLink } from './addresses.ts';
import { BrowserWorlds, isWorldKey } from './browser-worlds.ts';
import type { Fake } from './fake.ts';
import { responseOf } from './http.ts';
import type { Journal, WrittenCall } from './journal.ts';
import { linkProblem } from './open-link.ts';
import type { Tables } from './table.ts';
import { clockState } from './verbs.ts';

/** As many calls as a tester looks at. */
const MOST = 50;
const KEY = 'mock-journal';

/** A call with an id that no other page of this browser gives. */
interface Seen {
  readonly id: string;
  readonly world: string;
  readonly call: WrittenCall;
}

type Message = { readonly kind: 'hello' } | { readonly kind: 'seen'; readonly all: readonly Seen[] };

function storedBefore(): readonly Seen[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Seen[];
  } catch {
    return [];
  }
}

/**
 * Each page of a browser answers its own calls. Through this channel all of them show the calls of all, also those from
 * before a reload. `current` gives the journal in use and the name of its world. When another tab has written
 * a world, `lookAgain` is called.
 */
export function shareJournal(
  current: () => { readonly journal: Journal; readonly world: string },
  lookAgain: () => Promise<void>,
): void {
  const channel = new BroadcastChannel(KEY);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  const send = (message: Message) => channel.postMessage(message);
  const page = crypto.randomUUID();
  let all: readonly Seen[] = [];
  let count = 0;

  function takeIn(others: readonly Seen[]): void {
    const { journal, world } = current();
    const known = new Set(all.map(({ id }) => id));
    const fresh = others.filter(({ id }) => !known.has(id));
    all = [...all, ...fresh].slice(-MOST);
    journal.takeIn(fresh.filter((each) => each.world === world).map(({ call }) => call));
  }

  takeIn(storedBefore());
  // The followers of a journal go on to the one that takes its place.
  current().journal.watch((event) => {
    if (event.kind !== 'call' || isTakenIn(event.call)) return;
    const seen = { id: `${page}-${(count += 1)}`, world: current().world, call: event.call };
    all = [...all, seen].slice(-MOST);
    send({ kind: 'seen', all: [seen] });
  });
  const isTakenIn = (call: WrittenCall): boolean => all.some((seen) => seen.call === call);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'seen') takeIn(data.all);
    else send({ kind: 'seen', all });
  });
  send({ kind: 'hello' });
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && isWorldKey(key)) void lookAgain();
  });
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify(all)));
}

/** Files of the page of testers, which the development server sends. */
const FILE = /\/__mock\/([\w-]+\.(html|css|ts|js)|pictures\/[\w.-]+)?$/;

/** Leads on to what a link shows. A page of the app can do so before it starts; other pages are loaded. */
function leadTo(goal: string): Promise<void> {
  const url = new URL(goal, location.origin);
  const isHere = url.pathname === location.pathname || !url.pathname.startsWith('/__mock/');
  if (url.origin === location.origin && isHere) {
    history.replaceState(history.state, '', url);
    return Promise.resolve();
  }
  location.replace(url);
  // The page ends here.
  return new Promise(() => {});
}

/** Does what a tester's link asks for; what is unknown in it is shown in the place of the app. */
async function followLink<Db extends Tables>({ openLink }: Fake<Db>, worlds: BrowserWorlds<Db>): Promise<void> {
  const url = new URL(location.href);
  const opened = await worlds.alone(async () => {
    const result = await openLink(url, worlds);
    if ('goal' in result) worlds.save();
    return result;
  });
  if ('goal' in opened) return leadTo(opened.goal);
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = '/__mock/page.css';
  document.title = 'A link with unknown words';
  document.head.append(style);
  document.body.innerHTML = linkProblem(url, opened.unknown);
  return new Promise(() => {});
}

/** What a page may follow of the backend that runs in it. */
export interface BrowserBackend {
  readonly journal: Pick<Journal, 'watch'>;
}

/** Starts a fake backend in this page: worlds survive a reload, `?reset` makes a new one. */
export async function startInBrowser<Db extends Tables>(fake: Fake<Db>): Promise<BrowserBackend> {
  // zod's fast path probes `new Function`, which the policy of the tester's page forbids.
  z.config({ jitless: true });
  const worlds = new BrowserWorlds(fake);
  const url = new URL(location.href);
  if (url.searchParams.has('reset')) {
    worlds.forget();
    url.searchParams.delete('reset');
    history.replaceState(null, '', url);
  }
  const worker = setupWorker(
    // Rooted at the origin: the development server has modules under /src/api/.
    http.all('/api/*', async ({ request }) => {
      const answer = await fake.answer(worlds.place, request);
      if (worlds.isRecording) worlds.saveRecording();
      return answer === 'dropped' ? HttpResponse.error() : responseOf(answer);
    }),
    http.all('/__mock/*', async ({ request }) => {
      if (request.method === 'GET' && FILE.test(new URL(request.url).pathname)) return passthrough();
      const response = await worlds.alone(() => fake.control(worlds, request));
      if (request.method !== 'GET') worlds.saveRecording();
      return response;
    }),
  );
  // The worker wakes while the world is built; the app asks nothing before both are there.
  await Promise.all([
    isTesterLink(location.search) ? followLink(fake, worlds) : worlds.alone(worlds.world),
    worker.start({ quiet: true, onUnhandledFrame: 'bypass' }),
  ]);
  shareJournal(
    () => ({ journal: worlds.journal, world: worlds.name }),
    async () => {
      const world = await worlds.alone(worlds.world);
      world.journal.tell({ kind: 'world', ...clockState(world) });
    },
  );
  return { journal: { watch: (listener) => worlds.journal.watch(listener) } };
}
