import { lazy, Suspense } from 'react';

import { ElevatorBanner } from '#blocks/elevator-banner.tsx';
import { InviteGuests } from '#blocks/invite-guests.tsx';
import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { takesOrders } from '#domain/product/product-offer.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { useAtTime } from '#lib/clock.ts';
import { Columns, Page, Stack } from '#ui/page.tsx';

import { ExtrasTeaser } from './extras-teaser.tsx';
import { StayBanners } from './stay-banners.tsx';
import { StayDetails } from './stay-details.tsx';
import { StayHero } from './stay-hero.tsx';
import { StayOver } from './stay-over.tsx';
import { StayTiles } from './stay-tiles.tsx';
import { Sustainability } from './sustainability.tsx';
import { WhatsNext } from './whats-next.tsx';

/** At the foot of the page, in a file that the page does not wait for. */
const ForgetStay = lazy(() =>
  import('#blocks/forget-stay.tsx').then(
    (file) => ({ default: file.ForgetStay }),
    () => ({ default: () => null }),
  ),
);

/** The stay at a glance: where and when, what to do next, then everything else one tap away (R2-79 to R2-88). */
export function StayIndex({ slug }: { slug: Slug }) {
  const { stay, property, zone } = useStay(slug);
  const phase = useAtTime((now) => stayPhase(stay, now, zone));
  const hero = <StayHero stay={stay} property={property} />;
  const around = (
    <>
      <StayDetails stay={stay} property={property} />
      <Sustainability stay={stay} zone={zone} />
      <StayBanners stay={stay} property={property} phase={phase} />
    </>
  );
  // Each column is read in this order on a phone.
  return (
    <Page>
      <Columns>
        {isOver(phase) ? (
          <>
            <Stack>
              {hero}
              <StayOver stay={stay} property={property} phase={phase} />
            </Stack>
            <Stack>{around}</Stack>
          </>
        ) : (
          <>
            {/* On wide screens the spans let both columns fill up without gaps: the picture beside the next step, the
                tiles under the picture. */}
            <div className="wide:row-span-2">{hero}</div>
            <Stack>
              <WhatsNext stay={stay} property={property} />
              <ElevatorBanner property={property} />
            </Stack>
            <div className="no-print flex flex-col gap-4 wide:col-start-1 wide:row-start-3 wide:gap-7">
              <StayTiles stay={stay} property={property} />
              {takesOrders(stay) && <ExtrasTeaser stay={stay} property={property} />}
              <InviteGuests slug={slug} />
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
