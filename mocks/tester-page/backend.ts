import type { JournalEvent } from '../engine/journal.ts';

/** The named world in this page's address, as `/w/anna`; empty if a cookie or the browser decides. */
export const WORLD = /^\/w\/[^/]+/.exec(location.pathname)?.[0] ?? '';

interface Refusal {
  readonly errors?: readonly { readonly message: string }[];
}

/** Notifies the other pages of this browser when a tester changes the world, so that the app follows at once. */
const CHANGES = new BroadcastChannel('mock-changes');

/** Called in all pages after a tester has changed the world. */
export function onChange(act: () => void): void {
  CHANGES.addEventListener('message', act);
  here.add(act);
}
const here = new Set<() => void>();

/** Calls the control surface of this world; throws the message of a refusal. */
export async function ask<T>(method: string, verb: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${WORLD}/__mock/${verb}`, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const read = (await answer.json()) as T & Refusal;
  if (!answer.ok) throw new Error(read.errors?.[0]?.message ?? `The backend answered ${answer.status}.`);
  if (method !== 'GET') {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    CHANGES.postMessage(verb);
    for (const act of here) act();
  }
  return read;
}

let worldName = WORLD.slice('/w/'.length);

/** The name of this page's world, which changes when this browser follows a link to another one. */
export async function readWorldName(): Promise<string> {
  ({ id: worldName } = await ask<{ readonly id: string }>('GET', 'session'));
  return worldName;
}

/** The address of this page's world for the command line, which lacks the browser's cookie. */
const originOfWorld = (): string => `${location.origin}${worldName === '' ? '' : `/w/${worldName}`}`;

/**
 * An event in the world. If several processes share the worlds, the server only sends `look`, which means: read again.
 */
type PageEvent = JournalEvent | { readonly kind: 'look' };

/** Subscribes to events of the world; returns a function that unsubscribes. */
export type Watch = (on: (event: PageEvent) => void) => () => void;

const LOOK_EVERY_MS = 2_000;

/**
 * Reserves the browser's only event stream until `left` resolves; resolves to whether it was available. Browsers have
 * six connections per host, and each stream occupies one.
 */
async function takesPlace(left: Promise<void>): Promise<boolean> {
  // Pages at insecure addresses, such as on a phone in the network, have no locks.
  if (!('locks' in navigator)) return false;
  const { promise: isMine, resolve } = Promise.withResolvers<boolean>();
  void navigator.locks.request('mock-stream', { ifAvailable: true }, (lock) => {
    resolve(lock !== null);
    return lock === null ? undefined : left;
  });
  return isMine;
}

/** Follows the world by a stream, or by polling if no stream is available. */
const follow: Watch = (on) => {
  const left = Promise.withResolvers<void>();
  let [source, looking, isLeft]: [EventSource?, ReturnType<typeof setInterval>?, boolean?] = [];
  const look = (): void => {
    looking ??= setInterval(() => on({ kind: 'look' }), LOOK_EVERY_MS);
  };
  const begin = async (): Promise<void> => {
    const isMine = await takesPlace(left.promise);
    if (isLeft) return;
    if (!isMine) return look();
    const stream = new EventSource(`${WORLD}/__mock/journal/stream`);
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => on(JSON.parse(data) as JournalEvent));
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) look();
    });
    source = stream;
  };
  void begin();
  return () => {
    isLeft = true;
    source?.close();
    clearInterval(looking);
    left.resolve();
  };
};

/** Follows the world over HTTP while this page is visible; reads missed events when it becomes visible again. */
export const watchOverHttp: Watch = (on) => {
  let leave: (() => void) | undefined = follow(on);
  const turn = (): void => {
    leave?.();
    leave = document.visibilityState === 'visible' ? follow(on) : undefined;
    if (leave !== undefined) on({ kind: 'look' });
  };
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    leave?.();
  };
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A verb of the control surface, for a terminal. */
export const asCurl = (method: string, verb: string, body?: unknown): string =>
  [
    `curl -X ${method} ${quoted(`${originOfWorld()}/__mock/${verb}`)}`,
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ].join(' ');

/** The link of a scenario for a terminal; curl keeps the cookie of its world for the next call. */
export const scenarioAsCurl = (link: string, next: string): string =>
  `curl -s -o /dev/null -c world.txt ${quoted(link)} && curl -b world.txt ${quoted(new URL(next, link).href)}`;

/** Headers that a browser or curl sends automatically, or that belong to the tester's browser. */
const NOT_COPIED =
  /^(sec-|accept-encoding|accept-language|connection|content-length|cookie|host|origin|referer|user-agent|x-mock)/;

/** A call of the app, for a terminal. */
export function callAsCurl({ method, url, headers, body }: SentCall): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    NOT_COPIED.test(name) ? [] : [`-H ${quoted(`${name}: ${value}`)}`],
  );
  const data = body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`];
  return [`curl -X ${method} ${quoted(originOfWorld() + url)}`, ...lines, ...data].join(' ');
}

interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
