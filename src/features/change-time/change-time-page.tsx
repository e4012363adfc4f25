import { useStay } from '#data/stay/use-stay.ts';
import { changeableDates } from '#domain/availability/change-time.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { useAtTime } from '#lib/clock.ts';
import { Page } from '#ui/page.tsx';
import { SummaryColumns } from '#ui/summary-columns.tsx';

import { BookedTimes } from './booked-times.tsx';
import { ChangeTime } from './change-time.tsx';
import { ChangeTimeHead } from './change-time-head.tsx';
import { NoMoreChanges } from './no-more-changes.tsx';

/** When the stay begins and ends, and how that can be moved without paying (R2-33, R1-16). */
export function ChangeTimePage({ slug }: { slug: Slug }) {
  const { stay, property, zone } = useStay(slug);
  const { dates, closed } = useAtTime((now) => ({
    dates: changeableDates(stay, now, zone),
    closed: closedBy(stay, now, zone),
  }));
  if (dates !== null) return <ChangeTime stay={stay} dates={dates} property={property} />;
  return (
    <Page>
      <ChangeTimeHead slug={slug} />
      <SummaryColumns summary={<BookedTimes stay={stay} property={property} />}>
        <NoMoreChanges property={property} closed={closed} />
      </SummaryColumns>
    </Page>
  );
}
