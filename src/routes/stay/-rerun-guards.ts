import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { isNotFound } from '#api/api-error.ts';
import { propertyQuery } from '#data/property.ts';
import { resetAvailability } from '#data/query-client.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import type { Property } from '#domain/property/property.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/use-time.ts';
import { UTC } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** The facts that the guards depend on, as a string; until the zone is known, no stay counts as expired. */
function factsOf(stay: Stay, property: Property | undefined, now: Instant): string {
  const closed = closedBy(property ? stay : { ...stay, endDate: null }, now, property?.timezone ?? UTC);
  return `${closed} ${stay.state}`;
}

/**
 * Runs the guards again when the stay changes under an open page: cancelled on another device, checked out in another
 * tab, expired at midnight, or removed (R4-18, R4-23, R4-24). Pages that handle such changes themselves stay open.
 */
export function useRerunGuards(slug: Slug): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  // The page has loaded the stay; this only observes it.
  const { data: stay, error } = useQuery({ ...stayQuery(slug), refetchOnMount: false });
  const { data: property } = useQuery({ ...propertyQuery(stay?.propertyId ?? ''), enabled: false });
  const facts = useAtTime((now) => stay && factsOf(stay, property, now));
  const handlesChanges = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.handlesChanges === true),
  });
  const guarded = useRef(facts);
  useEffect(() => {
    if (guarded.current === facts) return;
    guarded.current = facts;
    if (!handlesChanges) void router.invalidate();
  }, [facts, handlesChanges, router]);

  const ordered = stay?.orderedProducts.map(({ id }) => id).join(' ');
  const orderedBefore = useRef(ordered);
  useEffect(() => {
    // Orders from another tab change the availability.
    if (orderedBefore.current !== undefined && orderedBefore.current !== ordered) resetAvailability(queryClient);
    orderedBefore.current = ordered;
  }, [ordered, queryClient]);

  const isGone = isNotFound(error);
  useEffect(() => {
    if (!isGone) return;
    // The loader then fails as on a first visit, and redirects to the error page (R2-53).
    queryClient.removeQueries(stayQuery(slug));
    void router.invalidate();
  }, [isGone, queryClient, router, slug]);
}
