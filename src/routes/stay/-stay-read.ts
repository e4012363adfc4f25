import { ApiError } from '#api/api-error.ts';
import { shouldRetry } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** Tries again as every read does, but not after a lost connection. */
const retryAnswers = (failures: number, error: unknown): boolean =>
  !(error instanceof ApiError && error.code === 'network') && shouldRetry(failures, error);

/**
 * The read of a stay by the router. A page that has the kept stay shows it at the first lost connection; that page
 * asks again by itself (S58).
 */
export const stayRead = (slug: Slug, hasKept: boolean) => ({
  ...stayQuery(slug),
  ...(hasKept && { retry: retryAnswers }),
});
