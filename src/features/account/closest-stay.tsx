import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';

import { cityName } from '#components/city-name.ts';
import { Link } from '#components/link.tsx';
import { PropertyScene } from '#components/property-scene.tsx';
import { nearness } from '#domain/account/reservation-summary.ts';
import type { ReservationSummary } from '#domain/account/reservation-summary.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { joined } from '#lib/text.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { Countdown } from '#components/account/countdown.tsx';

/** The stay that starts first: its city, how near it is, its dates, and the way to it (R4-39). */
export function ClosestStay({ reservation }: { reservation: ReservationSummary }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const near = useAtTime((now) => nearness(reservation, now));
  const { slug, propertyName, city, categoryName, startDate, endDate, timezone } = reservation;
  return (
    <Card flush as="section" aria-labelledby="closest-title">
      <PropertyScene city={city} zone={timezone} className="h-38 w-full wide:aspect-7/3 wide:h-auto" />
      <div className="flex flex-col gap-2 p-4.5 wide:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-body font-semibold text-accent">
            {near === 'under-way' ? t`Your home right now` : t`Your next stay`}
          </p>
          <Countdown near={near} />
        </div>
        <h2 id="closest-title" className="text-title">
          {propertyName || t`Your stay`}
        </h2>
        <p className="text-body text-soft">{joined([cityName(i18n, city), categoryName])}</p>
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {format.day(startDate, timezone)}
          <ArrowRight aria-hidden className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
          {format.day(endDate, timezone)}
        </p>
        <Link to="/stay" search={{ slug }} className={buttonClass('primary', 'mt-2')}>
          {t`Open this stay`}
        </Link>
      </div>
    </Card>
  );
}

/** Its shape, line by line, so that nothing below moves when it comes. */
export const ClosestStaySkeleton = () => (
  <Card flush>
    <div className="h-38 animate-breathe bg-line wide:aspect-7/3 wide:h-auto" />
    <div className="flex flex-col gap-2 p-4.5 wide:p-6">
      <Skeleton className="w-2/5" />
      <Skeleton shape="block" className="h-7.5 w-3/5" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/5" />
      <Skeleton shape="block" className="mt-2 h-11.5" />
    </div>
  </Card>
);
