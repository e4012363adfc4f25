import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';

import { BackToStay } from '#components/back-to-stay.tsx';
import { StaySummary } from '#components/task/summary.tsx';
import { TwoClocks } from '#components/two-clocks.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import { Page, PagePill, PageTitle } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { CheckOutNow } from './check-out-now.tsx';
import { NotYet } from './not-yet.tsx';
import { useLastHour } from './use-last-hour.ts';

/** Check-out by the stay's phase: only on the last day in property time (R4-12), afterwards its success (R4-05), else the stay. */
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
      <div>
        <BackToStay slug={slug} />
        <PagePill>
          <TwoClocks city={property.city} zone={zone} />
        </PagePill>
        <PageTitle lead={isToday && lastHour}>{t`Check-out`}</PageTitle>
      </div>
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
