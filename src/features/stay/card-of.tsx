import { useLingui } from '@lingui/react/macro';

import { useSettings } from '#config/settings.ts';
import type { Property } from '#domain/property/property.ts';
import type { StayCard } from '#domain/stay/composition.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { latePart } from '#lib/late-part.ts';
import type { ZoneId } from '#lib/time.ts';
import { CardPending } from '#ui/skeleton.tsx';

import { DateProductTile } from './date-product-tile.tsx';
import type { StayParts } from './stay-parts.ts';

/** A card of the hours after the stay, in a file that the page does not wait for. */
const BookAndSave = latePart(() => import('#components/book-and-save.tsx').then((file) => file.BookAndSave));

/** Below the key, in a file that the page does not wait for. */
export const WifiCard = latePart(() => import('./later/wifi-card.tsx').then((file) => file.WifiCard));

interface CardOfProps {
  card: StayCard;
  stay: Stay;
  /** Without it the cards that need the building's facts wait. */
  property: Property | undefined;
  zone: ZoneId;
  parts: StayParts;
}

/** A block of the composition; what other features show comes late. */
export function CardOf({ card, stay, property, zone, parts }: CardOfProps) {
  const { bags: Bags, doorsAfterwards: DoorsAfterwards, beforeYouGo: BeforeYouGo } = parts;
  const { wirelessAccessPoint } = stay.integrations;
  const { brand } = useSettings();
  const { t } = useLingui();
  switch (card) {
    case 'wifi':
      return (
        wirelessAccessPoint && (
          <WifiCard
            accessPoint={wirelessAccessPoint}
            fallback={<CardPending title={t`Wi-Fi`} lines={1} hasButton className="grow justify-center" />}
          />
        )
      );
    case 'late-check-out':
      return <DateProductTile type={card} stay={stay} zone={zone} />;
    case 'next-stay':
      return (
        brand.hasAccount && <BookAndSave fallback={<CardPending title={t`Book and save`} lines={2} hasButton />} />
      );
    case 'bags':
    case 'opens-afterwards':
    case 'before-you-go':
      return (
        property &&
        (card === 'bags' ? (
          <Bags
            stay={stay}
            property={property}
            fallback={<CardPending title={t`Bags before check-in`} lines={2} className="bg-info-tint" />}
          />
        ) : card === 'opens-afterwards' ? (
          <DoorsAfterwards stay={stay} property={property} fallback={<CardPending lines={4} />} />
        ) : (
          <BeforeYouGo property={property} isWhole fallback={<CardPending lines={7} />} />
        ))
      );
  }
}
