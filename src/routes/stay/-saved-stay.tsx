import { SavedPlace } from './-saved-place.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';

import { withoutFailureReport } from '#data/query-client.ts';
import { parseSavedStay } from '#data/stay/saved-stay.ts';
import type { SavedStay as Saved } from '#data/stay/saved-stay.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { doorsOf } from '#domain/access/doors.ts';
import { asWalkStep } from '#domain/access/way-in.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { addressOf } from '#domain/unit/address.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { Rooms, WayIn } from '#features/access/door-list.tsx';
import { NoDoors } from '#features/access/no-doors.tsx';
import { useUnitLine, useWhereabouts } from '#features/access/door-name.tsx';
import { SavedStayPage } from '#features/saved-stay/saved-stay-page.tsx';
import type { SavedStayPageProps } from '#features/saved-stay/saved-stay-page.tsx';
import type { Trial } from '#features/saved-stay/saved-ways.tsx';
import { UnreachedDoor } from '#features/saved-stay/unreached-door.tsx';
import { FailedNow, SlowNow } from '#features/saved-stay/why-saved.tsx';
import { useRetry } from '#features/shell/page-failure.tsx';
import { nowInstant, syncClock, useAtTime } from '#lib/clock.ts';
import { isChunkLoadError } from '#lib/chunk-error.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import { isBefore, toMs } from '#lib/time.ts';
import { savedStayText } from '#session/saved-stay.ts';

import { WithoutSaved } from './-without-saved.tsx';
import type { SavedStayProps } from './-without-saved.tsx';

/** Whether there is an answer again is asked for soon, then this often, and when the browser says so. */
const ASK_SOON_MS = [1_000, 3_000];
const ASK_EVERY_MS = 20_000;

const WalkInHouse = lazyOptional(() => import('./-walk-in.tsx').then((file) => file.WalkInHouse));

/** The stay that the device keeps, while an answer is long in coming and after a failure. */
export function SavedStay(props: SavedStayProps) {
  const { slug, failure } = props;
  const [saved] = useState(() => parseSavedStay(savedStayText(), slug, nowInstant()));
  // A deploy has removed the code of the page: the newest build has it.
  const isRenewable = isChunkLoadError(failure?.error) && navigator.onLine;
  const queryClient = useQueryClient();
  // What has been read already is newer than what is kept.
  const isKnown = failure === undefined && queryClient.getQueryData(stayQuery(slug).queryKey) !== undefined;
  if (saved === undefined || isRenewable || isKnown) return <WithoutSaved {...props} />;
  return failure ? (
    <Failed slug={slug} saved={saved} {...failure} />
  ) : (
    <Kept saved={saved} reason={<SlowNow saved={saved} />} />
  );
}

/** After a failure the page asks for the stay again by itself. */
function Failed({ slug, saved, error, reset }: ErrorComponentProps & { slug: Slug; saved: Saved }) {
  const trial = useAskAgain(slug, useRetry(reset));
  return <Kept saved={saved} reason={<FailedNow saved={saved} error={error} trial={trial} />} trial={trial} />;
}

/** Goes back to the page itself as soon as its stay can be read again. Until then the guest keeps the doors. */
function useAskAgain(slug: Slug, retry: () => void): Trial {
  const queryClient = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const fetchAgain = useCallback(
    () =>
      queryClient
        .fetchQuery({ ...withoutFailureReport(stayQuery(slug)), retry: false, staleTime: 0 })
        .then(retry, () => {}),
    [queryClient, slug, retry],
  );
  useEffect(() => {
    const ask = (): void => {
      if (navigator.onLine) void fetchAgain();
    };
    const soon = ASK_SOON_MS.map((ms) => setTimeout(ask, ms));
    const timer = setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', ask);
    return () => {
      soon.forEach(clearTimeout);
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [fetchAgain]);
  const onTry = (): void => {
    // A query waits for a network that the browser denies: the page itself tries.
    if (!navigator.onLine) return retry();
    setTrying(true);
    void fetchAgain().finally(() => setTrying(false));
  };
  return { isTrying, onTry };
}

/** The kept stay: why the page shows it, then its doors. */
function Kept({ saved, reason, trial }: Pick<SavedStayPageProps, 'saved' | 'reason'> & { trial?: Trial }) {
  const { stay, property } = saved;
  // The save was at the server's time, which has passed. A device behind it is wrong, and would lock the doors (S68).
  useEffect(() => {
    if (isBefore(nowInstant(), saved.savedAt)) syncClock(toMs(saved.savedAt));
  }, [saved]);
  const zone = property.timezone;
  const hasEnded = useAtTime((now) => isOver(stayPhase(stay, now, zone)));
  const doors = hasEnded ? [] : doorsOf(stay);
  const [unit, where] = [useUnitLine(stay), useWhereabouts(stay, property)];
  const isNamedByStreet = property.name === addressOf(stay.unitAddress, property).address;
  const list = { doors, stay, property, zone, unreached: <UnreachedDoor trial={trial} /> };
  const asked = useLocation({ select: ({ search }) => asWalkStep(Object(search).walk) });
  // Not in the address: the router would ask the server for the page again at every door.
  const [step, setStep] = useState(asked);
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
        hasFailed={trial !== undefined}
        place={<SavedPlace saved={saved} hasEnded={hasEnded} />}
        reason={reason}
      />
      {step !== undefined && !hasEnded && (
        <Suspense>
          <WalkInHouse
            stay={stay}
            property={property}
            zone={zone}
            step={step}
            onStep={setStep}
            unreached={<UnreachedDoor property={property} trial={trial} />}
          />
        </Suspense>
      )}
    </>
  );
}
