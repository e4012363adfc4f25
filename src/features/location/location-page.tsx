import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';

import { BackToStay } from '#blocks/back-links.tsx';
import { ElevatorBanner } from '#blocks/elevator-banner.tsx';
import { Failure } from '#blocks/failure.tsx';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { propertyQuery } from '#data/property/property-queries.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { guideCodeOf } from '#domain/property/guide-code.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { addressOf } from '#domain/unit/unit-address.ts';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';

import { AccessGuide } from './access-guide.tsx';
import { AddressCard } from './address-card.tsx';
import { AskTheWay } from './ask-the-way.tsx';
import { DoorsLink } from './doors-link.tsx';

/** Where to go, how to get in, and whom to call in front of the wrong door (R2-114, R3-34, R3-52, R3-56). */
export function LocationPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const { refetch } = useSuspenseQuery(propertyQuery(stay.propertyId));
  const address = addressOf(stay.unitAddress, property);
  const guideCode = guideCodeOf(property.key);
  return (
    <Page>
      <div>
        <div className="no-print">
          <BackToStay slug={slug} />
        </div>
        <PageTitle>{t`Where to find us`}</PageTitle>
      </div>
      <Columns>
        {/* On a wide and high screen the address stays in sight while the guide scrolls. */}
        <div className="min-w-0 wide:[@media(min-height:46rem)]:sticky wide:[@media(min-height:46rem)]:top-8">
          <Stack>
            <ReadablePart stay={stay} part="unit-address">
              {stay.unitAddress === null && property.isAddressUnreadable ? (
                <Failure error={undefined} heading={t`We could not show this part`} onRetry={() => void refetch()} />
              ) : (
                <AddressCard address={address} house={property} unit={stay.livingUnit} />
              )}
            </ReadablePart>
            <DoorsLink slug={slug} />
          </Stack>
        </div>
        <Stack>
          <ElevatorBanner property={property} />
          {guideCode !== null && <AccessGuide code={guideCode} address={address} house={property} />}
          <AskTheWay house={property} />
        </Stack>
      </Columns>
    </Page>
  );
}
