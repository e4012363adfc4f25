import type { Tables } from './tables.ts';
import type { World } from './world.ts';

/** What a host sends on: a response, or nothing at all (the connection breaks). */
export type Answer = Response | 'dropped';

/** A world, as far as replies need it. */
export type Timed = Pick<World<Tables>, 'clock'>;

/** The fields of every reply: JSON, never cached, stamped with the world's clock. */
export const replyHeaders = ({ clock }: Timed) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  date: clock.httpDate(),
});

export const reply = (world: Timed, status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...replyHeaders(world), ...headers } });
