import { GUEST_SIGNS, WITHOUT_SIGN_MS } from '#lib/guest-signs.ts';
import { isSlowOrMetered } from '#lib/connection.ts';
import { whenIdle } from '#lib/when-idle.ts';

import type { Built } from '../../tools/build/built.ts';
import { preload } from './preload.ts';

/** What a guest at a stay, or about to find one, opens next. */
const AROUND_A_STAY = ['stay-index', 'stay-access', 'orders', 'discover', 'stay-location'];
const NEXT_OF: Readonly<Record<string, readonly string[]>> = {
  'check-in': ['stay-check-in', 'stay-index', 'stay-access'],
  'stay-check-in': AROUND_A_STAY,
  'stay-index': AROUND_A_STAY,
  'stay-access': AROUND_A_STAY,
  'stay-location': AROUND_A_STAY,
  orders: AROUND_A_STAY,
  discover: AROUND_A_STAY,
};

/** Runs a file before its press. The browser has fetched it. If it fails, the app reports that at the press. */
const run = (file: string): Promise<void> => import(file).catch(() => {});

/**
 * Fetches the files of the neighbouring pages when line and phone are idle, one after the other; never with Save-Data.
 * It begins at the first press, key or scroll, or after `WITHOUT_SIGN_MS`. A guest who only reads a code pays for nothing
 * else. When the browser has all files, it runs them, each before those that need it.
 */
export function fetchNeighbours({ files, words }: Built, part: string, locale: string): void {
  const parts = (NEXT_OF[part] ?? []).filter((each) => each !== part);
  const wanted = parts.flatMap((each) => [words[each]?.[locale] ?? [], files[each] ?? []]).flat();
  const queue = [...new Set(wanted)].filter((file) => !(files[part] ?? []).includes(file));
  const steps = queue.map((file) => () => preload(file));
  // Each before the last one: what others need is first.
  for (const file of queue) steps.splice(queue.length, 0, () => run(file));
  const next = async (): Promise<void> => {
    const step = isSlowOrMetered() ? undefined : steps.shift();
    if (step === undefined) return;
    await step();
    whenIdle(() => void next());
  };
  const begin = (): void => {
    clearTimeout(timer);
    for (const sign of GUEST_SIGNS) window.removeEventListener(sign, begin, true);
    whenIdle(() => void next());
  };
  let timer: ReturnType<typeof setTimeout>;
  window.addEventListener('load', () => {
    timer = setTimeout(begin, WITHOUT_SIGN_MS);
    for (const sign of GUEST_SIGNS) window.addEventListener(sign, begin, true);
  });
}
