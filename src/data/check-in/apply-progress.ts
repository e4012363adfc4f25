import type { QueryClient } from '@tanstack/react-query';

import { stayQuery } from '#data/stay/stay-queries.ts';
import { laterProgress } from '#domain/stay/check-in-state.ts';
import type { CheckInProgress } from '#domain/stay/check-in-state.ts';
import type { Slug } from '#domain/stay/slug.ts';

/** Puts the server's answer about check-in into the stay, and reads the stay again when that changed it: doors follow. */
export function applyProgress(
  client: QueryClient,
  slug: Slug,
  dto: Parameters<typeof laterProgress>[1],
): CheckInProgress {
  const { queryKey } = stayQuery(slug);
  const stay = client.getQueryData(queryKey);
  const progress = laterProgress(stay, dto);
  const isNews = progress.state !== stay?.state || progress.idVerificationState !== stay.idVerificationState;
  if (stay && isNews) {
    client.setQueryData(queryKey, { ...stay, ...progress });
    void client.invalidateQueries({ queryKey });
  }
  return progress;
}
