import type { QueryClient } from '@tanstack/react-query';
import type { HistoryState } from '@tanstack/react-router';

import { answeredStay, stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { propertyQuery } from '#data/property.ts';
import { takesOrders, isExpired } from '#domain/stay/stay-phase.ts';
import { nowInstant } from '#lib/clock.ts';

import { redirectToStay } from '../-search.ts';

export interface PageContext {
  readonly queryClient: QueryClient;
  readonly slug: Slug;
}

interface GuardOptions {
  /** State of the redirect. */
  readonly state?: HistoryState;
  readonly read?: (queryClient: QueryClient, slug: Slug) => Promise<Stay>;
}

const isNotCancelled = ({ isCancelled }: Stay): boolean => !isCancelled;

/**
 * The guard of a page that is not available for every stay: returns the stay, or redirects to the stay index with a
 * reason (R4-23, R4-24). Undefined if the stay fails to load, which the loader of the stay area handles.
 */
export async function requireStay(
  { queryClient, slug }: PageContext,
  hasPage: (stay: Stay) => boolean = isNotCancelled,
  { state = {}, read = answeredStay }: GuardOptions = {},
): Promise<Stay | undefined> {
  const stay = await read(queryClient, slug).catch(() => undefined);
  if (stay && !hasPage(stay)) throw redirectToStay(slug, state);
  return stay;
}

/** The same for a page at a door, which may show the saved stay. */
export const requireStayAtDoor = (context: PageContext): Promise<Stay | undefined> =>
  requireStay(context, isNotCancelled, {
    read: (queryClient, slug) => queryClient.ensureQueryData(stayQuery(slug)),
  });

/** State of the redirect, which makes the stay page explain that extras are closed. */
const CLOSED = { areExtrasClosed: true };

/**
 * The guard of pages about orders: the stay if it accepts orders and has not expired, else a redirect (R4-18, R4-23,
 * R4-24).
 */
export async function requireOpenOrders(
  context: PageContext,
  hasPage: (stay: Stay) => boolean = takesOrders,
): Promise<Stay | undefined> {
  const stay = await requireStay(context, hasPage, { state: CLOSED });
  const { queryClient, slug } = context;
  const property = stay && (await queryClient.ensureQueryData(propertyQuery(stay.propertyId)).catch(() => undefined));
  if (property && isExpired(stay, nowInstant(), property.timezone)) throw redirectToStay(slug, CLOSED);
  return stay;
}
