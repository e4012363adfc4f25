import { useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';

import { InviteGuests } from '#components/share.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import { Sheet } from '#ui/sheet.tsx';

import { BookingFacts, UnitPictures } from './booking-facts.tsx';
import { BookingWays } from './booking-ways.tsx';
import type { StayParts } from './stay-parts.ts';
import { bookingButtonClass } from './stay-views.tsx';

interface BookingSheetProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  /** The stay can be handed on: to fellow guests, to paper, to another phone. */
  isShared: boolean;
  takeAlong: StayParts['takeAlong'];
}

/**
 * The card of the stay is one button, and opens the booking: its facts, what can be changed, and who else may have it
 * (R2-79, R1-11, R2-161).
 */
export function BookingSheet({ stay, property, zone, isShared, takeAlong: TakeAlong }: BookingSheetProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={bookingButtonClass} onClick={() => setOpen(true)}>
        <span>{t`Your booking`}</span>
        <ChevronRight aria-hidden strokeWidth={1.9} className="size-5 shrink-0 rtl:-scale-x-100" />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t`Your booking`} closeLabel={t`Close`}>
        <BookingFacts stay={stay} property={property} zone={zone} />
        <BookingWays stay={stay} property={property} zone={zone} />
        {isShared && (
          <>
            <InviteGuests stay={stay} isFlat />
            {property && <TakeAlong stay={stay} property={property} isFlat />}
          </>
        )}
        {stay.livingUnit && <UnitPictures unit={stay.livingUnit} property={property} />}
      </Sheet>
    </>
  );
}
