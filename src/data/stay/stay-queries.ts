import { queryOptions } from '@tanstack/react-query';

import { getCheckInQueryOptions } from '#api/generated/check-in.ts';
import { CheckIn } from '#api/generated/model.ts';
import { isNotFound } from '#api/api-error.ts';
import { contractQuery } from '#data/contract.ts';
import { lastAnswers } from '#data/saved-stay/last-answers.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { stayFromDto } from '#domain/stay/stay-from-dto.ts';

import { STAY_PARAMS } from './ask-stay.ts';

/** An answer this fresh is not asked for again when the guest returns to the tab. */
const FRESH_MS = 5_000;

/** The stay behind a slug; 404 is an unknown slug (R8-57). Read again on focus: another tab or the server may have changed it. */
export const stayQuery = (slug: Slug) =>
  queryOptions({
    ...contractQuery(getCheckInQueryOptions(slug, STAY_PARAMS), CheckIn, (dto) => stayFromDto(lastAnswers.ofStay(dto))),
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FRESH_MS && 'always',
    // A wrong link is an answer; every other failure is reported as usual.
    meta: { failureReport: (error) => (isNotFound(error) ? null : undefined) },
  });
