import { isWorldKey } from './browser-worlds.ts';
import type { Journal, WrittenCall } from './journal.ts';

/** How many calls the pages share. */
const MAX = 50;
const KEY = 'mock-journal';

/** A call with an id that is unique among the pages of this browser. */
interface SharedCall {
  readonly id: string;
  readonly world: string;
  readonly call: WrittenCall;
}

type Message = { readonly kind: 'hello' } | { readonly kind: 'seen'; readonly all: readonly SharedCall[] };

function storedBefore(): readonly SharedCall[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly SharedCall[];
  } catch {
    return [];
  }
}

/**
 * Each page of a browser answers its own calls. This channel shares them, so that every page lists the calls of all,
 * including those from before a reload. `current` returns the journal in use and the name of its world. `lookAgain`
 * runs when another tab has written to a world.
 */
export function shareJournal(
  current: () => { readonly journal: Journal; readonly world: string },
  lookAgain: () => Promise<void>,
): void {
  const channel = new BroadcastChannel(KEY);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  const send = (message: Message) => channel.postMessage(message);
  const page = crypto.randomUUID();
  let all: readonly SharedCall[] = [];
  let count = 0;

  function merge(others: readonly SharedCall[]): void {
    const { journal, world } = current();
    const known = new Set(all.map(({ id }) => id));
    const fresh = others.filter(({ id }) => !known.has(id));
    all = [...all, ...fresh].slice(-MAX);
    journal.addFromOtherPages(fresh.filter((each) => each.world === world).map(({ call }) => call));
  }

  merge(storedBefore());
  // `takeListeners` moves this listener to the journal of a replacing world.
  current().journal.watch((event) => {
    if (event.kind !== 'call' || isFromOtherPage(event.call)) return;
    const seen = { id: `${page}-${(count += 1)}`, world: current().world, call: event.call };
    all = [...all, seen].slice(-MAX);
    send({ kind: 'seen', all: [seen] });
  });
  const isFromOtherPage = (call: WrittenCall): boolean => all.some((seen) => seen.call === call);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'seen') merge(data.all);
    else send({ kind: 'seen', all });
  });
  send({ kind: 'hello' });
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && isWorldKey(key)) void lookAgain();
  });
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify(all)));
}
