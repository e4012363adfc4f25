import { WifiCard } from './later/wifi-card.tsx';
import { BookAndSave } from '#components/book-and-save.tsx';

import { useSettings } from '#config/settings.ts';
import type { Property } from '#domain/property/property.ts';
import type { StayCard } from '#domain/stay/composition.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';

import { DateProductTile } from './date-product-tile.tsx';
import type { StayParts } from './stay-parts.ts';

interface CardOfProps {
  card: StayCard;
  stay: Stay;
  /** Without it the cards that need the building's facts wait. */
  property: Property | undefined;
  zone: ZoneId;
  parts: StayParts;
}

/** A block of the composition. */
export function CardOf({ card, stay, property, zone, parts }: CardOfProps) {
  const { bags: Bags, doorsAfterwards: DoorsAfterwards, beforeYouGo: BeforeYouGo } = parts;
  const { wirelessAccessPoint } = stay.integrations;
  const { brand } = useSettings();
  switch (card) {
    case 'wifi':
      return wirelessAccessPoint && <WifiCard accessPoint={wirelessAccessPoint} />;
    case 'late-check-out':
      return <DateProductTile type={card} stay={stay} zone={zone} />;
    case 'next-stay':
      return brand.hasAccount && <BookAndSave />;
    case 'bags':
    case 'opens-afterwards':
    case 'before-you-go':
      return (
        property &&
        (card === 'bags' ? (
          <Bags stay={stay} property={property} />
        ) : card === 'opens-afterwards' ? (
          <DoorsAfterwards stay={stay} property={property} />
        ) : (
          <BeforeYouGo property={property} isWhole />
        ))
      );
  }
}
