import { queryOptions } from '@tanstack/react-query';

import { getOrderQueryOptions } from '#api/generated/orders/orders.ts';
import { Order } from '#api/generated/model/index.ts';
import { ORDER_POLL_MS } from '#config/constants.ts';
import { read } from '#data/contract.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { changeStay } from '#data/write/change-stay.ts';
import type { OrderDraft } from '#domain/order/order-draft.ts';
import { isStuck } from '#domain/order/order-flow.ts';
import type { OrderProgress } from '#domain/order/order-flow.ts';
import { orderFromDto } from '#domain/order/order.ts';
import { lostOrderOutcome } from '#domain/order/lost-order-outcome.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { nowInstant } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';

const CHECK_MS = 3_000;

/**
 * The order, polled until it is decided: every 2 s, at most 30 times, not while the tab is hidden (R4-31, S54). A
 * failed poll counts towards the limit; the next poll is the retry.
 */
export const orderQuery = (slug: Slug, id: string) => {
  const { queryKey, queryFn } = read(getOrderQueryOptions(id, { 'x-slug': slug }), Order, orderFromDto);
  return queryOptions({
    queryKey,
    queryFn: async (context): Promise<OrderProgress> => {
      const polls = (context.client.getQueryData<OrderProgress>(context.queryKey)?.polls ?? 0) + 1;
      try {
        return { ...(await queryFn(context)), polls };
      } catch (error) {
        if (context.signal.aborted) throw error;
        return { status: 'pending', errorCode: null, polls };
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) =>
      data && (data.status !== 'pending' || isStuck(data)) ? false : ORDER_POLL_MS,
    refetchIntervalInBackground: false,
  });
};

/** An order that was sent from here. */
export interface SentOrder {
  readonly slug: Slug;
  readonly draft: OrderDraft;
  readonly known: readonly string[];
  readonly sentAt: Instant;
}

/** Looks for an order in the stay itself, when its own answer cannot be had (S52). Sends nothing. */
export const orderCheckQuery = (sent: SentOrder) =>
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- at one moment a guest sends one order of a stay
  queryOptions({
    queryKey: [...changeStay.mutationKey, sent.slug, sent.sentAt],
    queryFn: async ({ client }) => {
      const askedAt = nowInstant();
      const { orderedProducts } = await client.fetchQuery({ ...stayQuery(sent.slug), staleTime: 0 });
      return lostOrderOutcome(sent, orderedProducts, askedAt);
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) => (data === 'found' || data === 'missing' ? false : CHECK_MS),
    refetchIntervalInBackground: false,
  });
