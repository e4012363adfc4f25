import { inOrder } from './in-order.ts';
import type { Tables } from './tables.ts';
import type { Due, World } from './world.ts';

/** Lets happen what is due by the clock, the earliest first; what happens may make something else due. */
export async function catchUp<Db extends Tables>(
  world: World<Db>,
  clockwork: (world: World<Db>) => readonly Due<Db>[],
): Promise<void> {
  for (;;) {
    const all = clockwork(world);
    if (all.length === 0) return;
    const now = world.clock.now();
    const [next] = inOrder(all);
    if (next === undefined || next.at > now) return;
    await next.happen(world, next.at);
  }
}
