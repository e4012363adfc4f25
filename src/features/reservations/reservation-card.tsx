import { useLingui } from '@lingui/react/macro';
import { ArrowRight, ChevronRight } from 'lucide-react';

import { Link } from '#blocks/link.tsx';
import { PropertyScene } from '#blocks/property-scene.tsx';
import { isCancelled } from '#domain/account/reservation-summary.ts';
import type { ReservationSummary } from '#domain/account/reservation-summary.ts';
import { useFormat } from '#i18n/use-format.ts';

/**
 * One stay of a member, leading to it: property, city, kind of unit, dates. A cancelled one has no picture (R2-123, R3-10).
 */
export function ReservationCard({ reservation }: { reservation: ReservationSummary }) {
  const { t } = useLingui();
  const format = useFormat();
  const { slug, propertyName, city, categoryName, categoryImages, startDate, endDate, timezone } = reservation;
  const [image] = categoryImages;
  return (
    <Link
      to="/stay"
      search={{ slug }}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-transparent bg-card shadow-card transition-colors hover:border-edge"
    >
      {!isCancelled(reservation) && (
        <div className="relative h-32 w-full">
          <PropertyScene city={city} zone={timezone} className="size-full" />
          {image !== undefined && (
            // The drawing is behind the picture until that has loaded, or for good when it fails.
            <img src={image} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
          )}
        </div>
      )}
      <span className="flex flex-col gap-2 p-4.5">
        <span className="flex items-center justify-between gap-3">
          <span data-travels="title" className="flared text-lead leading-tight font-[640]">
            {propertyName || t`Your stay`}
          </span>
          <ChevronRight aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
        </span>
        <span className="text-body text-soft">{[city, categoryName].filter(Boolean).join(' · ')}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 font-semibold">
          {format.day(startDate, timezone)}
          <ArrowRight aria-hidden className="size-4.5 shrink-0 text-soft rtl:-scale-x-100" />
          {format.day(endDate, timezone)}
        </span>
      </span>
    </Link>
  );
}
