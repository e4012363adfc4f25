import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { propertyQuery } from '#data/property.ts';
import { parseSavedStay } from '#data/stay/saved-stay.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { isOfBrand } from '#domain/property/property.ts';
import type { BrandId } from '#config/host.ts';
import { isCodeWithdrawn, isKeptShown } from '#domain/stay/kept-stay.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { nowInstant, syncClock, useAtTime } from '#lib/clock.ts';
import { isBefore, toMs } from '#lib/time.ts';
import { savedStayText } from '#session/saved-stay.ts';
import { CheckingForChanges } from '#features/stay/checking.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';

import { StayFailure } from './-stay-failure.tsx';

/** Older than any answer: the real one is asked for at once. */
const STALE = { updatedAt: 1 };

/** Puts the stay that this device has kept in place of an answer that is still to come (R2-169). */
export function showKeptStay(queryClient: QueryClient, slug: Slug, brand: BrandId): void {
  const { queryKey } = stayQuery(slug);
  // Without a network no answer is to come: the page says so, and has all of the kept stay.
  if (!navigator.onLine || queryClient.getQueryData(queryKey) !== undefined) return;
  const saved = parseSavedStay(savedStayText(), slug, nowInstant());
  if (saved === undefined || !isOfBrand(saved.property, brand)) return;
  // It was saved at the server's time, which has passed (S68).
  if (isBefore(nowInstant(), saved.savedAt)) syncClock(toMs(saved.savedAt));
  if (!isKeptShown(saved.stay, nowInstant())) return;
  queryClient.setQueryData(queryKey, { ...saved.stay, isKept: true }, STALE);
  queryClient.setQueryData(propertyQuery(saved.property.id).queryKey, saved.property, STALE);
}

/** Says over the page of a kept stay that it is being checked, and afterwards what the answer has withdrawn (R2-169, R2-170). */
export function KeptStay({ slug, children }: { slug: Slug; children: Elements }) {
  const { t } = useLingui();
  const [kept] = useState(() => parseSavedStay(savedStayText(), slug, nowInstant())?.stay);
  const { data: stay, error } = useQuery({ ...stayQuery(slug), refetchOnMount: false });
  const isKept = stay?.isKept === true;
  const isWithdrawn = useAtTime((now) => !isKept && stay && kept && isCodeWithdrawn(kept, stay, now));
  if (isKept && error) return <StayFailure error={error} reset={() => {}} />;
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
      {isKept && <CheckingForChanges text={t`Checking for changes`} />}
    </>
  );
}
