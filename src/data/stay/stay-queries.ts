import { queryOptions } from '@tanstack/react-query';

import { CheckIn } from '#api/generated/model/index.ts';
import { isNotFound } from '#api/api-error.ts';
import { parseReply } from '#api/parse-reply.ts';
import { lastAnswers } from '#data/saved-stay/last-answers.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';

import { askStay } from './ask-stay.ts';

/** The stay behind a slug; 404 is an unknown slug (R8-57). Read again on focus, because doors change on the server. */
export const stayQuery = (slug: Slug) =>
  queryOptions({
    queryKey: ['stay', slug],
    queryFn: async ({ signal }) =>
      stayFromDto(lastAnswers.ofStay(parseReply('GET /check-in/{slug}', CheckIn, await askStay(slug, signal)))),
    refetchOnWindowFocus: true,
    // A wrong link is an answer; every other failure is reported in the usual words.
    meta: { failureReport: (error) => (isNotFound(error) ? null : undefined) },
  });
