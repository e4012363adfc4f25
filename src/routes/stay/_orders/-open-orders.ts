import { propertyQuery } from '#data/property.ts';
import { takesOrders } from '#domain/stay/stay-phase.ts';
import { isExpired } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';

import { redirectToStay } from '../../-search.ts';
import { requireStay } from '../-require-stay.ts';
import type { PageContext } from '../-require-stay.ts';

/** State of the redirect, which makes the stay page explain that extras are closed. */
const CLOSED = { areExtrasClosed: true };

/**
 * The guard of pages about orders: the stay if it accepts orders and has not expired, else a redirect (R4-18, R4-23,
 * R4-24).
 */
export async function openOrders(
  context: PageContext,
  hasPage: (stay: Stay) => boolean = takesOrders,
): Promise<Stay | undefined> {
  const stay = await requireStay(context, hasPage, CLOSED);
  const { queryClient, slug } = context;
  const property = stay && (await queryClient.ensureQueryData(propertyQuery(stay.propertyId)).catch(() => undefined));
  if (property && isExpired(stay, nowInstant(), property.timezone)) throw redirectToStay(slug, CLOSED);
  return stay;
}
