import * as z from 'zod/mini';

import type { MessengerFacts } from '#domain/support/chat-guest.ts';

/** What the app tells the page of the chat. */
export type ChatCommand =
  | { readonly type: 'start'; readonly appId: string; readonly facts: MessengerFacts }
  | { readonly type: 'update'; readonly facts: MessengerFacts }
  | { readonly type: 'show' }
  | { readonly type: 'hide' }
  | { readonly type: 'stop' };

const ChatEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['started', 'failed', 'shown', 'hidden', 'stopped']) }),
  z.strictObject({ type: z.literal('unread'), count: z.int().check(z.nonnegative()) }),
]);
/** What the page of the chat tells the app. */
export type ChatEvent = z.infer<typeof ChatEvent>;

/** An event of exactly this shape; a foreign script runs at its origin, so anything else is ignored. */
export function readChatEvent(data: unknown): ChatEvent | undefined {
  const result = z.safeParse(ChatEvent, data);
  return result.success ? result.data : undefined;
}
