import { queryOptions } from '@tanstack/react-query';

import { CheckIn } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';

import { askStay } from './ask-stay.ts';

/** An answer this fresh is not asked for again when the guest returns to the tab. */
const FRESH_MS = 5_000;

/** The stay behind a slug; 404 is an unknown slug (R8-57). Read again on focus: another tab or the server may have changed it. */
export const stayQuery = (slug: Slug) =>
  queryOptions({
    queryKey: ['stay', slug],
    queryFn: async ({ signal }) =>
      stayFromDto(parseReply('GET /check-in/{slug}', CheckIn, await askStay(slug, signal))),
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FRESH_MS && 'always',
  });
