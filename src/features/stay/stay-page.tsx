import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';

import { BookAndSave } from '#components/book-and-save.tsx';
import { Failure, ReadableField } from '#components/failure.tsx';
import { PropertyScene } from '#components/sky-scene.tsx';
import { ElevatorBanner } from '#components/stay-notices.tsx';
import { StayEnds } from '#components/task/summary.tsx';
import { WifiAccess } from '#components/wifi-access.tsx';
import { useSettings } from '#config/settings.ts';
import { useStayBeforeProperty } from '#data/stay/stay-queries.ts';
import type { WirelessAccessPoint } from '#domain/access/integrations.ts';
import type { Property } from '#domain/property/property.ts';
import { compositionOf } from '#domain/stay/composition.ts';
import type { StayCard } from '#domain/stay/composition.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { cx } from '#lib/cx.ts';
import type { ZoneId } from '#lib/time.ts';
import { useAtTime } from '#lib/use-time.ts';
import { Card } from '#ui/card.tsx';
import type { Elements } from '#ui/elements.tsx';
import { Notice } from '#ui/notice.tsx';
import { Columns, Page, Stack } from '#ui/page.tsx';

import { BOOKING_FIELDS } from './booking-facts.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { StayFooter } from './stay-footer.tsx';
import { StayOver } from './stay-over.tsx';
import type { StayParts } from './stay-parts.ts';
import { StayTasks } from './stay-tasks.tsx';
import { HeroCard, pictureClass, stayGridClass } from './stay-views.tsx';
import { WhatsNext } from './whats-next.tsx';

interface StayPageProps {
  slug: Slug;
  parts: StayParts;
}

/**
 * The stay at a glance, composed for the period it is in: where and when, what is next with its key, what else a guest can
 * do, and a footer. Everything about the booking itself is in the sheet behind the first card (R2-79 to R2-88, R2-166).
 */
export function StayPage({ slug, parts }: StayPageProps) {
  const { stay, property, zone, propertyFailure } = useStayBeforeProperty(slug);
  const { t } = useLingui();
  const phase = useAtTime((now) => stayPhase(stay, now, zone));
  const composition = useAtTime((now) => compositionOf(stay, now, zone));
  const { period, cards, tasks, isShared } = composition;
  // Until the zone is known, only a cancelled stay is certain to be over.
  const hasEnded = property ? isOver(phase) : phase === 'cancelled';
  // A closed stay never opens again.
  const areExtrasClosed = useLocation({ select: ({ state }) => state.areExtrasClosed === true });
  const hasAddedCard = useLocation({ select: ({ state }) => state.hasAddedCard });
  return (
    <Page isTop>
      {hasAddedCard && (
        <Notice tone="calm" role="status" heading={t`Your card was added`}>
          {hasAddedCard === 'order-elsewhere' && (
            <p>{t`If an order was waiting for the card, continue the order in the tab where you started.`}</p>
          )}
        </Notice>
      )}
      {areExtrasClosed && <Notice tone="info" role="alert" heading={t`You can no longer order extras for this stay`} />}
      <Columns className={stayGridClass}>
        <StayHero
          stay={stay}
          property={property}
          isPropertyPending={property === undefined && propertyFailure.error === null}
          zone={zone}
          // On the day of arrival the building is drawn in place of its city.
          building={period === 'arrival-day' ? parts.building : undefined}
          booking={
            <BookingSheet
              stay={stay}
              property={property}
              zone={zone}
              isShared={isShared && !hasEnded}
              takeAlong={parts.takeAlong}
            />
          }
        />
        <Stack className="wide:row-span-2">
          {hasEnded ? (
            <StayOver stay={stay} property={property} phase={phase} />
          ) : (
            <WhatsNext stay={stay} property={property} zone={zone} composition={composition} nextKey={parts.nextKey} />
          )}
          {propertyFailure.error && <Failure {...propertyFailure} />}
          {!hasEnded && (
            <>
              {property && <ElevatorBanner property={property} />}
              {cards.map((card) => (
                <CardOf key={card} card={card} stay={stay} property={property} parts={parts} />
              ))}
              <StayTasks tasks={stay.isFromDevice ? [] : tasks} stay={stay} property={property} zone={zone} />
            </>
          )}
        </Stack>
        {!stay.isFromDevice && <StayFooter stay={stay} property={property} phase={phase} />}
      </Columns>
    </Page>
  );
}

interface StayHeroProps {
  stay: Stay;
  /** Without it the hero shows what the stay itself knows. */
  property: Property | undefined;
  isPropertyPending: boolean;
  zone: ZoneId;
  /** Drawn in place of the city. */
  building: StayParts['building'] | undefined;
  /** The button that opens the booking. */
  booking: Elements;
}

/** Where and when, with the city or the building (R2-79). */
function StayHero({ stay, property, isPropertyPending, zone, building: Building, booking }: StayHeroProps) {
  const { i18n, t } = useLingui();
  return (
    <HeroCard
      i18n={i18n}
      stay={stay}
      property={property}
      name={property?.name ?? t`Your stay`}
      booking={booking}
      picture={
        Building && property ? (
          <div className={cx('relative overflow-hidden bg-tint', pictureClass)}>
            <Building stay={stay} property={property} />
          </div>
        ) : (
          <PropertyScene property={property} isAwaited={isPropertyPending} className={pictureClass} />
        )
      }
    >
      <StayEnds stay={stay} zone={zone} />
      <ReadableField stay={stay} field={BOOKING_FIELDS} />
    </HeroCard>
  );
}

interface CardOfProps {
  card: StayCard;
  stay: Stay;
  /** Undefined while it loads: the cards that need it are missing. */
  property: Property | undefined;
  parts: StayParts;
}

/** A card of the composition. */
function CardOf({ card, stay, property, parts }: CardOfProps) {
  const { bags: Bags, doorsAfterwards: DoorsAfterwards, beforeYouGo: BeforeYouGo } = parts;
  const { wirelessAccessPoint } = stay.integrations;
  const { brand } = useSettings();
  switch (card) {
    case 'wifi':
      return wirelessAccessPoint && <WifiCard accessPoint={wirelessAccessPoint} />;
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
          <BeforeYouGo property={property} />
        ))
      );
  }
}

/** Wi-Fi in sight; the code to scan is beside the doors (R2-110, R2-166). */
function WifiCard({ accessPoint }: { accessPoint: WirelessAccessPoint }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="wifi-title">
      <h2 id="wifi-title" className="sr-only">{t`Wi-Fi`}</h2>
      <WifiAccess accessPoint={accessPoint} />
    </Card>
  );
}
