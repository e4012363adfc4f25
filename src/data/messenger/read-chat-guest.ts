import type { QueryClient } from '@tanstack/react-query';

import { customerQuery } from '#data/account.ts';
import { propertyQuery } from '#data/property.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { chatGuest } from '#domain/support/chat-guest.ts';
import type { ChatGuest } from '#domain/support/chat-guest.ts';
import type { Slug } from '#domain/stay/slug.ts';

/**
 * The guest who chats: the logged-in member, else the stay's guest. An account that cannot be read delays nothing
 * (R7-99).
 */
export async function readChatGuest(queryClient: QueryClient, slug: Slug, isLoggedIn: boolean): Promise<ChatGuest> {
  const stay = await queryClient.ensureQueryData(stayQuery(slug));
  const property = await queryClient.ensureQueryData(propertyQuery(stay.propertyId));
  const account = isLoggedIn ? await queryClient.ensureQueryData(customerQuery()).catch(() => null) : null;
  return chatGuest(account, stay.customer, property);
}
