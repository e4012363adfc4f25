import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { propertyQuery } from '#data/property.ts';
import { parseSavedStay } from '#data/stay/saved-stay.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { isOfBrand } from '#domain/property/property.ts';
import type { BrandId } from '#config/host.ts';
import { isCodeWithdrawn, isSavedStayShown } from '#domain/stay/saved-stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant, syncClock } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';
import { isBefore, toMs } from '#lib/time.ts';
import { savedStayText } from '#session/saved-stay.ts';
import { CheckingForChanges } from '#features/stay/checking.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';

import { StayFailure } from './-stay-failure.tsx';

/** Older than any response, so that the query refetches at once. */
const STALE = { updatedAt: 1 };

/** Caches the saved stay and its property as stale data, to be shown until the response arrives (R2-169). */
export function cacheSavedStay(queryClient: QueryClient, slug: Slug, brand: BrandId): void {
  const { queryKey } = stayQuery(slug);
  // Offline there is no response to wait for: another page shows the saved stay and says so.
  if (!navigator.onLine || queryClient.getQueryData(queryKey) !== undefined) return;
  const saved = parseSavedStay(savedStayText(), slug, nowInstant());
  if (saved === undefined || !isOfBrand(saved.property, brand)) return;
  // It was saved at a time of the server's clock, so it is at least that late (S68).
  if (isBefore(nowInstant(), saved.savedAt)) syncClock(toMs(saved.savedAt));
  if (!isSavedStayShown(saved.stay, nowInstant())) return;
  queryClient.setQueryData(queryKey, { ...saved.stay, isFromDevice: true }, STALE);
  queryClient.setQueryData(propertyQuery(saved.property.id).queryKey, saved.property, STALE);
}

/** Says that a page with the saved stay is being checked, and then whether the response has withdrawn a code (R2-169, R2-170). */
export function RevalidatedStay({ slug, children }: { slug: Slug; children: Elements }) {
  const { t } = useLingui();
  const [saved] = useState(() => parseSavedStay(savedStayText(), slug, nowInstant())?.stay);
  const { data: stay, error } = useQuery({ ...stayQuery(slug), refetchOnMount: false });
  const isShownSaved = stay?.isFromDevice === true;
  const isWithdrawn = useAtTime((now) => !isShownSaved && stay && saved && isCodeWithdrawn(saved, stay, now));
  if (isShownSaved && error) return <StayFailure error={error} reset={() => {}} />;
  return (
    <>
      {isWithdrawn && (
        <div className="page-frame pb-0! wide:pt-8!">
          <Notice tone="info" role="status" heading={t`A door code has changed`}>
            {t`The old code saved on this device no longer works. Use the codes below.`}
          </Notice>
        </div>
      )}
      {children}
      {isShownSaved && <CheckingForChanges text={t`Checking for changes`} />}
    </>
  );
}
