import type { Clock } from './clock.ts';

/** What a host sends on: a response, or nothing at all (the connection breaks). */
export type Answer = Response | 'dropped';

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

/** The texts of answers: to read one from a response would use it up. */
const texts = new WeakMap<Response, string>();

/** An answer of the API, whose text the journal can keep. */
export function respond(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** The text of an answer of the API. */
export const textOf = (response: Response): string => texts.get(response) ?? '';

export const reply = (world: Timed, status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  respond(JSON.stringify(body), { status, headers: { ...replyHeaders(world), ...headers } });
