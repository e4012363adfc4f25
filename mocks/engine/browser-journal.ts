import { isWorldKey } from './browser-worlds.ts';
import type { Journal, WrittenCall } from './journal.ts';

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

  function merge(others: readonly Seen[]): void {
    const { journal, world } = current();
    const known = new Set(all.map(({ id }) => id));
    const fresh = others.filter(({ id }) => !known.has(id));
    all = [...all, ...fresh].slice(-MOST);
    journal.addFromOtherPages(fresh.filter((each) => each.world === world).map(({ call }) => call));
  }

  merge(storedBefore());
  // The followers of a journal go on to the one that takes its place.
  current().journal.watch((event) => {
    if (event.kind !== 'call' || isFromOtherPage(event.call)) return;
    const seen = { id: `${page}-${(count += 1)}`, world: current().world, call: event.call };
    all = [...all, seen].slice(-MOST);
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
