import { queryOptions } from '@tanstack/react-query';

import { conflictReason, isConflict, isOwnSlot } from '#api/api-error.ts';
import { getOrderQueryOptions } from '#api/generated/orders.ts';
import { Order } from '#api/generated/model.ts';
import { ORDER_POLL_MS } from '#config/constants.ts';
import { contractQuery } from '#api/contract.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { changeStay } from '#data/stay/stay-write.ts';
import type { Outcome } from '#data/submit.ts';
import { orderItemInput } from '#domain/order/draft.ts';
import type { OrderDraft } from '#domain/order/draft.ts';
import { isStuck, orderFromDto, refusalOf } from '#domain/order/order-flow.ts';
import type { OrderProgress } from '#domain/order/order-flow.ts';
import { lostOrderOutcome } from '#domain/order/order.ts';
import type { OrderStage, SentOrder } from '#domain/order/order.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { optionalText } from '#lib/wire.ts';

/** Places an order (R7-36); resolves to its id. */
export const placeOrder = async (slug: Slug, draft: OrderDraft): Promise<string | null | undefined> =>
  optionalText((await changeStay.mutationFn({ slug, data: { orderItems: [orderItemInput(draft)] } })).orderId);

const conflictOf = (error: unknown) =>
  isConflict(error) ? { reason: conflictReason(error), isOwn: isOwnSlot(error) } : null;

type Sending = Extract<OrderStage, { name: 'sending' }>;

/** The stage after sending; undefined if only the stay can tell whether the order exists. */
export function stageAfter(
  stage: Sending,
  draft: OrderDraft,
  outcome: Outcome<string | null | undefined>,
): OrderStage | undefined {
  switch (outcome.kind) {
    case 'sent':
      return typeof outcome.response === 'string'
        ? { ...stage, name: 'placed', orderId: outcome.response }
        : // A null order id is a refusal (R5-19).
          { name: 'failed', reason: 'order' };
    case 'refused':
      return { name: 'failed', reason: refusalOf(conflictOf(outcome.error), draft) };
    case 'wifi-sign-in':
      return { name: 'draft' };
    case 'lost':
    case 'offline':
    case 'busy-elsewhere':
      return undefined;
  }
}

const CHECK_MS = 3_000;

/**
 * The order, polled until its outcome is known: every 2 s, at most 30 times, not while the tab is hidden (R4-31, S54).
 * A failed poll counts towards the limit; the next poll is its retry.
 */
export const orderQuery = (slug: Slug, id: string) => {
  const { queryKey, queryFn } = contractQuery(getOrderQueryOptions(id, { 'x-slug': slug }), Order, orderFromDto);
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

/** Searches the stay for an order whose response was lost (S52). Sends nothing. */
export const orderCheckQuery = (sent: SentOrder & { readonly slug: Slug }) =>
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- at one moment a guest sends one order of a stay
  queryOptions({
    queryKey: [...changeStay.mutationKey, sent.slug, sent.sentAt],
    queryFn: async ({ client }) => {
      const readAt = nowInstant();
      const { orderedProducts } = await client.fetchQuery({ ...stayQuery(sent.slug), staleTime: 0 });
      return lostOrderOutcome(sent, orderedProducts, readAt);
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) => (data === 'found' || data === 'missing' ? false : CHECK_MS),
    refetchIntervalInBackground: false,
  });
