import { useLingui } from '@lingui/react/macro';

import { stayFacts } from '#blocks/messages/place-words.ts';
import { isPaymentDue } from '#domain/access/payment-due.ts';
import { PropertyScene } from '#blocks/property-scene.tsx';
import { StayEnds } from '#blocks/stay-ends.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { Pill } from '#ui/pill.tsx';

interface StayHeroProps {
  stay: Stay;
  /** Without it the hero shows what the stay itself knows. */
  property: Property | undefined;
  zone: ZoneId;
}

/** Where and when: the city, the property, the unit, and both ends of the stay in property time. */
export function StayHero({ stay, property, zone }: StayHeroProps) {
  const { i18n, t } = useLingui();
  const isDue = useAtTime((now) => isPaymentDue(stay, now));
  return (
    <Card flush as="section" aria-labelledby="stay-title">
      <PropertyScene property={property} className="h-38 w-full wide:h-55 print:hidden" />
      <div className="flex flex-col gap-2 p-4.5 wide:p-6">
        <h1 id="stay-title" tabIndex={-1} className="text-title">
          {property?.name ?? t`Your stay`}
        </h1>
        <p className="text-body text-soft">{stayFacts(i18n, stay, property)}</p>
        {isDue && (
          <p>
            <Pill tone="warn">{t({ message: 'Not paid yet', comment: 'State of a stay' })}</Pill>
          </p>
        )}
        <div className="mt-2">
          <StayEnds stay={stay} zone={zone} />
        </div>
      </div>
    </Card>
  );
}
