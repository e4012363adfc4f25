import type { Clock } from './clock.ts';

/** An answer of the API before a host sends it. A `Response` would cost as much as all checks together. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** What a host sends on: a reply, or nothing at all (the connection breaks). */
export type Answer = Reply | 'dropped';

/** A world, as far as replies need it. */
export interface Timed {
  readonly clock: Clock;
}

/** The fields of every reply: JSON, never cached, stamped with the world's clock. */
export const replyHeaders = ({ clock }: Timed) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  date: clock.httpDate(),
});

export const reply = (world: Timed, status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...replyHeaders(world), ...headers },
  text: JSON.stringify(body),
});

/** A reply as the platform's own. */
export const responseOf = ({ status, headers, text }: Reply): Response => new Response(text, { status, headers });
