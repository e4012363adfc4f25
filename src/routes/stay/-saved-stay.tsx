import { useQueryClient } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { Failure } from '#blocks/failure.tsx';
import { unseen } from '#data/query-client.ts';
import { readSaved } from '#data/saved-stay/saved-stay.ts';
import type { SavedStay } from '#data/saved-stay/saved-stay.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { doorsOf } from '#domain/access/doors-of.ts';
import { guideCodeOf } from '#domain/property/guide-code.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { addressOf } from '#domain/unit/unit-address.ts';
import { DoorList } from '#features/access/door-list.tsx';
import { NoDoors } from '#features/access/no-doors.tsx';
import { useWhereabouts } from '#features/access/use-whereabouts.ts';
import { AccessGuide } from '#features/location/access-guide.tsx';
import { AddressCard } from '#features/location/address-card.tsx';
import { SavedStayPage } from '#features/saved-stay/saved-stay-page.tsx';
import { PageFailure, useRetry } from '#features/shell/page-failure.tsx';
import { nowInstant, useAtTime } from '#lib/clock.ts';
import { isMissingCode } from '#lib/missing-code.ts';
import { savedStayText } from '#session/saved-stay-text.ts';

/** Whether there is an answer again is asked for this often, and when the browser says so. */
const ASK_EVERY_MS = 20_000;

interface Props extends ErrorComponentProps {
  slug: Slug;
}

/** The stay that the device keeps; without one, the failure alone. */
export function SavedStayOr({ slug, ...failure }: Props) {
  const [saved] = useState(() => readSaved(savedStayText(), slug, nowInstant()));
  const isRenewable = isMissingCode(failure.error) && navigator.onLine;
  return saved && !isRenewable ? <Saved saved={saved} slug={slug} {...failure} /> : <PageFailure {...failure} />;
}

/** Goes back to the page itself as soon as its stay can be read again. */
function useAskAgain(slug: Slug, retry: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = (): void => {
      if (!navigator.onLine) return;
      queryClient.fetchQuery({ ...unseen(stayQuery(slug)), retry: false, staleTime: 0 }).then(retry, () => {});
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [queryClient, slug, retry]);
}

function Saved({ saved, slug, error, reset }: Props & { saved: SavedStay }) {
  const { stay, property } = saved;
  const zone = property.timezone;
  const retry = useRetry(reset);
  useAskAgain(slug, retry);
  const hasEnded = useAtTime((now) => isOver(stayPhase(stay, now, zone)));
  const doors = hasEnded ? [] : doorsOf(stay);
  const address = addressOf(stay.unitAddress, property);
  const guideCode = guideCodeOf(property.key);
  return (
    <SavedStayPage
      saved={saved}
      whereabouts={useWhereabouts(stay, property)}
      doors={
        doors.length > 0 ? (
          <DoorList doors={doors} stay={stay} property={property} zone={zone} isSaved />
        ) : (
          <NoDoors stay={stay} isOver={hasEnded} property={property} />
        )
      }
      place={
        <>
          <AddressCard address={address} house={property} unit={stay.livingUnit} />
          {guideCode !== null && <AccessGuide code={guideCode} address={address} house={property} />}
        </>
      }
      apology={<Failure error={error} onRetry={retry} />}
    />
  );
}
