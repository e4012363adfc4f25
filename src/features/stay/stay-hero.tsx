import { useLingui } from '@lingui/react/macro';

import { stayFacts } from '#components/messages/place-messages.ts';
import { nextKey } from '#domain/access/way-in.ts';
import { haveKeysEnded, isPaymentDue } from '#domain/access/doors.ts';
import { PropertyScene } from '#components/property-scene.tsx';
import { StayEnds } from '#components/stay-ends.tsx';
import type { Property } from '#domain/property/property.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import type { ZoneId } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';

import type { StayParts } from './stay-parts.ts';

interface StayHeroProps {
  stay: Stay;
  /** Without it the hero shows what the stay itself knows. */
  property: Property | undefined;
  /** The property is still on its way. */
  isHouseAwaited: boolean;
  zone: ZoneId;
  /** Draws the building in place of its city. */
  house: StayParts['house'] | undefined;
}

/**
 * Where and when, with the city: above on a phone. In a column it is below, and fills the room that is left.
 * What a phone must show first has room: a key, its end, a due payment, the end of a stay (R2-167).
 */
export function StayHero({ stay, property, isHouseAwaited, zone, house: House }: StayHeroProps) {
  const { i18n, t } = useLingui();
  const isLow = useAtTime(
    (now) =>
      isOver(stayPhase(stay, now, zone)) ||
      haveKeysEnded(stay, now) ||
      nextKey(stay, now) !== undefined ||
      isPaymentDue(stay, now),
  );
  const room = cx(
    'w-full shrink-0 grow wide:order-last wide:aspect-3/1 wide:h-auto print:hidden',
    isLow ? 'h-30' : 'h-38',
  );
  return (
    <Card flush as="section" aria-labelledby="stay-title" className="flex flex-col">
      {House && property ? (
        <div className={cx('relative overflow-hidden bg-tint', room)}>
          <House stay={stay} property={property} />
        </div>
      ) : (
        <PropertyScene property={property} isAwaited={isHouseAwaited} className={room} />
      )}
      <div className="flex flex-col gap-2 p-4.5 wide:p-6">
        <h1 id="stay-title" tabIndex={-1} className="text-title">
          {property?.name ?? t`Your stay`}
        </h1>
        <p className="text-body text-soft">{stayFacts(i18n, stay, property)}</p>
        <div className={cx('mt-2', stay.isCancelled && 'text-soft line-through')}>
          <StayEnds stay={stay} zone={zone} />
        </div>
      </div>
    </Card>
  );
}
