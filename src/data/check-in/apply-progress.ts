import type { QueryClient } from '@tanstack/react-query';

import { stayQuery } from '#data/stay/stay-queries.ts';
import { CHECK_IN_STATES, checkInProgressFromDto } from '#domain/stay/check-in-state.ts';
import type { CheckInProgress } from '#domain/stay/check-in-state.ts';
import type { Slug } from '#domain/stay/slug.ts';

type ProgressDto = Parameters<typeof checkInProgressFromDto>[0];

/**
 * Puts what the server says about check-in into the stay, and reads the stay anew when that changed it: doors follow.
 * A value the answer leaves out stays as it was, and no state goes backwards, whichever answer comes last (R4-10).
 */
export function applyProgress(client: QueryClient, slug: Slug, dto: ProgressDto): CheckInProgress {
  const { queryKey } = stayQuery(slug);
  const stay = client.getQueryData(queryKey);
  const progress = checkInProgressFromDto({
    state: dto.state ?? stay?.state,
    idVerificationState: dto.idVerificationState ?? stay?.idVerificationState,
  });
  if (stay && isNews(stay, progress)) {
    client.setQueryData(queryKey, { ...stay, ...progress });
    void client.invalidateQueries({ queryKey });
  }
  return progress;
}

const isNews = (known: CheckInProgress, told: CheckInProgress): boolean => {
  const steps = CHECK_IN_STATES.indexOf(told.state) - CHECK_IN_STATES.indexOf(known.state);
  return steps > 0 || (steps === 0 && told.idVerificationState !== known.idVerificationState);
};
