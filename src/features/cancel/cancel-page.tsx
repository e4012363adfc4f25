import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';

import { CopyValue } from '#components/share.tsx';
import { Link } from '#components/link.tsx';
import { ReadableField } from '#components/failure.tsx';
import { StayClosed } from '#components/task/stay-closed.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { cancelStay, useStayWrite } from '#data/stay/stay-write.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { changeableDates, closedBy } from '#domain/stay/stay-phase.ts';
import type { Property } from '#domain/property/property.ts';
import { cancellationTerms, isFreeOfCharge } from '#domain/stay/cancellation-terms.ts';
import type { CancellationCost } from '#domain/stay/cancellation-terms.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { nowInstant } from '#lib/clock.ts';
import { useAtTime } from '#lib/use-time.ts';
import { reportFailure } from '#telemetry/reporter.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CardHead, Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';

import { CancelDialog } from './cancel-dialog.tsx';
import { StayLine, Terms } from './terms.tsx';

/** The terms of cancelling, then a dialog that confirms and cancels (R2-35, R4-70 to R4-78, R4-87). */
export function CancelPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const terms = useAtTime((now) => cancellationTerms(stay, now, zone));
  const closed = useAtTime((now) => closedBy(stay, now, zone));
  const canMove = useAtTime((now) => changeableDates(stay, now, zone) !== null);
  // As they were when the dialog opened.
  const [dialogTerms, setDialogTerms] = useState<CancellationCost>();
  const cancelling = useStayWrite(stay, reportFailure);

  if (terms.code === 'not-possible') {
    if (cancelling.trouble !== undefined && closed !== null && !stay.isCancelled)
      return (
        <Page isNarrow>
          <PageTitle lead={<StayLine stay={stay} property={property} />}>{t`Cancel booking`}</PageTitle>
          <StayClosed closed={closed} slug={slug} property={property}>
            {t`Your booking was not cancelled.`}
          </StayClosed>
        </Page>
      );
    const isOurs = stay.isCancelled && !cancelling.isIdle;
    const cancelledFor = dialogTerms && (isFreeOfCharge(dialogTerms) ? 'nothing' : 'full-price');
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
  // The deadline may pass while the dialog is open: it closes, and the guest confirms again with the new terms.
  const hasChanged = dialogTerms !== undefined && dialogTerms.code !== terms.code && !cancelling.isPending;

  const ask = (cost: CancellationCost) => {
    if (cancelling.trouble !== 'lost') cancelling.reset();
    setDialogTerms(cost);
  };
  // The guest may close the dialog while the write is pending, and must not miss its failure.
  const reopen = (cost: CancellationCost) => ({ onError: () => setDialogTerms(cost) });
  const send = (cost: CancellationCost) => {
    if (cancellationTerms(stay, nowInstant(), zone).code !== cost.code) return;
    cancelling.send(cancelStay, reopen(cost));
  };

  const isElsewhere = terms.code === 'via-agency' || terms.code === 'unknown';
  return (
    <Page isTask>
      <PageTitle
        lead={
          <span className="wide:hidden">
            <StayLine stay={stay} property={property} />
          </span>
        }
      >{t`Cancel booking`}</PageTitle>
      {isElsewhere ? (
        <SummaryColumns
          summary={
            <StaySummary
              stay={stay}
              property={property}
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
          <ReadableField stay={stay} field="cancellation-policy">
            <CancelElsewhere reason={terms.code} stay={stay} property={property} />
          </ReadableField>
        </SummaryColumns>
      ) : (
        <SummaryColumns
          summary={
            <StaySummary
              stay={stay}
              property={property}
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
          {dialogTerms && (
            <CancelDialog
              isOpen={!hasChanged}
              terms={dialogTerms}
              stay={stay}
              property={property}
              cancelling={cancelling}
              onConfirm={() => send(dialogTerms)}
              onVerify={() => cancelling.verify(reopen(dialogTerms))}
              onClose={() => setDialogTerms(undefined)}
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

/** Keeping the stay is the primary action; cancelling cannot be undone, so its button is the quiet one. */
function Actions({ slug, canMove, onCancel }: ActionsProps) {
  const { t } = useLingui();
  return (
    <PinnedAction>
      <p className="text-center text-note text-soft">{t`You will confirm in the next step.`}</p>
      <div className="flex flex-wrap gap-2 *:grow">
        <OtherTimes slug={slug} canMove={canMove} />
        <Button look="quiet" className="border-warn/60! text-warn! hover:border-warn!" onClick={onCancel}>
          {t`Cancel booking`}
        </Button>
      </div>
      <KeepStay slug={slug} />
    </PinnedAction>
  );
}

interface CancelElsewhereProps {
  reason: 'via-agency' | 'unknown';
  stay: Stay;
  property: Property;
}

/** The guest cancels on the agency's site (R4-78), or with support where no terms are known (R3-40). */
function CancelElsewhere({ reason, stay, property }: CancelElsewhereProps) {
  const { t } = useLingui();
  const channels = <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />;
  return (
    <>
      {reason === 'via-agency' ? (
        <Notice tone="info" heading={t`You booked through a travel site`}>
          {t`Please cancel on the site where you booked. That site's terms apply, and any refund will come from there.`}
        </Notice>
      ) : (
        <Notice tone="info" heading={t`Please contact us to cancel`}>
          {t`We cannot show the terms of your booking here. Ask us before you cancel: we will look up the terms and tell you what you will get back.`}
        </Notice>
      )}
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-body text-soft">{t`Booking number`}</h2>
            <p translate="no" className="flared text-title font-[650] break-all tabular-nums">
              {stay.confirmationNumber}
            </p>
          </div>
          <CopyValue value={stay.confirmationNumber} label={t`Copy the booking number`} />
        </div>
        {reason === 'via-agency' && (
          <ol className="flex list-decimal flex-col gap-2 ps-5 text-pretty">
            <li>{t`Go to the site where you booked, or open the confirmation it sent you.`}</li>
            <li>{t`Find your booking on that site. It may have a different booking number there.`}</li>
            <li>{t`Please cancel on that site. You will lose access to your doors and your extras here.`}</li>
          </ol>
        )}
      </Card>
      <Card as="section" aria-labelledby="elsewhere-help">
        <CardHead id="elsewhere-help" title={t`Need help?`} />
        {channels}
      </Card>
    </>
  );
}
