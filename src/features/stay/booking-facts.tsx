import { useLingui } from '@lingui/react/macro';

import { guestsMessage, nightsMessage, UNIT_MESSAGES } from '#components/messages/place-messages.ts';
import { itemPriceMessage, productName } from '#components/messages/product-messages.ts';
import { PictureStrip } from '#components/picture-strip.tsx';
import { UnderSky } from '#components/sky-scene.tsx';
import { groupedItems } from '#domain/order/ordered-item.ts';
import type { Property } from '#domain/property/property.ts';
import { nightsOf } from '#domain/stay/stay-phase.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay, StayField } from '#domain/stay/stay.ts';
import type { LivingUnit } from '#domain/unit/unit.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/use-time.ts';
import { joined } from '#lib/text.ts';
import { isBefore } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';

/** The fields of the stay that the booking shows. */
export const BOOKING_FIELDS: readonly StayField[] = [
  'booking-number',
  'guests',
  'unit',
  'unit-category',
  'pictures',
  'price',
  'orders',
];

interface BookingFactsProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** The reservation in facts: number, guests, nights, price, unit, what was ordered (R2-79, R1-11). */
export function BookingFacts({ stay, property, zone }: BookingFactsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { livingUnit, totalPriceAmount } = stay;
  const isReadable = (field: StayField): boolean => !stay.invalidFields.includes(field);
  const availableAt = livingUnit?.availableAt ?? null;
  const isAhead = useAtTime((now) => availableAt !== null && isBefore(now, availableAt));
  const products = groupedItems(stay.orderedProducts).map((item) => ({
    item,
    name: productName(i18n, {
      type: item.type,
      name: stay.products.find(({ id }) => id === item.productId)?.name ?? '',
    }),
  }));
  return (
    <Facts>
      {isReadable('booking-number') && (
        <Fact term={t`Booking number`} isName>
          {stay.confirmationNumber}
        </Fact>
      )}
      {isReadable('guests') && <Fact term={t`Guests`}>{i18n._(guestsMessage(guestsOf(stay)))}</Fact>}
      {/* The nights are days of the property, the price is in its currency. */}
      {property && <Fact term={t`Length of stay`}>{i18n._(nightsMessage(nightsOf(stay, zone)))}</Fact>}
      {livingUnit && isReadable('unit') && (
        <Fact term={i18n._(UNIT_MESSAGES[livingUnit.kind])}>
          {livingUnit.number ?? t`Will be assigned before you arrive`}
        </Fact>
      )}
      {livingUnit?.name && (
        <Fact term={t({ message: 'Category', comment: 'Category of the unit, e.g. One-bedroom apartment' })}>
          {livingUnit.name}
        </Fact>
      )}
      {isAhead && <Fact term={t`Available from`}>{format.dayTime(availableAt, zone)}</Fact>}
      {property && totalPriceAmount !== null && (
        <Fact term={t`Total price`}>{format.money(totalPriceAmount, property.currencyCode)}</Fact>
      )}
      {products.map(({ item, name }) => (
        <Fact key={item.id} term={name}>
          {itemPriceMessage(i18n, format, item)}
        </Fact>
      ))}
    </Facts>
  );
}

interface UnitPicturesProps {
  unit: LivingUnit;
  property: Property | undefined;
}

/** The unit's pictures (R3-59, R3-60), its features below (R3-58). */
export function UnitPictures({ unit, property }: UnitPicturesProps) {
  const { t } = useLingui();
  return (
    <UnderSky property={property}>
      <div className="no-print flex flex-col gap-3 border-t border-line pt-4">
        <PictureStrip urls={unit.imageUrls} label={t`Photos of the apartment`} />
        {unit.features.length > 0 && <p className="text-note text-soft">{joined(unit.features)}</p>}
      </div>
    </UnderSky>
  );
}
