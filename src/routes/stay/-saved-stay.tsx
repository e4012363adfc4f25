import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';

import { parseSavedStay } from '#data/stay/saved-stay.ts';
import type { SavedStay as Saved } from '#data/stay/saved-stay.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { doorsOf, asWalkStep } from '#domain/access/doors.ts';
import { guideCodeOf } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { addressOf } from '#domain/unit/unit.ts';
import { Rooms, WayIn } from '#features/access/door-list.tsx';
import { useUnitLine, useWhereabouts } from '#features/access/door-name.tsx';
import { NoDoors } from '#features/access/no-doors.tsx';
import { AccessGuide, OtherBuildings } from '#features/location/access-guide.tsx';
import { AddressCard } from '#features/location/address-card.tsx';
import { FailedNotice, SlowNotice } from '#features/saved-stay/notices.tsx';
import { UnreachedDoor, useRetryStay } from '#features/saved-stay/retry.tsx';
import type { Retry } from '#features/saved-stay/retry.tsx';
import { SavedStayPage } from '#features/saved-stay/saved-stay-page.tsx';
import { useRetry } from '#features/shell/page-failure.tsx';
import { isChunkLoadError } from '#lib/chunk-error.ts';
import { nowInstant, syncClock } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { isBefore, toMs } from '#lib/time.ts';
import { savedStayText } from '#session/saved-stay.ts';
import type { Elements } from '#ui/elements.tsx';

import { StayToTakeAlong } from './-take-along.tsx';

const GuidedWalkIn = lazyOptional(() => import('./-walk-in.tsx').then((file) => file.GuidedWalkIn));

export interface SavedStayProps {
  slug: Slug;
  /** Undefined while the stay is loading. */
  failure?: ErrorComponentProps | undefined;
  /** Shown if nothing is saved, or if newer data is available. */
  fallback: Elements;
}

/** The stay saved on this device, while the response is late and after a failure (S58). */
export function SavedStay({ slug, failure, fallback }: SavedStayProps) {
  const queryClient = useQueryClient();
  const [saved] = useState(() => parseSavedStay(savedStayText(), slug, nowInstant()));
  // After a deployment the page's code is gone; the fallback loads the newest build.
  const isRenewable = isChunkLoadError(failure?.error) && navigator.onLine;
  const isCached = failure === undefined && queryClient.getQueryData(stayQuery(slug).queryKey) !== undefined;
  if (saved === undefined || isRenewable || isCached) return fallback;
  return failure ? (
    <AfterFailure slug={slug} saved={saved} {...failure} />
  ) : (
    <Page saved={saved} reason={<SlowNotice saved={saved} />} />
  );
}

function AfterFailure({ slug, saved, error, reset }: ErrorComponentProps & { slug: Slug; saved: Saved }) {
  const retry = useRetryStay(slug, useRetry(reset));
  return <Page saved={saved} reason={<FailedNotice saved={saved} error={error} retry={retry} />} retry={retry} />;
}

function Page({ saved, reason, retry }: { saved: Saved; reason: Elements; retry?: Retry }) {
  const { stay, property } = saved;
  // The stay was saved at a server time in the past. With a device clock behind that, doors would appear locked (S68).
  useEffect(() => {
    if (isBefore(nowInstant(), saved.savedAt)) syncClock(toMs(saved.savedAt));
  }, [saved]);
  const zone = property.timezone;
  const hasEnded = useAtTime((now) => isOver(stayPhase(stay, now, zone)));
  const doors = hasEnded ? [] : doorsOf(stay);
  const [unit, where] = [useUnitLine(stay), useWhereabouts(stay, property)];
  const isNamedByStreet = property.name === addressOf(stay.unitAddress, property).address;
  const list = { doors, stay, property, zone, unreached: <UnreachedDoor retry={retry} /> };
  const stepOfAddress = useLocation({ select: ({ search }) => asWalkStep(Object(search).walk) });
  // Kept in state, because a changed address would make the router load the page again.
  const [step, setStep] = useState(stepOfAddress);
  return (
    <>
      <SavedStayPage
        saved={saved}
        whereabouts={isNamedByStreet ? unit : where}
        doors={
          doors.length > 0 ? (
            <WayIn {...list} onWalk={() => setStep(1)} />
          ) : (
            <NoDoors stay={stay} isOver={hasEnded} property={property} />
          )
        }
        rooms={<Rooms {...list} />}
        hasFailed={retry !== undefined}
        place={<Place saved={saved} hasEnded={hasEnded} />}
        reason={reason}
      />
      {step !== undefined && !hasEnded && (
        <Suspense>
          <GuidedWalkIn
            stay={stay}
            property={property}
            zone={zone}
            step={step}
            onStep={setStep}
            unreached={<UnreachedDoor property={property} retry={retry} />}
          />
        </Suspense>
      )}
    </>
  );
}

/** Address and guide, and how to take the stay along unless it is over. */
function Place({ saved: { stay, property }, hasEnded }: { saved: Saved; hasEnded: boolean }) {
  const address = addressOf(stay.unitAddress, property);
  const code = guideCodeOf(property.key);
  return (
    <>
      <AddressCard address={address} property={property} unit={stay.livingUnit} />
      {code !== null && <AccessGuide code={code} address={address} property={property} />}
      {!hasEnded && <StayToTakeAlong stay={stay} property={property} />}
      {code !== null && <OtherBuildings code={code} address={address} property={property} />}
    </>
  );
}
