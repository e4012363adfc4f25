import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { Failure } from '#blocks/failure.tsx';
import { unseen } from '#data/query-client.ts';
import { readSaved } from '#data/saved-stay/saved-stay.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
import { doorsOf } from '#domain/access/doors-of.ts';
import { asWalkStep } from '#domain/access/walk-in.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { DoorList } from '#features/access/door-list.tsx';
import { LateNoDoors } from '#features/access/late-rooms.tsx';
import { useWhereabouts } from '#features/access/use-whereabouts.ts';
import { SavedAt } from '#features/saved-stay/saved-at.tsx';
import { SavedStayPage } from '#features/saved-stay/saved-stay-page.tsx';
import type { SavedStayPageProps } from '#features/saved-stay/saved-stay-page.tsx';
import { useRetry } from '#features/shell/page-failure.tsx';
import { nowInstant, useAtTime } from '#lib/clock.ts';
import { latePart } from '#lib/late-part.ts';
import { isMissingCode } from '#lib/missing-code.ts';
import { savedStayText } from '#session/saved-stay-text.ts';
import { loadCatalog } from '#i18n/activate.ts';
import { Notice } from '#ui/notice.tsx';

import { WithoutSaved } from './-late-saved-stay.tsx';
import type { SavedStayProps } from './-late-saved-stay.tsx';

/** Whether there is an answer again is asked for soon, then this often, and when the browser says so. */
const ASK_SOON_MS = [1_000, 3_000];
const ASK_EVERY_MS = 20_000;

/** Below the doors, in a file that they do not wait for. */
const SavedPlace = latePart(() => import('./-saved-place.tsx').then((file) => file.SavedPlace));

/** The walk in of a kept stay. */
const LateWalkIn = latePart(() =>
  Promise.all([import('./-walk-in.tsx'), loadCatalog('walk')]).then(([file]) => file.WalkInHouse),
);

/** The stay that the device keeps, while an answer is long in coming and after a failure. */
export function SavedStay(props: SavedStayProps) {
  const { t } = useLingui();
  const { slug, failure } = props;
  const [saved] = useState(() => readSaved(savedStayText(), slug, nowInstant()));
  // A deploy has removed the code of the page: the newest build has it.
  const isRenewable = isMissingCode(failure?.error) && navigator.onLine;
  const queryClient = useQueryClient();
  // What has been read already is newer than what is kept.
  const isKnown = failure === undefined && queryClient.getQueryData(stayQuery(slug).queryKey) !== undefined;
  if (saved === undefined || isRenewable || isKnown) return <WithoutSaved {...props} />;
  const age = <SavedAt saved={saved} />;
  const reason = failure ? (
    <Reason slug={slug} {...failure}>
      {age}
    </Reason>
  ) : (
    <Notice tone="info" role="status" heading={t`Still loading. The connection seems slow.`}>
      {age}
    </Notice>
  );
  return <Kept saved={saved} reason={reason} />;
}

/** What has failed; asks for the stay again by itself. */
function Reason({ slug, error, reset, children }: ErrorComponentProps & { slug: Slug; children: ReactNode }) {
  const retry = useRetry(reset);
  useAskAgain(slug, retry);
  return (
    <Failure error={error} onRetry={retry}>
      {children}
    </Failure>
  );
}

/** Goes back to the page itself as soon as its stay can be read again. */
function useAskAgain(slug: Slug, retry: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = (): void => {
      if (!navigator.onLine) return;
      queryClient.fetchQuery({ ...unseen(stayQuery(slug)), retry: false, staleTime: 0 }).then(retry, () => {});
    };
    const soon = ASK_SOON_MS.map((ms) => setTimeout(ask, ms));
    const timer = setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', ask);
    return () => {
      soon.forEach(clearTimeout);
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [queryClient, slug, retry]);
}

/** The kept stay: why the page shows it, then its doors. */
function Kept({ saved, reason }: Pick<SavedStayPageProps, 'saved' | 'reason'>) {
  const { stay, property } = saved;
  const zone = property.timezone;
  const hasEnded = useAtTime((now) => isOver(stayPhase(stay, now, zone)));
  const doors = hasEnded ? [] : doorsOf(stay);
  const asked = useLocation({ select: ({ search }) => asWalkStep(Object(search).walk) });
  // Not in the address: the router would ask the server for the page again at every door.
  const [step, setStep] = useState(asked);
  return (
    <>
      <SavedStayPage
        saved={saved}
        whereabouts={useWhereabouts(stay, property)}
        doors={
          doors.length > 0 ? (
            <DoorList doors={doors} stay={stay} property={property} zone={zone} isSaved onWalk={() => setStep(1)} />
          ) : (
            <LateNoDoors stay={stay} isOver={hasEnded} property={property} />
          )
        }
        place={<SavedPlace saved={saved} hasEnded={hasEnded} />}
        reason={reason}
      />
      <Suspense>
        {step !== undefined && !hasEnded && (
          <LateWalkIn stay={stay} property={property} zone={zone} step={step} onStep={setStep} isSaved />
        )}
      </Suspense>
    </>
  );
}
