import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { ElevatorBanner } from '#blocks/elevator-banner.tsx';
import { Failure } from '#blocks/failure.tsx';
import { LateInviteGuests } from '#blocks/late-invite-guests.tsx';
import { useStayAhead } from '#data/stay/use-stay.ts';
import { latePart } from '#lib/late-part.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { takesOrders } from '#domain/product/product-offer.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/card.tsx';
import { Columns, Page, Stack } from '#ui/page.tsx';

import { StayBanners } from './stay-banners.tsx';
import { StayDetails } from './stay-details.tsx';
import { StayHero } from './stay-hero.tsx';
import { StayTiles } from './stay-tiles.tsx';
import { Sustainability } from './sustainability.tsx';
import { WhatsNext } from './whats-next.tsx';

/** Loaded only for a stay that is over. Without this file the page fails, with its ways on. */
const StayOver = lazy(async () => ({ default: (await import('./stay-over.tsx')).StayOver }));

/** At the foot of the page, in a file that the page does not wait for. */
const ForgetStay = latePart(() => import('#blocks/forget-stay.tsx').then((file) => file.ForgetStay));

/** Below the next step, in a file that the page does not wait for. Without it the navigation leads to the extras. */
const ExtrasTeaser = latePart(() => import('./extras-teaser.tsx').then((file) => file.ExtrasTeaser));

interface StayIndexProps {
  slug: Slug;
  /** What the guest may take along of this stay, in a file that the page does not wait for. */
  takeAlong: ComponentType<{ stay: Stay; property: Property }>;
}

/** The stay at a glance: where and when, what to do next, then everything else one tap away (R2-79 to R2-88). */
export function StayIndex({ slug, takeAlong: TakeAlong }: StayIndexProps) {
  const { stay, property, zone, houseFailure } = useStayAhead(slug);
  const { t } = useLingui();
  const phase = useAtTime((now) => stayPhase(stay, now, zone));
  // Until the zone is known, only a cancelled stay is certain to be over.
  const hasEnded = property ? isOver(phase) : phase === 'cancelled';
  // A closed stay never opens again.
  const areExtrasClosed = useLocation({ select: ({ state }) => state.areExtrasClosed === true });
  const hero = (
    <>
      <StayHero stay={stay} property={property} zone={zone} />
      {houseFailure.error && <Failure {...houseFailure} />}
    </>
  );
  const around = (
    <>
      <StayDetails stay={stay} property={property} zone={zone} />
      <Sustainability stay={stay} zone={property?.timezone} />
      {property && <StayBanners stay={stay} property={property} phase={phase} />}
    </>
  );
  // Each column is read in this order on a phone.
  return (
    <Page>
      {areExtrasClosed && <Notice tone="info" role="alert" heading={t`Extras are closed for this stay`} />}
      <Columns>
        {hasEnded ? (
          <>
            <Stack>
              {hero}
              <Suspense fallback={<Card className="min-h-64" />}>
                <StayOver stay={stay} property={property} phase={phase} />
              </Suspense>
            </Stack>
            <Stack>{around}</Stack>
          </>
        ) : (
          <>
            {/* On wide screens the spans fill both columns without gaps: the picture beside the next step, the tiles
               below it. */}
            <div className="flex flex-col gap-4 wide:row-span-2 wide:gap-7">{hero}</div>
            <Stack>
              <WhatsNext stay={stay} property={property} zone={zone} />
              {property && <ElevatorBanner property={property} />}
            </Stack>
            <div className="no-print flex flex-col gap-4 wide:col-start-1 wide:row-start-3 wide:gap-7">
              <StayTiles stay={stay} property={property} zone={zone} />
              {takesOrders(stay) && property && (
                <Suspense fallback={<Card className="no-print min-h-64" />}>
                  <ExtrasTeaser stay={stay} property={property} />
                </Suspense>
              )}
              {takesOrders(stay) && <LateInviteGuests slug={slug} />}
              {property && stay.idVerificationState !== 'banned' && (
                <Suspense fallback={<Card className="min-h-48" />}>
                  <TakeAlong stay={stay} property={property} />
                </Suspense>
              )}
            </div>
            <div className="flex flex-col gap-4 wide:col-start-2 wide:row-span-3 wide:row-start-2">{around}</div>
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
