import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { ContactLine, NotSent, WaitFirst } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { checkOut, useStayWrite } from '#data/stay/stay-write.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import type { WriteTrouble } from '#data/stay/stay-write.ts';
import { haveKeysEnded } from '#domain/access/doors.ts';
import { isAnyOpen } from '#domain/access/still-opens.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { isBefore } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { reportFailure } from '#telemetry/reporter.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { wholeWords } from '#ui/headline.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';
import { SceneOnPhone } from '#ui/picture-card.tsx';
import { PinnedAction } from '#ui/pinned-action.tsx';
import { LiveRegion } from '#ui/screen-reader.tsx';

import { BeforeYouGo, LeavingPicture } from './before-you-go.tsx';
import { KeysExpired, DoorsAfterCheckOut } from './doors-after-check-out.tsx';

/**
 * The check-out on the last day in property time (R4-12), and before it when that will be. Afterwards the success page
 * opens (R4-05), for a stay that is over the stay's page.
 */
export function CheckOutPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property, zone } = useStay(slug);
  const phase = useAtTime((now) => stayPhase(stay, now, zone));
  const lastHour = useLastHour(stay, zone);
  if (isOver(phase)) return <Navigate to="/stay" search={{ slug }} replace />;
  if (phase === 'checked-out') return <Navigate to="/stay/check-out/success" search={{ slug }} replace />;
  const isToday = phase === 'check-out-day';
  return (
    <Page isTask={isToday}>
      <PageTitle lead={isToday && lastHour}>{t`Check-out`}</PageTitle>
      {isToday ? (
        <CheckOutNow stay={stay} property={property} />
      ) : (
        <SummaryColumns summary={<StaySummary stay={stay} property={property} />}>
          <NotYet stay={stay} property={property} />
        </SummaryColumns>
      )}
    </Page>
  );
}

/** Before the last day: from when the guest can check out, in property time (R4-12), or that this is not known. */
function NotYet({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const zone = property.timezone;
  const until = stay.endDate;
  if (until === null) {
    const channels = <SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />;
    return (
      <Notice tone="info" heading={t`We do not have your departure date`} actions={channels}>
        {t`Your departure date is missing from your booking. Ask us and we will look it up.`}
      </Notice>
    );
  }
  const day = format.day(until, zone);
  const time = format.time(until, zone);
  return (
    <Notice
      tone="info"
      heading={t({ message: `You can check out on ${day}`, comment: "The last day of a stay, e.g. 'Mon 23 Nov'" })}
      actions={
        <Link to="/stay" search={{ slug: stay.slug }} className={buttonClass('quiet')}>
          {t`Go to your stay`}
        </Link>
      }
    >
      {t`No hurry: on that day you have until ${time}.`}
    </Notice>
  );
}

/** What to do before leaving, what still opens afterwards, and the button (R2-88, R4-06). Then the page follows the stay. */
function CheckOutNow({ stay, property }: { stay: Stay; property: Property }) {
  const { t } = useLingui();
  const { send, verify, isPending, trouble } = useStayWrite(stay, reportFailure);
  const isUnclear = trouble === 'lost';
  // A check-out after the stay's hour opens the building again (R9-10).
  const hasEnded = useAtTime((now) => haveKeysEnded(stay, now) && !isAnyOpen(stay, now, property.timezone));

  return (
    <SummaryColumns
      below={hasEnded && <KeysExpired property={property} />}
      summary={
        <StaySummary
          stay={stay}
          property={property}
          picture={<LeavingPicture property={property} />}
          action={
            <PinnedAction>
              <p className="text-center text-note text-balance text-soft">
                {wholeWords(t`Checking out ends your stay and cannot be undone here.`)}
              </p>
              <Button isBusy={isPending} onClick={() => (isUnclear ? verify() : send(checkOut))}>
                {isPending ? t`One moment` : isUnclear ? t`Check now` : t`Check out now`}
              </Button>
            </PinnedAction>
          }
        />
      }
    >
      <SceneOnPhone>
        <LeavingPicture property={property} />
      </SceneOnPhone>
      <BeforeYouGo property={property} />
      {!hasEnded && <DoorsAfterCheckOut stay={stay} property={property} />}
      {trouble && <CheckOutFailure trouble={trouble} property={property} />}
      <LiveRegion text={isPending ? t`Checking you out` : ''} />
    </SummaryColumns>
  );
}

/** Why the guest is not checked out, or that this is not known yet (S51 to S53); the button of the page tries again. */
function CheckOutFailure({ trouble, property }: { trouble: WriteTrouble; property: Property }) {
  const { t } = useLingui();
  switch (trouble) {
    case 'offline':
    case 'wifi-sign-in':
    case 'busy-elsewhere':
      return <NotSent why={trouble} />;
    case 'lost':
      return (
        <Notice tone="warn" role="alert" heading={t`We don't know yet whether you are checked out`}>
          <Trans>The connection was lost before we heard back. Checking again will not send anything twice.</Trans>
        </Notice>
      );
    case 'refused':
      return (
        <Notice
          tone="warn"
          role="alert"
          heading={t`You are not checked out yet`}
          actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
        >
          <p>{t`Something went wrong while we were checking you out. You are still checked in. Please try again.`}</p>
          <WaitFirst operation="updateCheckIn" />
          <ContactLine />
        </Notice>
      );
  }
}

/** Until when the guest can check out today, or that the hour has passed and check-out is still possible (R4-12). */
function useLastHour(stay: Stay, zone: ZoneId): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const until = stay.endDate;
  const isAhead = useAtTime((now) => until !== null && isBefore(now, until));
  if (until === null) return undefined;
  return isAhead
    ? t`Today is your last day. You can check out until ${format.time(until, zone)}.`
    : t`Check-out was at ${format.time(until, zone)}. You can still check out here today.`;
}
