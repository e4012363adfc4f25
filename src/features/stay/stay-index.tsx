import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { ElevatorBanner } from '#components/elevator-banner.tsx';
import { Failure } from '#components/failure.tsx';
import { InviteGuests, LateInviteGuests } from '#components/late-invite-guests.tsx';
import { prepareScene } from '#components/property-scene.tsx';
import { useSettings } from '#config/settings.ts';
import { useStayBeforeProperty } from '#data/stay/stay-queries.ts';
import { loadCatalog } from '#i18n/activate.ts';
import { latePart } from '#lib/late-part.ts';
import type { Property } from '#domain/property/property.ts';
import { compositionOf } from '#domain/stay/composition.ts';
import type { StayCard } from '#domain/stay/composition.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { stayHour, isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import type { StayHour } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { clock, useAtTime } from '#lib/clock.ts';
import { cx } from '#lib/cx.ts';
import { Card } from '#ui/card.tsx';
import { CardPending, Lines } from '#ui/skeleton.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { Halves, Page } from '#ui/page.tsx';

import { CardOf, WifiCard } from './card-of.tsx';
import { StayHero } from './stay-hero.tsx';
import { ProductTile, StayTiles } from './stay-tiles.tsx';
import type { StayParts } from './stay-parts.ts';
import { WhatsNext } from './whats-next.tsx';

/** Loaded only for a stay that is over. Without this file the page fails, with its ways on. */
const StayOver = lazy(() =>
  Promise.all([import('./stay-over.tsx'), loadCatalog('offline')]).then(([file]) => ({ default: file.StayOver })),
);

/** At the foot of the page, in a file that the page does not wait for. */
const ForgetStay = latePart(() =>
  Promise.all([import('#components/later/forget-stay.tsx'), loadCatalog('offline')]).then(([file]) => file.ForgetStay),
);

/** Below the next step, in a file that the page does not wait for. Without it the navigation leads to the extras. */
const ExtrasTeaser = latePart(() => import('./later/extras-teaser.tsx').then((file) => file.ExtrasTeaser));

/** The booking and what is around it, in a file that the page does not wait for. */
const AroundStay = latePart(() =>
  Promise.all([import('./later/around/around-stay.tsx'), loadCatalog('offline')]).then(([file]) => file.AroundStay),
);

/** On the day of arrival the building is drawn in place of its city. */
const houseAt = (hour: StayHour, { house }: StayParts) => (hour === 'arrival-day' ? house : undefined);

/** Loads the picture of a stay and what is below its top: the page then renders once. */
export async function prepareStay(stay: Stay, property: Property | undefined, parts: StayParts): Promise<void> {
  const house = property && houseAt(stayHour(stay, clock.read(), property.timezone), parts);
  const picture = house?.prepare() ?? (property && prepareScene(property.city));
  const below = [WifiCard, ProductTile, ExtrasTeaser, InviteGuests, parts.takeAlong, AroundStay, ForgetStay];
  await Promise.all([picture, ...below.map((part) => part.prepare())]);
}

interface StayIndexProps {
  slug: Slug;
  parts: StayParts;
}

/**
 * The stay at a glance, composed for its hour: where and when, what is next, then all else (R2-79 to R2-88, R2-166).
 */
