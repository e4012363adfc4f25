import { useLingui } from '@lingui/react/macro';
import { CalendarClock, ChevronDown } from 'lucide-react';

import { Link } from '#components/link.tsx';
import { guestsMessage, nightsMessage, UNIT_MESSAGES } from '#components/messages/place-messages.ts';
import { itemPriceMessage, productName } from '#components/messages/product-messages.ts';
import { ReadableField } from '#components/failure.tsx';
import { UnderSky } from '#components/sky-scene.tsx';
import { changeableDates, nightsOf, stayHour } from '#domain/stay/stay-phase.ts';
import { groupedItems } from '#domain/order/ordered-item.ts';
import type { Property } from '#domain/property/property.ts';
import { canCancel } from '#domain/stay/cancellation-terms.ts';
import { guestsOf } from '#domain/stay/stay.ts';
import type { Stay, StayField } from '#domain/stay/stay.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useAtTime } from '#lib/clock.ts';
import { isBefore } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Fact, Facts } from '#ui/definition-list.tsx';
import { Halves } from '#ui/page.tsx';
import { PictureStrip } from '#components/picture-strip.tsx';
import type { LivingUnit } from '#domain/unit/unit.ts';
import { joined } from '#lib/text.ts';

import { StayCalendarFile } from './stay-calendar-file.tsx';

interface StayDetailsProps {
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
}

/** The fields of the stay that the card shows. */
const SHOWN: readonly StayField[] = [
  'booking-number',
  'guests',
  'unit',
  'unit-category',
  'pictures',
  'price',
  'orders',
];

/** The reservation in facts, folded into one row: number, guests, nights, price, unit (R2-79, R1-11, R2-166). */
export function StayDetails({ stay, property, zone }: StayDetailsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { livingUnit } = stay;
  const isReadable = (field: StayField): boolean => !stay.invalidFields.includes(field);
  const availableAt = livingUnit?.availableAt ?? null;
  const { isAhead, isArriving, canMove, canEnd } = useAtTime((now) => ({
    isAhead: availableAt !== null && isBefore(now, availableAt),
    // Before that day the calendar is beside the page's button.
    isArriving: stayHour(stay, now, zone) === 'arrival-day',
    canMove: changeableDates(stay, now, zone) !== null,
    canEnd: canCancel(stay, now, zone),
  }));
  const { totalPriceAmount } = stay;
  const price = property && totalPriceAmount !== null ? format.money(totalPriceAmount, property.currencyCode) : null;
  const products = groupedItems(stay.orderedProducts).map((item) => ({
    item,
    name: productName(i18n, {
      type: item.type,
      name: stay.products.find(({ id }) => id === item.productId)?.name ?? '',
    }),
  }));
  return (
    <Card as="section" aria-labelledby="details-title" className="whole">
      <details className="group -my-2">
        <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-tile [&::-webkit-details-marker]:hidden">
          <h2 id="details-title" className="min-w-0 grow">
            {t`Your booking`}
          </h2>
          {(stay.isCancelled || price !== null) && (
            <span className="text-body text-soft tabular-nums group-open:hidden">
              {stay.isCancelled ? t({ message: 'Cancelled', comment: 'State of a booking' }) : price}
            </span>
          )}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
        </summary>
        <Halves className="py-2">
          {livingUnit && (
            <UnderSky property={property}>
              <UnitPictures unit={livingUnit} />
            </UnderSky>
          )}
          <div className="flex min-w-0 flex-col gap-3">
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
              {price !== null && <Fact term={t`Total price`}>{price}</Fact>}
              {products.map(({ item, name }) => (
                <Fact key={item.id} term={name}>
                  {itemPriceMessage(i18n, format, item)}
                </Fact>
              ))}
            </Facts>
            {property && isArriving && <StayCalendarFile stay={stay} property={property} />}
            {canMove && (
              <Link to="/stay/change-time" search={{ slug: stay.slug }} className={buttonClass('quiet', 'no-print')}>
                <CalendarClock aria-hidden className="size-4.5 shrink-0" />
                <span>{t`Change times`}</span>
              </Link>
            )}
            {canEnd && (
              <Link
                to="/stay/cancel-reservation"
                search={{ slug: stay.slug }}
                className={buttonClass('text', 'no-print -ms-1 self-start')}
              >
                {t`Cancel booking`}
              </Link>
            )}
          </div>
        </Halves>
      </details>
      <ReadableField stay={stay} field={SHOWN} />
    </Card>
  );
}

/** The unit's pictures (R3-59, R3-60), its features below (R3-58). */
function UnitPictures({ unit }: { unit: LivingUnit }) {
  const { t } = useLingui();
  return (
    <div className="no-print flex flex-col gap-3">
      <PictureStrip urls={unit.imageUrls} label={t`Pictures of the unit`} />
      {unit.features.length > 0 && <p className="text-note text-soft">{joined(unit.features)}</p>}
    </div>
  );
}
