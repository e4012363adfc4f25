import { useQuery } from '@tanstack/react-query';

import { productAvailabilityQuery } from '#data/availability/product-availability.ts';
import { upgradeDrafts } from '#domain/availability/upgrade-draft.ts';
import { productOffer } from '#domain/product/product-offer.ts';
import type { Stay } from '#domain/stay/stay.ts';

const TYPE = 'unit-category-upgrade';

/** The apartments a stay can move to (R3-92); one move is enough, so that nothing is offered after the first. */
export function useUpgrades(stay: Stay, productId: string | undefined) {
  const { product, items } = productOffer(stay, TYPE, productId);
  const isSold = product !== undefined && items.length === 0;
  const { data, error, refetch } = useQuery({
    ...productAvailabilityQuery(stay.reservationId, product?.id ?? '', TYPE),
    enabled: isSold,
  });
  if (items.length > 0) return { state: 'ordered', items } as const;
  if (!isSold) return { state: 'none' } as const;
  if (data !== undefined) {
    const upgrades = upgradeDrafts(product, data.options);
    return upgrades.length > 0 ? ({ state: 'offered', upgrades } as const) : ({ state: 'none' } as const);
  }
  return error === null ? ({ state: 'pending' } as const) : ({ state: 'failed', error, refetch } as const);
}