export function StayIndex({ slug, parts }: StayIndexProps) {
  const { stay, property, zone, houseFailure } = useStayBeforeProperty(slug);
  const { t } = useLingui();
  const { brand } = useSettings();
  const phase = useAtTime((now) => stayPhase(stay, now, zone));
  const composition = useAtTime((now) => compositionOf(stay, now, zone));
  const { hour, largest, beside, tiles, below } = composition;
  const { takeAlong: TakeAlong } = parts;
  // A press on the booking counts also before its file has come.
  const [isBookingOpen, openBooking] = useState(false);
  // Until the zone is known, only a cancelled stay is certain to be over.
  const hasEnded = property ? isOver(phase) : phase === 'cancelled';
  // A closed stay never opens again.
  const areExtrasClosed = useLocation({ select: ({ state }) => state.areExtrasClosed === true });
  // Two rows: the city beside the end of the stay, what was left behind beside the emissions.
  const savesAgain = phase === 'expired' && brand.hasAccount;
  const hero = (
    <StayHero
      stay={stay}
      property={property}
      isHouseAwaited={property === undefined && houseFailure.error === null}
      zone={zone}
      house={houseAt(hour, parts)}
    />
  );
  const failure = houseFailure.error && <Failure {...houseFailure} />;
  const isKey = largest === 'key';
  const isNear = (card: StayCard) => isKey || card === 'late-check-out' || card === 'opens-afterwards';
  // The key, and what leaving means, are taller than the city: the tiles fill its column.
  const isTall = isKey || beside.some(isNear);
  const cardOf = (card: StayCard) => (
    <CardOf key={card} card={card} stay={stay} property={property} zone={zone} parts={parts} />
  );
  const shownTiles = <StayTiles tiles={tiles} isWhole={!isTall} stay={stay} property={property} zone={zone} />;
  const emissions = (
    <CardPending title={t`The emissions of your stay are 100 percent offset`} lines={2} className="bg-tint" />
  );
  const around = (
    <AroundStay
      stay={stay}
      property={property}
      zone={zone}
      phase={phase}
      isEmissionsFirst={savesAgain}
      isBookingOpen={isBookingOpen}
      fallback={
        <>
          {savesAgain && emissions}
          <Card aria-busy className="whole col-span-full">
            <div className="-my-2">
              <Disclosure label={<h2>{t`Your booking`}</h2>} onToggle={openBooking}>
                <Lines count={6} />
              </Disclosure>
            </div>
          </Card>
          {!savesAgain && phase !== 'cancelled' && emissions}
        </>
      }
    />
  );
  // The order is that of a phone.
  return (
    <Page isTop>
      {areExtrasClosed && <Notice tone="info" role="alert" heading={t`Extras are closed for this stay`} />}
      {hasEnded ? (
        <div className="rows">
          <Halves>
            {hero}
            <Suspense
              fallback={
                <>
                  <CardPending
                    title={phase === 'expired' ? t`Your stay is over` : t`This stay is cancelled`}
                    lines={3}
                    hasButton
                    className="min-h-96"
                  />
                  {savesAgain && <CardPending lines={2} hasButton />}
                </>
              }
            >
              <StayOver stay={stay} property={property} phase={phase} />
            </Suspense>
            {savesAgain && around}
          </Halves>
          {failure}
          {!savesAgain && around}
        </div>
      ) : (
        <div data-stacked="" className="rows">
          <Halves>
            {hero}
            <div data-stacked="" className={cx('flex min-w-0 flex-col gap-4 wide:gap-6', isTall && 'wide:row-span-2')}>
              <WhatsNext
                stay={stay}
                property={property}
                zone={zone}
                composition={composition}
                nextKey={parts.nextKey}
              />
              {property && <ElevatorBanner property={property} />}
              {beside.filter(isNear).map(cardOf)}
            </div>
            {isTall && shownTiles}
          </Halves>
          {failure}
          {beside.filter((card) => !isNear(card)).map(cardOf)}
          {!isTall && shownTiles}
          {below.includes('extras') && property && (
            <ExtrasTeaser
              stay={stay}
              property={property}
              tiles={tiles}
              isAhead={hour === 'before'}
              fallback={<CardPending title={t`Make it yours`} lines={4} className="whole no-print" />}
            />
          )}
          {below.includes('invite') && <LateInviteGuests slug={slug} />}
          {property && below.includes('take-along') && (
            <div className="no-print grid empty:hidden">
              <TakeAlong stay={stay} property={property} fallback={<CardPending lines={2} hasButton />} />
            </div>
          )}
          {around}
        </div>
      )}
      <div className="no-print">
        <ForgetStay fallback={<div className="min-h-11" />} />
      </div>
    </Page>
  );
}
