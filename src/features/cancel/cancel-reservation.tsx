import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';

import { BackToStay } from '#components/back-to-stay.tsx';
import { Link } from '#components/link.tsx';
import { reportFailure } from '#telemetry/report-failure.ts';
import { PropertyScene } from '#components/property-scene.tsx';
import { ReadablePart } from '#components/readable-part.tsx';
import { StayClosed } from '#components/stay-closed.tsx';
import { StaySummary } from '#components/task/stay-summary.tsx';
import { cancelStay } from '#data/cancel/cancel-stay.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { useStayWrite } from '#data/write/use-stay-write.ts';
import { changeableDates } from '#domain/availability/change-time.ts';
import { cancellationTerms, isFreeOfCharge } from '#domain/stay/cancellation-terms.ts';
import type { CancellationCost } from '#domain/stay/cancellation-terms.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { nowInstant, useAtTime } from '#lib/clock.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle } from '#ui/page.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { CancelConfirmation } from './cancel-confirmation.tsx';
import { CancelElsewhere } from './cancel-elsewhere.tsx';
import { StayLine } from './stay-line.tsx';
import { Terms } from './terms.tsx';

/** What cancelling means, before anything can be pressed; then a confirmation (R2-35, R4-70 to R4-78, R4-87). */
export function CancelReservation({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const terms = useAtTime((now) => cancellationTerms(stay, now, zone));
  const closed = useAtTime((now) => closedBy(stay, now, zone));
  const canMove = useAtTime((now) => changeableDates(stay, now, zone) !== null);
  const [read, setRead] = useState<CancellationCost>();
  const cancelling = useStayWrite(stay, reportFailure);

  if (terms.code === 'not-possible') {
    if (cancelling.trouble !== undefined && closed !== null && !stay.isCancelled)
      return (
        <Page width="text">
          <PageTitle lead={<StayLine stay={stay} property={property} />}>{t`Cancel booking`}</PageTitle>
          <StayClosed closed={closed} slug={slug} property={property}>
            {t`Your booking was not cancelled.`}
          </StayClosed>
        </Page>
      );
    const isOurs = stay.isCancelled && !cancelling.isIdle;
    const cancelledFor = read && (isFreeOfCharge(read) ? 'nothing' : 'full-price');
    return isOurs ? (
      <Navigate
        to="/stay/cancel-reservation-success"
        search={{ slug }}
        state={cancelledFor ? { cancelledFor } : {}}
        replace
      />
    ) : (
      <Navigate to="/stay" search={{ slug }} replace />
    );
  }
  // If the deadline passes while the dialog is open, ask again with the new terms.
  const hasChanged = read !== undefined && read.code !== terms.code && !cancelling.isPending;

  const ask = (cost: CancellationCost) => {
    if (cancelling.trouble !== 'lost') cancelling.reset();
    setRead(cost);
  };
  // The guest may close the question meanwhile, and must not miss the answer.
  const reopen = (cost: CancellationCost) => ({ onError: () => setRead(cost) });
  const send = (cost: CancellationCost) => {
    if (cancellationTerms(stay, nowInstant(), zone).code !== cost.code) return;
    cancelling.send(cancelStay, reopen(cost));
  };

  // What the guest would give up.
  const picture = <PropertyScene property={property} className="size-full" />;
  const isElsewhere = terms.code === 'via-agency' || terms.code === 'unknown';
  return (
    <Page isTask>
      <div>
        <BackToStay slug={slug} />
        <PageTitle
          lead={
            <span className="wide:hidden">
              <StayLine stay={stay} property={property} />
            </span>
          }
        >{t`Cancel booking`}</PageTitle>
      </div>
      {isElsewhere ? (
        <SummaryColumns
          summary={
            <StaySummary
              stay={stay}
              property={property}
              picture={picture}
              action={
                <PinnedAction>
                  <div className="flex flex-wrap gap-2 *:grow">
                    <KeepStay slug={slug} />
                    <OtherTimes slug={slug} canMove={canMove} />
                  </div>
                </PinnedAction>
              }
            />
          }
        >
          <ReadablePart stay={stay} part="cancellation-policy">
            <CancelElsewhere reason={terms.code} stay={stay} property={property} />
          </ReadablePart>
        </SummaryColumns>
      ) : (
        <SummaryColumns
          summary={
            <StaySummary
              stay={stay}
              property={property}
              picture={picture}
              action={<Actions slug={slug} canMove={canMove} onCancel={() => ask(terms)} />}
            />
          }
        >
          {hasChanged && (
            <Notice tone="warn" role="alert" heading={t`The terms have just changed`}>
              {t`Nothing was cancelled. Please read the new terms.`}
            </Notice>
          )}
          <Terms terms={terms} stay={stay} property={property} />
          {read && (
            <CancelConfirmation
              isOpen={!hasChanged}
              terms={read}
              stay={stay}
              property={property}
              cancelling={cancelling}
              onConfirm={() => send(read)}
              onLook={() => cancelling.verify(reopen(read))}
              onClose={() => setRead(undefined)}
            />
          )}
        </SummaryColumns>
      )}
    </Page>
  );
}

function KeepStay({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay" search={{ slug }} className={buttonClass('primary')}>
      {t`Keep my stay`}
    </Link>
  );
}

interface OtherTimesProps {
  slug: Slug;
  canMove: boolean;
}

function OtherTimes({ slug, canMove }: OtherTimesProps) {
  const { t } = useLingui();
  return (
    canMove && (
      <Link to="/stay/change-time" search={{ slug }} className={buttonClass('quiet')}>
        {t`Change times`}
      </Link>
    )
  );
}

interface ActionsProps extends OtherTimesProps {
  onCancel: () => void;
}

/** The friendly button keeps the stay; the first step towards what cannot be undone is the quiet one. */
function Actions({ slug, canMove, onCancel }: ActionsProps) {
  const { t } = useLingui();
  return (
    <PinnedAction>
      <KeepStay slug={slug} />
      <div className="flex flex-wrap gap-2 *:grow">
        <OtherTimes slug={slug} canMove={canMove} />
        <Button look="quiet" className="border-warn/60! text-warn! hover:border-warn!" onClick={onCancel}>
          {t`Cancel booking`}
        </Button>
      </div>
      <p className="text-center text-note text-soft">{t`You confirm on the next step.`}</p>
    </PinnedAction>
  );
}
