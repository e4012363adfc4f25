import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { requestKey } from '#data/products.ts';
import { rereadStay } from '#data/stay/stay-queries.ts';
import { stayLock } from '#data/submit.ts';
import type { CustomRequest } from '#domain/custom-product/custom-request.ts';
import { isSameRequest } from '#domain/custom-product/custom-request.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';
import { lockReleased } from '#lib/lock.ts';
import type { Instant } from '#lib/time.ts';
import { useCustomRequest } from '#session/custom-requests.ts';

import { sendRequest } from './send-request.ts';

/** ready: not requested. sent: it arrived. unclear: one was sent, and its arrival is unknown. */
export type RequestView = 'ready' | 'sent' | 'unclear';

/** Resolves when no tab is waiting any more for the answer of the request sent at `openSince`. */
const lockReleasedQuery = (slug: Slug, productId: string, openSince: Instant | null) =>
  queryOptions({
    queryKey: [...requestKey(slug, productId), openSince],
    queryFn: () => lockReleased(stayLock(slug)).then(() => true),
    enabled: openSince !== null,
    staleTime: Infinity,
  });

/** The request for an offer: sends it, and what is known of it, because the stay does not list requests (R3-70, S50 to S53). */
export function useRequest(productId: string, { slug, reservationId }: Pick<Stay, 'slug' | 'reservationId'>) {
  const request = useCustomRequest(slug, productId);
  const { openSince } = request;
  const queryClient = useQueryClient();
  const mutationKey = requestKey(slug, productId);
  const once = useSingleFlight();
  const { mutateAsync, isPending, isIdle, data, variables } = useMutation({
    mutationKey,
    mutationFn: async (seen: CustomRequest) => {
      const result = await sendRequest(seen, reservationId);
      // The stay shows why: it may have been cancelled elsewhere.
      if (result === 'refused') await rereadStay(queryClient, slug);
      return result;
    },
  });
  // Another tab, or this page before the guest went away and back, may still be waiting for the answer.
  const isMutating = useIsMutating({ mutationKey }) > 0;
  const { data: isOver } = useQuery(lockReleasedQuery(slug, productId, openSince));
  const isUnderWay = !isPending && openSince !== null && (isMutating || isOver !== true);
  const shown = isPending && variables ? variables : request;
  const known: RequestView = shown.sentAt === null ? 'ready' : 'sent';
  const view: RequestView = shown.openSince !== null && !isUnderWay ? 'unclear' : known;

  return {
    request: shown,
    view,
    isSending: isPending || isUnderWay,
    /** The guest has sent a request from this page. */
    hasSent: !isIdle,
    /** Why the last attempt was not accepted, until the request changes. */
    trouble:
      data === undefined ||
      data === 'sent' ||
      data === 'superseded' ||
      data === 'lost' ||
      isPending ||
      !isSameRequest(variables, request)
        ? undefined
        : data,
    send: () => {
      if (!isUnderWay) once(() => mutateAsync(request));
    },
  };
}
