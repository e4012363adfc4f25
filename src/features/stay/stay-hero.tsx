import { useLingui } from '@lingui/react/macro';

import { PropertyScene } from '#components/sky-scene.tsx';
import { StayEnds } from '#components/stay-ends.tsx';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import type { ZoneId } from '#lib/time.ts';

import type { StayParts } from './stay-parts.ts';
import { HeroCard, isPictureLow, pictureClass } from './stay-views.tsx';

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

/** Where and when, with the city or the building (R2-79). */
export function StayHero({ stay, property, isHouseAwaited, zone, house: House }: StayHeroProps) {
  const { i18n, t } = useLingui();
  const isLow = useAtTime((now) => isPictureLow(stay, now, zone));
  const room = pictureClass(isLow);
  return (
    <HeroCard
      i18n={i18n}
      stay={stay}
      property={property}
      name={property?.name ?? t`Your stay`}
      picture={
        House && property ? (
          <div className={cx('relative overflow-hidden bg-tint', room)}>
            <House stay={stay} property={property} />
          </div>
        ) : (
          <PropertyScene property={property} isAwaited={isHouseAwaited} className={room} />
        )
      }
    >
      <StayEnds stay={stay} zone={zone} />
    </HeroCard>
  );
}
