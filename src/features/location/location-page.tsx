import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, KeyRound } from 'lucide-react';

import { BackToStay } from '#blocks/back-links.tsx';
import { ElevatorBanner } from '#blocks/elevator-banner.tsx';
import { Failure } from '#blocks/failure.tsx';
import { ReadablePart } from '#blocks/readable-part.tsx';
import { SupportChannels } from '#blocks/support-channels.tsx';
import { propertyQuery } from '#data/property/property-queries.ts';
import { useStay } from '#data/stay/use-stay.ts';
import { guideCodeOf } from '#domain/property/guide-code.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { addressOf } from '#domain/unit/unit-address.ts';
import { CardHead } from '#ui/card-head.tsx';
import { Card } from '#ui/card.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { TileBody, tileClass } from '#ui/tile.tsx';

import { AccessGuide } from './access-guide.tsx';
import { AddressCard } from './address-card.tsx';

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

/** People to ask, with the number in plain sight: a printed page and another phone can use it (R1-22). */
function AskTheWay({ house: { phone, whatsappNumber } }: { house: Property }) {
  const { t } = useLingui();
  if (phone === null && whatsappNumber === null) return null;
  return (
    <Card as="section" aria-labelledby="ask-title" className="print:break-inside-avoid">
      <CardHead id="ask-title" title={t`Can't find the door?`} />
      {phone !== null && <p className="text-lead font-semibold tabular-nums">{phone}</p>}
      <div className="no-print">
        <SupportChannels phone={phone} whatsappNumber={whatsappNumber} />
      </div>
    </Card>
  );
}

/** From the street to the doors. */
function DoorsLink({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  return (
    <Link to="/stay/access" search={{ slug }} className={tileClass('no-print')}>
      <span className="my-auto flex items-center gap-4">
        <KeyRound aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
        <span className="flex min-w-0 grow flex-col gap-1">
          <TileBody title={t`Getting in`}>{t`Codes and doors, in walking order`}</TileBody>
        </span>
        <ChevronRight aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
      </span>
    </Link>
  );
}
