import { propertyQuery } from '#data/property.ts';
import { takesOrders } from '#domain/product/product-offer.ts';
import { isExpired } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';

import { toStay } from '../../-search.ts';
import { openPage } from '../-open-page.ts';
import type { PageContext } from '../-open-page.ts';

/** The stay's page says so: a press in the navigation must not lead there without an explanation. */
const CLOSED = { areExtrasClosed: true };

/** Returns the stay of a page of what is ordered, while it takes orders and has not expired (R4-18, R4-23, R4-24). */
export async function openOrders(
  context: PageContext,
  hasPage: (stay: Stay) => boolean = takesOrders,
): Promise<Stay | undefined> {
  const stay = await openPage(context, hasPage, CLOSED);
  const { queryClient, slug } = context;
  const property = stay && (await queryClient.ensureQueryData(propertyQuery(stay.propertyId)).catch(() => undefined));
  if (property && isExpired(stay, nowInstant(), property.timezone)) throw toStay(slug, CLOSED);
  return stay;
}
