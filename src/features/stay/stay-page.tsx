import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';

import { Failure } from '#components/failure.tsx';
import { InviteGuests } from '#components/share.tsx';
import { ElevatorBanner } from '#components/stay-notices.tsx';
import { ForgetStay } from '#components/stored-stay.tsx';
import { useSettings } from '#config/settings.ts';
import { useStayBeforeProperty } from '#data/stay/stay-queries.ts';
import { compositionOf } from '#domain/stay/composition.ts';
import type { StayCard } from '#domain/stay/composition.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import { Notice } from '#ui/notice.tsx';
import { Halves, Page } from '#ui/page.tsx';
import { PropertyScene } from '#components/sky-scene.tsx';
import { StayEnds } from '#components/task/summary.tsx';
import type { Property } from '#domain/property/property.ts';
import type { ZoneId } from '#lib/time.ts';
import { BookAndSave } from '#components/book-and-save.tsx';

import { HoursProductTile } from './hours-product-tile.tsx';
import { ExtrasTeaser } from './extras-teaser.tsx';
import { StayBanners } from './stay-banners.tsx';
import { StayDetails } from './stay-details.tsx';
import { StayOver } from './stay-over.tsx';
import type { StayParts } from './stay-parts.ts';
import { StayTiles } from './stay-tiles.tsx';
import { HeroCard, isPictureLow, pictureClass } from './stay-views.tsx';
import { Sustainability } from './sustainability.tsx';
import { WhatsNext } from './whats-next.tsx';
import { WifiCard } from './wifi.tsx';

interface StayPageProps {
  slug: Slug;
  parts: StayParts;
}

/**
 * The stay at a glance, composed for its hour: where and when beside what is next, then all else in one order, that of a
 * phone (R2-79 to R2-88, R2-166).
 */
export function StayPage({ slug, parts }: StayPageProps) {
  const { stay, property, zone, propertyFailure } = useStayBeforeProperty(slug);
  const { t } = useLingui();
  const phase = useAtTime((now) => stayPhase(stay, now, zone));
  const composition = useAtTime((now) => compositionOf(stay, now, zone));
  const { hour, beside, tiles, below } = composition;
  const { takeAlong: TakeAlong } = parts;
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
            <p>{t`If an order was waiting for the card, go on with it in the tab where you began.`}</p>
          )}
        </Notice>
      )}
      {areExtrasClosed && <Notice tone="info" role="alert" heading={t`You can no longer order extras for this stay`} />}
      <div className="rows">
        <Halves>
          <StayHero
            stay={stay}
            property={property}
            isPropertyPending={property === undefined && propertyFailure.error === null}
            zone={zone}
            // On the day of arrival the building is drawn in place of its city.
            building={hour === 'arrival-day' ? parts.building : undefined}
          />
          <div className="flex min-w-0 flex-col gap-4 wide:gap-6">
            {hasEnded ? (
              <StayOver stay={stay} property={property} phase={phase} />
            ) : (
              <>
                <WhatsNext
                  stay={stay}
                  property={property}
                  zone={zone}
                  composition={composition}
                  nextKey={parts.nextKey}
                />
                {property && <ElevatorBanner property={property} />}
              </>
            )}
          </div>
        </Halves>
        {propertyFailure.error && <Failure {...propertyFailure} />}
        {!hasEnded && (
          <>
            {beside.map((card) => (
              <CardOf key={card} card={card} stay={stay} property={property} zone={zone} parts={parts} />
            ))}
            <StayTiles tiles={tiles} stay={stay} property={property} zone={zone} />
            {below.includes('extras') && property && (
              <ExtrasTeaser stay={stay} property={property} tiles={tiles} isAhead={hour === 'before'} />
            )}
            {below.includes('invite') && <InviteGuests slug={slug} />}
            {property && below.includes('take-along') && (
              <div className="no-print grid empty:hidden">
                <TakeAlong stay={stay} property={property} />
              </div>
            )}
          </>
        )}
        <StayDetails stay={stay} property={property} zone={zone} />
        {phase !== 'cancelled' && <Sustainability stay={stay} zone={property?.timezone} />}
        {property && <StayBanners stay={stay} property={property} phase={phase} />}
      </div>
      <div className="no-print">
        <ForgetStay />
      </div>
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
}

/** Where and when, with the city or the building (R2-79). */
function StayHero({ stay, property, isPropertyPending, zone, building: Building }: StayHeroProps) {
  const { i18n, t } = useLingui();
  const isLow = useAtTime((now) => isPictureLow(stay, now, zone));
  const boxClass = pictureClass(isLow);
  return (
    <HeroCard
      i18n={i18n}
      stay={stay}
      property={property}
      name={property?.name ?? t`Your stay`}
      picture={
        Building && property ? (
          <div className={cx('relative overflow-hidden bg-tint', boxClass)}>
            <Building stay={stay} property={property} />
          </div>
        ) : (
          <PropertyScene property={property} isAwaited={isPropertyPending} className={boxClass} />
        )
      }
    >
      <StayEnds stay={stay} zone={zone} />
    </HeroCard>
  );
}

interface CardOfProps {
  card: StayCard;
  stay: Stay;
  /** Undefined while it loads: the cards that need it are missing. */
  property: Property | undefined;
  zone: ZoneId;
  parts: StayParts;
}

/** A card of the composition. */
function CardOf({ card, stay, property, zone, parts }: CardOfProps) {
  const { bags: Bags, doorsAfterwards: DoorsAfterwards, beforeYouGo: BeforeYouGo } = parts;
  const { wirelessAccessPoint } = stay.integrations;
  const { brand } = useSettings();
  switch (card) {
    case 'wifi':
      return wirelessAccessPoint && <WifiCard accessPoint={wirelessAccessPoint} />;
    case 'late-check-out':
      return <HoursProductTile type={card} stay={stay} zone={zone} />;
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
