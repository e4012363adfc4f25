import { queryOptions } from '@tanstack/react-query';

import { CheckIn } from '#api/generated/model/index.ts';
import { inParts, parseReply } from '#api/parse-reply.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';

import { askStay } from './ask-stay.ts';

/** A door needs no more of its stay; dates that cannot be read are N/A. */
const StayReply = inParts(CheckIn, ['slug', 'propertyId', 'status', 'services.*.products']);

/** The stay behind a slug; 404 is an unknown slug (R8-57). Read again on focus, because doors change on the server. */
export const stayQuery = (slug: Slug) =>
  queryOptions({
    queryKey: ['stay', slug],
    queryFn: async ({ signal }) =>
      stayFromDto(parseReply('GET /check-in/{slug}', StayReply, await askStay(slug, signal))),
    refetchOnWindowFocus: true,
  });
