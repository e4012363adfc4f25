import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { ElevatorBanner } from '#blocks/elevator-banner.tsx';
import { Failure } from '#blocks/failure.tsx';
import { LateInviteGuests } from '#blocks/late-invite-guests.tsx';
import { useSettings } from '#config/settings.tsx';
import { useStayAhead } from '#data/stay/use-stay.ts';
import { latePart } from '#lib/late-part.ts';
import type { Property } from '#domain/property/property.ts';
import { compositionOf } from '#domain/stay/composition.ts';
import type { StayCard } from '#domain/stay/composition.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import type { ZoneId } from '#lib/time.ts';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/card.tsx';
import { Columns, Page, Stack } from '#ui/page.tsx';

import { DateProductTile } from './date-product-tile.tsx';
import { StayHero } from './stay-hero.tsx';
import { StayTiles } from './stay-tiles.tsx';
import type { StayParts } from './stay-parts.ts';
import { WhatsNext } from './whats-next.tsx';

/** Loaded only for a stay that is over. Without this file the page fails, with its ways on. */
const StayOver = lazy(async () => ({ default: (await import('./stay-over.tsx')).StayOver }));

/** A card of the hours after the stay, in a file that the page does not wait for. */
const BookAndSave = latePart(() => import('#blocks/book-and-save.tsx').then((file) => file.BookAndSave));

/** Below the key, in a file that the page does not wait for. */
const WifiCard = latePart(() => import('./later/wifi-card.tsx').then((file) => file.WifiCard));

/** At the foot of the page, in a file that the page does not wait for. */
const ForgetStay = latePart(() => import('#blocks/later/forget-stay.tsx').then((file) => file.ForgetStay));

/** Below the next step, in a file that the page does not wait for. Without it the navigation leads to the extras. */
const ExtrasTeaser = latePart(() => import('./later/extras-teaser.tsx').then((file) => file.ExtrasTeaser));

/** The booking and what is around it, in a file that the page does not wait for. */
const AroundStay = latePart(() => import('./later/around-stay.tsx').then((file) => file.AroundStay));

interface StayIndexProps {
  slug: Slug;
  parts: StayParts;
}

/**
 * The stay at a glance, composed for its hour: where and when, what is next, then all else (R2-79 to R2-88, R2-166).
 */
export function StayIndex({ slug, parts }: StayIndexProps) {
  const { stay, property, zone, houseFailure } = useStayAhead(slug);
  const { t } = useLingui();
  const phase = useAtTime((now) => stayPhase(stay, now, zone));
  const composition = useAtTime((now) => compositionOf(stay, now, zone));
  const { hour, beside, tiles, below } = composition;
  const { takeAlong: TakeAlong } = parts;
  // Until the zone is known, only a cancelled stay is certain to be over.
  const hasEnded = property ? isOver(phase) : phase === 'cancelled';
  // A closed stay never opens again.
  const areExtrasClosed = useLocation({ select: ({ state }) => state.areExtrasClosed === true });
  const hero = (
    <Stack>
      <StayHero
        stay={stay}
        property={property}
        isHouseAwaited={property === undefined && houseFailure.error === null}
        zone={zone}
      />
      {houseFailure.error && <Failure {...houseFailure} />}
    </Stack>
  );
  const around = (
    <Suspense fallback={<Card className="min-h-18" />}>
      <AroundStay stay={stay} property={property} zone={zone} phase={phase} isOpen={hour === 'before'} />
    </Suspense>
  );
  const takeAlong = property && below.includes('take-along') && (
    <div className="no-print empty:hidden">
      <Suspense fallback={<Card className="min-h-48" />}>
        <TakeAlong stay={stay} property={property} />
      </Suspense>
    </div>
  );
  // The booking that lies open makes the other column long enough.
  const isBefore = hour === 'before';
  // Each column is read in this order on a phone.
  return (
    <Page isTop>
      {areExtrasClosed && <Notice tone="info" role="alert" heading={t`Extras are closed for this stay`} />}
      <Columns>
        {hasEnded ? (
          <>
            {hero}
            <div className="flex min-w-0 flex-col gap-4 wide:row-span-2 wide:gap-7">
              <Suspense fallback={<Card className="min-h-64" />}>
                <StayOver stay={stay} property={property} phase={phase} />
              </Suspense>
            </div>
            <Stack>{around}</Stack>
          </>
        ) : (
          <>
            {/* On wide screens the spans fill both columns without gaps. */}
            {hero}
            <div className="flex min-w-0 flex-col gap-4 wide:gap-7 wide:row-span-2">
              <WhatsNext
                stay={stay}
                property={property}
                zone={zone}
                composition={composition}
                nextKey={parts.nextKey}
              />
              {property && <ElevatorBanner property={property} />}
              {beside.map((card) => (
                <CardOf key={card} card={card} stay={stay} property={property} zone={zone} parts={parts} />
              ))}
            </div>
            <div className="flex min-w-0 flex-col gap-4 wide:gap-7 wide:row-span-2 wide:col-start-1 wide:row-start-2">
              <div className="no-print">
                <StayTiles tiles={tiles} stay={stay} property={property} zone={zone} />
              </div>
              {below.includes('extras') && property && (
                <Suspense fallback={<Card className="no-print min-h-64" />}>
                  <ExtrasTeaser stay={stay} property={property} />
                </Suspense>
              )}
              {below.includes('invite') && <LateInviteGuests slug={slug} />}
              {isBefore && takeAlong}
              {below.length === 0 && around}
            </div>
            <div className="flex min-w-0 flex-col gap-4 wide:gap-7 wide:col-start-2 wide:row-start-3">
              {!isBefore && takeAlong}
              {below.length > 0 && around}
            </div>
          </>
        )}
      </Columns>
      <div className="no-print">
        <Suspense fallback={<div className="min-h-11" />}>
          <ForgetStay />
        </Suspense>
      </div>
    </Page>
  );
}

interface CardOfProps {
  card: StayCard;
  stay: Stay;
  /** Without it the cards that need the building's facts wait. */
  property: Property | undefined;
  zone: ZoneId;
  parts: StayParts;
}

/** A block of the composition; what other features show comes late. */
function CardOf({ card, stay, property, zone, parts }: CardOfProps) {
  const { bags: Bags, doorsAfterwards: DoorsAfterwards, beforeYouGo: BeforeYouGo } = parts;
  const { wirelessAccessPoint } = stay.integrations;
  const { brand } = useSettings();
  switch (card) {
    case 'wifi':
      return (
        wirelessAccessPoint && (
          <Suspense fallback={<Card className="min-h-36" />}>
            <WifiCard accessPoint={wirelessAccessPoint} />
          </Suspense>
        )
      );
    case 'late-check-out':
      return <DateProductTile type={card} stay={stay} zone={zone} />;
    case 'next-stay':
      return (
        brand.hasAccount && (
          <Suspense fallback={<Card className="min-h-40" />}>
            <BookAndSave />
          </Suspense>
        )
      );
    case 'bags':
    case 'opens-afterwards':
    case 'before-you-go':
      return (
        property && (
          <Suspense fallback={<Card className="min-h-36" />}>
            {card === 'bags' && <Bags stay={stay} property={property} />}
            {card === 'opens-afterwards' && <DoorsAfterwards stay={stay} property={property} />}
            {card === 'before-you-go' && <BeforeYouGo property={property} />}
          </Suspense>
        )
      );
  }
}
