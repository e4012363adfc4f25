import { useQuery } from '@tanstack/react-query';

import { partnersQuery } from '#data/products.ts';
import { whenDrawn } from '#data/when-drawn.ts';
import type { Partners } from '#domain/partner/partner.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** The cafés and gyms that take a pass, where the stay sells one; undefined while they are not known. */
export function usePlaces({ products, propertyId }: Stay): Partners | undefined {
  const sellsPass = products.some(({ type }) => type === 'breakfast' || type === 'gym');
  return useQuery({ ...whenDrawn(partnersQuery(propertyId)), enabled: sellsPass }).data;
}
