import type { Property } from '#domain/property/property.ts';
import type { StayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';

import { StayBanners } from './stay-banners.tsx';
import { StayDetails } from './stay-details.tsx';
import { Sustainability } from './sustainability.tsx';

interface AroundStayProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  phase: StayPhase;
  /** They end a column of the page, above the booking. */
  isEmissionsFirst: boolean;
}

/** What few guests come for: the booking, its emissions, and news. */
export function AroundStay({ stay, property, zone, phase, isEmissionsFirst }: AroundStayProps) {
  const emissions = phase !== 'cancelled' && <Sustainability stay={stay} zone={property?.timezone} />;
  return (
    <>
      {isEmissionsFirst && emissions}
      <StayDetails stay={stay} property={property} zone={zone} />
      {!isEmissionsFirst && emissions}
      {property && <StayBanners stay={stay} property={property} phase={phase} />}
    </>
  );
}
