import { queryOptions } from '@tanstack/react-query';

import { checkIn } from '#api/generated/check-in/check-in.ts';
import { CheckIn } from '#api/generated/model/index.ts';
import { languageHeader } from '#api/http-client.ts';
import { parseReply } from '#api/parse-reply.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';

/** Everything a stay page needs of the reservation (R7-25 to R7-33). */
const EXPANSIONS = [
  'creditCards',
  'customer',
  'orderItems',
  'cancellationPolicy',
  'property.integrations',
  'propertyUnit.integrations',
  'propertyKeys',
  'propertyUnit.address',
  'services.products',
  'propertyUnitCategory.sustainability',
] as const;

/** The stay behind a slug; 404 is an unknown slug (R8-57). Read again on focus, because doors change on the server. */
export const stayQuery = (slug: Slug) =>
  queryOptions({
    queryKey: ['stay', slug],
    queryFn: async ({ signal }) => {
      const answer = await checkIn(slug, { '$expand[]': [...EXPANSIONS] }, languageHeader(), undefined, signal);
      return stayFromDto(parseReply('GET /check-in/{slug}', CheckIn, answer));
    },
    refetchOnWindowFocus: true,
  });
