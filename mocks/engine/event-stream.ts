import type { Journal, JournalEvent } from './journal.ts';

export const EVENT_STREAM = 'text/event-stream; charset=utf-8';

/** What happens in a world as server-sent events, each a JSON line; begins with `first`, ends when the reader leaves. */
export function eventStream(journal: Journal, first: JournalEvent): Response {
  const encoder = new TextEncoder();
  let leave = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: JournalEvent) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      leave = journal.watch(send);
      send(first);
    },
    cancel: () => leave(),
  });
  return new Response(body, { headers: { 'content-type': EVENT_STREAM, 'cache-control': 'no-store' } });
}
