import { GUEST_SIGNS, WITHOUT_SIGN_MS } from '#lib/guest-signs.ts';
import { whenIdle } from '#lib/when-idle.ts';

import type { Built } from './built.ts';
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

/** A line that the guest pays for or waits at; browsers that do not tell are taken at their best. */
function isLineDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Fetches the files of the neighbouring pages when line and phone are idle, one after the other; never with Save-Data.
 * They come at the first sign of a guest: who only reads a code pays for nothing else.
 */
export function fetchNeighbours({ files, words }: Built, part: string, locale: string): void {
  const parts = (NEXT_OF[part] ?? []).filter((each) => each !== part);
  const wanted = parts.flatMap((each) => [words[each]?.[locale] ?? [], files[each] ?? []]).flat();
  const queue = [...new Set(wanted)].filter((file) => !(files[part] ?? []).includes(file));
  const next = async (): Promise<void> => {
    const file = isLineDear() ? undefined : queue.shift();
    if (file === undefined) return;
    await preload(file);
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
