import type { Slug } from '#domain/stay/slug.ts';

/** A change of this stay is under way already, here or in another tab: nothing was sent. */
export class WriteUnderWay extends Error {
  override readonly name = 'WriteUnderWay';

  constructor() {
    super('Another change of this stay is under way');
  }
}

const held = new Set<string>();

/**
 * Runs a change of a stay while no other one runs, in this tab or in another one of this browser; refuses otherwise.
 * Without the Locks API (plain http on a foreign host) only this tab is guarded.
 */
export async function writeAlone<T>(slug: Slug, write: () => Promise<T>): Promise<T> {
  const name = `write:${slug}`;
  if (held.has(name)) throw new WriteUnderWay();
  held.add(name);
  try {
    if (!('locks' in navigator)) return await write();
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) throw new WriteUnderWay();
      return write();
    });
  } finally {
    held.delete(name);
  }
}
