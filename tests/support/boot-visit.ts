import { createContext, runInContext } from 'node:vm';
import { vi } from 'vitest';

import type { AskedAhead } from '#api/asked-ahead.ts';
import type { Built } from '#boot/built.ts';
import { bootSource } from '#boot/plugin.ts';
import type { ServedConfiguration } from '#config/configuration-file.ts';

const BUILT: Built = {
  stayPages: { '/stay': 'stay-index', '/stay/breakfast': 'orders' },
  otherPages: { '/check-in': 'check-in' },
  files: { 'stay-index': ['/assets/stay-index.js'], orders: ['/assets/orders.js', '/assets/forms.js'] },
  words: {
    messages: { 'en-GB': '/assets/messages-en.js', 'de-DE': '/assets/messages-de.js' },
    orders: { 'de-DE': '/assets/orders-de.js' },
  },
  development: [],
  app: '/assets/app.js',
  firstView: '/assets/first-view.js',
  fonts: { 'el-GR': ['/assets/latin.woff2', '/assets/greek.woff2'] },
};

const SOURCE = await bootSource(BUILT);

interface Visit {
  readonly path: string;
  readonly stored?: Record<string, string>;
  readonly languages?: readonly string[];
  /** The answer of the API by path. */
  readonly answers?: Record<string, unknown>;
  readonly origin?: string;
  /** How many pages this tab has shown. */
  readonly entries?: number;
  /** What the browser tells of the line; most tell nothing. */
  readonly line?: { readonly effectiveType: string; readonly rtt: number };
  /** Runs before the script. */
  readonly before?: string;
}

/** Runs the boot script in a browser of which only as much is there as it needs. */
export function visit({
  path,
  stored = {},
  languages = ['en-GB'],
  answers = {},
  origin = 'http://localhost',
  entries = 1,
  line,
  before = '',
}: Visit) {
  const url = new URL(path, origin);
  const preloaded: string[] = [];
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const places = ['wait', 'slow', 'check', 'again', 'door'].map((word) => ({ dataset: { word }, textContent: '' }));
  const boot = { querySelectorAll: () => places, classList: { add: vi.fn<(name: string) => void>() } };
  const timers: { act: () => void; ms: number }[] = [];
  const workers: string[] = [];
  const document = {
    title: '',
    currentScript: { src: '/assets/boot.js' },
    documentElement: { lang: 'en' },
    getElementById: () => boot,
    createElement: () => ({ addEventListener: () => {} }),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  };
  const fetch = async (address: string, { headers = {} }: { headers?: Record<string, string> }): Promise<Response> => {
    asked.push({ url: address, headers });
    const answer = answers[new URL(address, url).pathname];
    return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
  };
  const window = {
    location: { hostname: url.hostname, pathname: url.pathname, search: url.search },
    localStorage: { getItem: (key: string) => stored[key] ?? null, removeItem: () => {}, setItem: () => {} },
    addEventListener: () => {},
  };
  const context = createContext({
    window,
    location: window.location,
    history: { length: entries },
    Worker: function Worker(address: string) {
      workers.push(address);
    },
    document,
    fetch,
    navigator: { languages, connection: line },
    URLSearchParams,
    AbortController,
    performance,
    setTimeout: (act: () => void, ms: number) => timers.push({ act, ms }),
  });
  runInContext(before + SOURCE, context);
  const words = () => Object.fromEntries(places.map(({ dataset, textContent }) => [dataset.word, textContent]));
  const ahead = () => (context as { receptionAhead?: Record<string, AskedAhead> }).receptionAhead ?? {};
  const configuration = () =>
    (context as { receptionConfiguration?: Promise<ServedConfiguration> }).receptionConfiguration;
  return { configuration, asked, preloaded, document, words, boot, timers, ahead, workers };
}

/** Runs the boot script as a worker; returns what it has loaded, and whether it has ended itself. */
export function work() {
  const loaded: string[] = [];
  let hasEnded = false;
  const loads = (name: string) =>
    function Format() {
      loaded.push(name);
      return { format: () => '' };
    };
  runInContext(
    SOURCE,
    createContext({
      location: { hostname: 'localhost', pathname: '/assets/boot.js', search: '' },
      close: () => (hasEnded = true),
      Intl: { DateTimeFormat: loads('dates'), NumberFormat: loads('numbers') },
    }),
  );
  return { loaded, hasEnded };
}
