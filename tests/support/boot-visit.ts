import { readFileSync } from 'node:fs';
import { constants, createContext, runInContext } from 'node:vm';
import { vi } from 'vitest';

import type { AskedAhead } from '#api/asked-ahead.ts';
import type { Built } from '../../tools/build/built.ts';
import { bootSource } from '../../tools/build/plugin.ts';
import type { ServedConfiguration } from '#config/configuration.ts';
import type { FirstViewInput } from '#data/stay/first-answers.ts';

const BUILT: Built = {
  stayPages: { '/stay': 'stay-index', '/stay/breakfast': 'orders' },
  otherPages: { '/check-in': 'check-in' },
  files: { 'stay-index': ['/assets/stay-index.js'], orders: ['/assets/orders.js', '/assets/forms.js'] },
  words: {
    messages: { 'en-GB': 'data:text/javascript,export const messages = {};', 'de-DE': '/assets/messages-de.js' },
    orders: { 'de-DE': '/assets/orders-de.js' },
  },
  development: [],
  app: '/assets/app.js',
  firstView: 'data:text/javascript,',
  fonts: { 'el-GR': ['/assets/latin.woff2', '/assets/greek.woff2'] },
};

const SOURCE = await bootSource(BUILT);

/** The texts that the page has before the script runs. */
const WORDS = [...readFileSync('index.html', 'utf8').matchAll(/data-word="(?<word>\w+)">(?<text>[^<]+)</g)];

/** The script imports files of the page. Here they are in their addresses. */
const IMPORTS = { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER };

/** A worker that the script has started. */
interface StartedWorker {
  readonly address: string;
  readonly listeners: Map<string, () => void>;
}

interface Visit {
  readonly path: string;
  readonly stored?: Record<string, string>;
  readonly languages?: readonly string[];
  /** The answer of the API by path, or what resolves to it. */
  readonly answers?: Record<string, unknown>;
  /** The first view is drawn when this resolves; else at once. */
  readonly drawing?: () => Promise<unknown>;
  readonly origin?: string;
  /** How many pages this tab has shown. */
  readonly entries?: number;
  /** What the browser tells of the line; most tell nothing. */
  readonly line?: { readonly effectiveType: string; readonly rtt: number };
  /** Runs before the script. */
  readonly before?: string;
  /** Later tasks wait among the timers, until the test runs them. */
  readonly isHeld?: boolean;
}

/** Runs the boot script in a browser of which only as much is there as it needs. */
export function visit({
  path,
  stored = {},
  languages = ['en-GB'],
  answers = {},
  drawing,
  origin = 'http://localhost',
  entries = 1,
  line,
  before = '',
  isHeld = false,
}: Visit) {
  const url = new URL(path, origin);
  const preloaded: string[] = [];
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const places = WORDS.map(({ groups: { word = '', text = '' } = {} }) => ({ dataset: { word }, textContent: text }));
  const boot = { querySelectorAll: () => places, classList: { add: vi.fn<(name: string) => void>() } };
  const timers: { act: () => void; ms: number }[] = [];
  const workers: StartedWorker[] = [];
  const drawn: FirstViewInput[] = [];
  const loadedFonts: { font: string; text: string }[] = [];
  const links: { href?: string; come?: () => void }[] = [];
  const createLink = () => {
    const link: (typeof links)[number] = {};
    links.push(link);
    return Object.assign(link, {
      addEventListener: (type: string, listener: () => void) => type === 'load' && (link.come = listener),
    });
  };
  const document = {
    title: '',
    currentScript: { src: '/assets/boot.js' },
    documentElement: { lang: 'en' },
    getElementById: () => boot,
    createElement: createLink,
    fonts: { load: async (font: string, text: string) => loadedFonts.push({ font, text }) },
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  };
  const fetch = async (address: string, { headers = {} }: { headers?: Record<string, string> }): Promise<Response> => {
    asked.push({ url: address, headers });
    const answer = await answers[new URL(address, url).pathname];
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
      const listeners = new Map<string, () => void>();
      workers.push({ address, listeners });
      return { addEventListener: (type: string, listener: () => void) => listeners.set(type, listener) };
    },
    receptionFirstView: async (input: FirstViewInput) => {
      drawn.push(input);
      await drawing?.();
    },
    document,
    fetch,
    navigator: { languages, connection: line },
    URLSearchParams,
    AbortController,
    performance,
    // What waits for the next task or frame alone goes on by itself.
    setTimeout: (act: () => void, ms = 0) => (ms <= 16 && !isHeld ? act() : timers.push({ act, ms })),
  });
  runInContext(before + SOURCE, context, IMPORTS);
  const words = () => Object.fromEntries(places.map(({ dataset, textContent }) => [dataset.word, textContent]));
  const ahead = () => (context as { receptionAhead?: Record<string, AskedAhead> }).receptionAhead ?? {};
  const configuration = () =>
    (context as { receptionConfiguration?: Promise<ServedConfiguration> }).receptionConfiguration;
  /** The file has come. */
  const comes = (file: string) => links.find(({ href }) => href === file)?.come?.();
  return { configuration, comes, loadedFonts, asked, preloaded, document, words, boot, timers, ahead, workers, drawn };
}

/** Runs the boot script as a worker; returns what it has done, in order. */
export function work(): readonly string[] {
  const done: string[] = [];
  const loads = (name: string) =>
    function Format() {
      done.push(`loads ${name}`);
      return { format: () => '' };
    };
  runInContext(
    SOURCE,
    createContext({
      location: { hostname: 'localhost', pathname: '/assets/boot.js', search: '' },
      postMessage: () => done.push('tells'),
      close: () => done.push('ends'),
      Intl: { DateTimeFormat: loads('dates'), NumberFormat: loads('numbers') },
    }),
  );
  return done;
}
