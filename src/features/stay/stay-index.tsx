import { useStay } from '#data/stay/use-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { isOver, stayPhase } from '#domain/stay/stay-phase.ts';
import { useNow } from '#lib/clock.ts';
import { Columns, Page, Stack } from '#ui/page.tsx';

import { ElevatorBanner } from './elevator-banner.tsx';
import { StayDetails } from './stay-details.tsx';
import { StayHero } from './stay-hero.tsx';
import { StayOver } from './stay-over.tsx';
import { StayTiles } from './stay-tiles.tsx';
import { Sustainability } from './sustainability.tsx';
import { WhatsNext } from './whats-next.tsx';

/** The stay at a glance: where and when, what to do next, then everything else one tap away (R2-79 to R2-88). */
export function StayIndex({ slug }: { slug: Slug }) {
  const { stay, property, zone } = useStay(slug);
  const phase = stayPhase(stay, useNow(), zone);
  return (
    <Page>
      <Columns>
        <Stack>
          <StayHero stay={stay} property={property} />
          {!isOver(phase) && <StayTiles stay={stay} property={property} />}
        </Stack>
        <Stack>
          {isOver(phase) ? (
            <StayOver stay={stay} property={property} phase={phase} />
          ) : (
            <>
              <WhatsNext stay={stay} property={property} />
              <ElevatorBanner property={property} />
            </>
          )}
          <StayDetails stay={stay} property={property} />
          <Sustainability stay={stay} zone={zone} />
        </Stack>
      </Columns>
    </Page>
  );
}
