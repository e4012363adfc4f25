import { useLingui } from '@lingui/react/macro';

import { BackToStay } from '#blocks/back-links.tsx';
import { TwoClocks } from '#blocks/two-clocks.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import { changeableDates } from '#domain/availability/change-time.ts';
import { closedBy } from '#domain/stay/stay-phase.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { paidEnds } from '#domain/stay/stay-hours.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import type { Instant } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Page, PageTitle } from '#ui/page.tsx';

import { ChangeTime } from './change-time.tsx';
import { NoMoreChanges } from './no-more-changes.tsx';

/** When the stay begins and ends, and how that can be moved without paying (R2-33, R1-16). */
export function ChangeTimePage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const format = useFormat();
  const { stay, property, zone } = useStay(slug);
  const { dates, closed } = useAtTime((now) => ({
    dates: changeableDates(stay, now, zone),
    closed: closedBy(stay, now, zone),
  }));
  const isPaid = paidEnds(stay);
  const paid = (hour: Instant | null): string => {
    const when = format.dayTime(hour, zone);
    return t({ message: `${when}, paid`, comment: 'An hour that was ordered and paid for' });
  };
  return (
    <Page width="text">
      <div>
        <BackToStay slug={slug} />
        <PageTitle>{t`Change times`}</PageTitle>
      </div>
      <Card>
        <Facts>
          <Fact term={t`Booked check-in`}>{format.dayTime(stay.booked.startDate, zone)}</Fact>
          {isPaid.start && <Fact term={t`Early check-in`}>{paid(stay.startDate)}</Fact>}
          <Fact term={t`Booked check-out`}>{format.dayTime(stay.booked.endDate, zone)}</Fact>
          {isPaid.end && <Fact term={t`Late check-out`}>{paid(stay.endDate)}</Fact>}
        </Facts>
        <p className="empty:hidden">
          <TwoClocks city={property.city} zone={zone} />
        </p>
      </Card>
      {dates === null ? (
        <NoMoreChanges property={property} closed={closed} />
      ) : (
        <ChangeTime stay={stay} dates={dates} property={property} />
      )}
    </Page>
  );
}
