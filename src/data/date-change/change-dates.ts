import type { QueryClient } from '@tanstack/react-query';

import { updateCheckIn } from '#api/generated/check-in/check-in.ts';
import { CheckInUpdateResult } from '#api/generated/model/index.ts';
import { ApiError } from '#api/api-error.ts';
import { parseReply } from '#api/parse-reply.ts';
import { shouldRetry } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { sameDates } from '#domain/availability/change-time.ts';
import type { StayDates } from '#domain/availability/change-time.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { parseInstant } from '#lib/time.ts';

/** Why the dates are not the new ones: another tab is at work, the server did not take them, or nobody could say. */
export type DatesTrouble = 'under-way' | 'not-taken' | 'not-known';

/** Dates that were not changed, or of which nobody knows. */
export class DatesNotChanged extends Error {
  override readonly name = 'DatesNotChanged';
  readonly trouble: DatesTrouble;

  constructor(trouble: DatesTrouble, cause?: unknown) {
    super(`The dates were not changed: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Moves the stay (R7-38) and puts the answer into it (R7-47); when the answer is lost, the stay itself says (S52). */
export async function changeDates(queryClient: QueryClient, slug: Slug, dates: StayDates): Promise<void> {
  try {
    const answer = await updateCheckIn(slug, { startDate: dates.startDate, endDate: dates.endDate });
    const told = parseReply('PATCH /check-in/{slug}', CheckInUpdateResult, answer);
    queryClient.setQueryData(
      stayQuery(slug).queryKey,
      (stay) =>
        stay && {
          ...stay,
          startDate: parseInstant(told.startDate) ?? dates.startDate,
          endDate: parseInstant(told.endDate) ?? dates.endDate,
        },
    );
  } catch (error) {
    const status = error instanceof ApiError ? (error.status ?? 0) : 0;
    if (status >= 400 && status < 500) throw new DatesNotChanged('not-taken', error);
    await expectDates(queryClient, slug, dates, error);
  }
}

/** Reads the stay anew and passes when it has the dates. */
export async function expectDates(
  queryClient: QueryClient,
  slug: Slug,
  dates: StayDates,
  cause?: unknown,
): Promise<void> {
  const stay = await queryClient
    .fetchQuery({ ...stayQuery(slug), staleTime: 0, retry: shouldRetry })
    .catch(() => undefined);
  if (!stay) throw new DatesNotChanged('not-known', cause);
  if (!sameDates(stay, dates)) throw new DatesNotChanged('not-taken', cause);
}
