import { queryOptions } from '@tanstack/react-query';

import { productAvailability } from '#api/generated/availability/availability.ts';
import { ProductAvailability } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { productAvailabilityFromDto } from '#domain/availability/product-availability.ts';
import type { AvailabilityOf, ProductAvailability as Availability } from '#domain/availability/product-availability.ts';

import { availabilityKey } from './date-slots.ts';

/** What is left of one cleaning, breakfast or upgrade for a reservation (R7-51, R7-52); an answer of another type is a broken one. */
export const productAvailabilityQuery = <T extends Availability['type']>(
  reservationId: string,
  productId: string,
  type: T,
) =>
  queryOptions({
    queryKey: [...availabilityKey(reservationId), type, productId],
    queryFn: async ({ signal }): Promise<AvailabilityOf<T>> => {
      const answer = await productAvailability(productId, { reservationId }, undefined, undefined, signal);
      const found = productAvailabilityFromDto(
        parseReply('GET /product-availability/{productId}', ProductAvailability, answer),
      );
      if (!isOf(found, type)) throw new TypeError(`The availability is of type ${found.type}`);
      return found;
    },
    refetchOnWindowFocus: true,
  });

const isOf = <T extends Availability['type']>(found: Availability, type: T): found is AvailabilityOf<T> =>
  found.type === type;
