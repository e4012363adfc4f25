import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { stayQuery } from '#data/stay/stay-queries.ts';
import { isOverdue } from '#domain/access/key-readiness.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { nowInstant, useAtTime } from '#lib/clock.ts';

const LOOK_EVERY_MS = 60_000;
const OVERDUE_EVERY_MS = 4_000;

/** Keeps the doors on screen true: reads the stay every minute, and at once when a withheld key's hour comes (R4-50, S65). */
export function useFreshKeys(slug: Slug): void {
  const { data, refetch } = useSuspenseQuery({
    ...stayQuery(slug),
    refetchInterval: ({ state }) =>
      state.data?.propertyKeys.some((key) => isOverdue(key, nowInstant())) ? OVERDUE_EVERY_MS : LOOK_EVERY_MS,
  });
  const waits = useAtTime((now) => data.propertyKeys.some((key) => isOverdue(key, now)));
  useEffect(() => {
    if (waits) void refetch({ cancelRefetch: false });
  }, [waits, refetch]);
}
