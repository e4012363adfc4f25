import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { SupportChannels } from '#components/support-channels.tsx';
import { NotSent, OutcomeUnknown, WaitFirst } from '#components/failure.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { dateSlotsQuery } from '#data/products.ts';
import { changeDates } from '#data/stay/change-dates.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import type { WriteTrouble } from '#data/stay/stay-write.ts';
import { useStayWrite } from '#data/stay/stay-write.ts';
import { freeChanges, sameDates } from '#domain/availability/change-time.ts';
import { changeableDates, closedBy } from '#domain/stay/stay-phase.ts';
import type { StayDates, Slug, Stay } from '#domain/stay/stay.ts';
import type { Property } from '#domain/property/property.ts';
import type { Closed } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/use-time.ts';
import { useIsOnline } from '#lib/device.ts';
import { reportFailure } from '#telemetry/reporter.ts';
import { Notice } from '#ui/notice.tsx';
import { Page, PageTitle, SummaryColumns } from '#ui/page.tsx';

import { ChangeTimeForm } from './change-time-form.tsx';
import { TimeFacts } from './time-facts.tsx';
import { TimesChanged } from './times-changed.tsx';

/** When the stay begins and ends, and the free changes to that (R2-33, R1-16). */
export function ChangeTimePage({ slug }: { slug: Slug }) {
  const { stay, property, zone } = useStay(slug);
  const { dates, closed } = useAtTime((now) => ({
    dates: changeableDates(stay, now, zone),
    closed: closedBy(stay, now, zone),
  }));
  if (dates !== null) return <ChangeTime stay={stay} dates={dates} property={property} />;
  return (
    <Page>
      <Head />
      <SummaryColumns summary={<BookedTimes stay={stay} property={property} />}>
        <NoMoreChanges property={property} closed={closed} />
      </SummaryColumns>
    </Page>
  );
}

interface ChangeTimeProps {
  stay: Stay;
  dates: StayDates;
  property: Property;
}

/** The form while free times are available, then the outcome of the change (R4-82, R5-35, R7-38). */
function ChangeTime({ stay, dates, property }: ChangeTimeProps) {
  const { data: slots } = useSuspenseQuery(dateSlotsQuery(stay.reservationId));
  const { send, verify, isPending, isSuccess, trouble } = useStayWrite(stay, reportFailure);
  /** The booked dates that the guest chooses beside. */
  const [seen, setSeen] = useState(dates);
  // After the change the stay has the new dates; the success page shows the previous ones too.
  const [before, setBefore] = useState<StayDates>();
  const free = useAtTime((now) => freeChanges(slots, stay, now));
  const isOvertaken = !sameDates(dates, seen) && !isPending;
  const notice = trouble && !isOvertaken && <ChangeTrouble trouble={trouble} onCheck={() => verify()} />;
  if (isSuccess) return <TimesChanged stay={stay} property={property} before={before} />;
  return (
    <Page isTask>
      <Head />
      {isOvertaken && <ChangedElsewhere stay={stay} property={property} before={seen} />}
      {trouble !== 'lost' && (free !== null || isPending) ? (
        <ChangeTimeForm
          stay={stay}
          dates={dates}
          property={property}
          free={free ?? { arrival: null, departure: null }}
          isPending={isPending}
          notice={notice}
          onChange={(wanted) => {
            setBefore(dates);
            setSeen(dates);
            send(() => changeDates(wanted, stay.paid, dates));
          }}
        />
      ) : (
        <SummaryColumns summary={<BookedTimes stay={stay} property={property} />}>
          {notice}
          {trouble !== 'lost' && <NoMoreChanges property={property} />}
        </SummaryColumns>
      )}
    </Page>
  );
}

function Head() {
  const { t } = useLingui();
  return <PageTitle>{t`Change times`}</PageTitle>;
}

interface ChangedElsewhereProps {
  stay: Stay;
  property: Property;
  /** The times that the guest has seen. */
  before: StayDates;
}

/** The times were changed from another tab or device while this page was open: the new ones, and the choice here stays. */
function ChangedElsewhere({ stay, property, before }: ChangedElsewhereProps) {
  const { t } = useLingui();
  return (
    <Notice tone="info" role="alert" heading={t`Your times have been changed in the meantime`}>
      <p>{t`The times were changed in another tab or on another device. Nothing was sent from here, and what you chose is still here.`}</p>
      <TimeFacts stay={stay} property={property} before={before} />
    </Notice>
  );
}

interface BookedTimesProps {
  stay: Stay;
  property: Property;
}

/** The booked and paid times of a stay that cannot be changed. */
function BookedTimes({ stay, property }: BookedTimesProps) {
  return (
    <StaySummary stay={stay} property={property} hasOwnTimes>
      <TimeFacts stay={stay} property={property} />
    </StaySummary>
  );
}

interface ChangeTroubleProps {
  trouble: WriteTrouble;
  onCheck: () => void;
}

/** Why the times did not change, in the specification's text (R8-50), or that this is not known yet (S52). */
function ChangeTrouble({ trouble, onCheck }: ChangeTroubleProps) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  switch (trouble) {
    case 'busy-elsewhere':
    case 'wifi-sign-in':
      return <NotSent why={trouble} />;
    case 'lost':
      return (
        <OutcomeUnknown heading={t`We don't know yet whether your times were changed`} onCheck={onCheck}>
          <Trans>The connection was lost before we heard back. Please check before you change the times again.</Trans>
        </OutcomeUnknown>
      );
    case 'offline':
    case 'refused':
      // Once the network is back, nothing is wrong any more: the guest can send the change.
      return trouble === 'offline' && isOnline ? null : (
        <Notice tone="warn" role="alert" heading={t`Field to update. Please try again.`}>
          {!isOnline && <p>{t`You seem to be offline. Please check your connection.`}</p>}
          <p>{t`Your times have not changed.`}</p>
          {trouble === 'refused' && <WaitFirst operation="updateCheckIn" />}
        </Notice>
      );
  }
}

interface NoMoreChangesProps {
  property: Property;
  closed?: Closed | null;
}

/** Says in the specification's text that the stay is over or no time is free (R4-82, R4-89). */
function NoMoreChanges({ property, closed = null }: NoMoreChangesProps) {
  const { t } = useLingui();
  const reasons = {
    cancelled: t`This stay is cancelled`,
    'checked-out': t`You are checked out`,
    expired: t`Your stay is over`,
  };
  return (
    <Notice
      tone="info"
      role={closed === null ? undefined : 'status'}
      heading={t`Time cannot be changed anymore`}
      actions={<SupportChannels phone={property.phone} whatsappNumber={property.whatsappNumber} />}
    >
      {closed !== null && <p>{reasons[closed]}</p>}
      <p>{t`Contact us, and we'll see what we can do.`}</p>
    </Notice>
  );
}
