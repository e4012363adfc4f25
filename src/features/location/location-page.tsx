import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import KeyRound from 'lucide-react/icons/key-round';
import MapPin from 'lucide-react/icons/map-pin';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Failure, ReadableField } from '#components/failure.tsx';
import { Link } from '#components/link.tsx';
import { ElevatorBanner } from '#components/stay-notices.tsx';
import { WalkLink } from '#components/walk-link.tsx';
import { SupportChannels } from '#components/support-channels.tsx';
import { propertyQuery } from '#data/property.ts';
import { useStay } from '#data/stay/stay-queries.ts';
import { guideCodeOf } from '#domain/property/property.ts';
import type { Property } from '#domain/property/property.ts';
import type { Slug, Stay } from '#domain/stay/stay.ts';
import { addressLines, addressOf, mapHref } from '#domain/unit/unit.ts';
import type { UnitAddress } from '#domain/unit/unit.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Columns, Page, PageTitle, Stack } from '#ui/page.tsx';
import { tileClass } from '#ui/tile.tsx';

import { AccessGuide, OtherBuildings } from './access-guide.tsx';
import { AddressCard } from './address-card.tsx';
import { StreetPicture } from './building-picture.tsx';

/** Where to go, how to get in, and whom to call in front of the wrong door (R2-114, R3-34, R3-52, R3-56). */
export function LocationPage({ slug }: { slug: Slug }) {
  const { t } = useLingui();
  const { stay, property } = useStay(slug);
  const { refetch } = useSuspenseQuery(propertyQuery(stay.propertyId));
  const address = addressOf(stay.unitAddress, property);
  const guideCode = guideCodeOf(property.key);
  const hasAddress = Boolean(stay.unitAddress?.address) || !property.isAddressInvalid;
  const hasMap = hasAddress && !stay.invalidFields.includes('unit-address');
  const hasGuide = guideCode !== null;
  const ways = (
    <>
      <ToTheDoors stay={stay} />
      <AskTheWay property={property} />
    </>
  );
  return (
    <Page>
      <div>
        <div className="no-print"></div>
        <PageTitle>{t`Where to find us`}</PageTitle>
      </div>
      {/* Beside a long guide the picture of the building is taller, not what is below it. */}
      <Columns className={hasGuide ? 'wide:grid-rows-[1fr_auto]' : undefined}>
        <Stack>
          <ReadableField stay={stay} field="unit-address">
            {hasAddress ? (
              <AddressCard address={address} property={property} unit={stay.livingUnit}>
                {hasMap && (
                  <a {...toMap(address)} className={buttonClass('primary', 'grow wide:grow-0')}>
                    {t`Open in maps`}
                  </a>
                )}
              </AddressCard>
            ) : (
              <Failure error={undefined} heading={t`We could not show this part`} onRetry={() => void refetch()} />
            )}
          </ReadableField>
        </Stack>
        <Stack className={hasGuide ? 'wide:row-span-2' : undefined}>
          <ElevatorBanner property={property} />
          {guideCode !== null && <AccessGuide code={guideCode} address={address} property={property} />}
          {hasMap && property.key !== 'unknown' && <MapLink address={address} property={property} />}
          {!hasGuide && ways}
        </Stack>
        {/* With a guide they are in the column of the address. */}
        {hasGuide && <Stack>{ways}</Stack>}
      </Columns>
      {guideCode !== null && (
        <Columns className="empty:hidden">
          <OtherBuildings code={guideCode} address={address} property={property} />
        </Columns>
      )}
    </Page>
  );
}

/** People to ask, with the number in plain sight: a printed page and another phone can use it (R1-22). */
function AskTheWay({ property: { phone, whatsappNumber } }: { property: Property }) {
  const { t } = useLingui();
  if (phone === null && whatsappNumber === null) return null;
  return (
    <Card as="section" aria-labelledby="ask-title" className="print:break-inside-avoid">
      <CardHead id="ask-title" title={t`Can't find the door?`} />
      {phone !== null && (
        <p translate="no" className="text-lead font-semibold tabular-nums">
          {phone}
        </p>
      )}
      <div className="no-print">
        <SupportChannels phone={phone} whatsappNumber={whatsappNumber} />
      </div>
    </Card>
  );
}

const toMap = (address: UnitAddress) =>
  ({ href: mapHref(address), target: '_blank', rel: 'noopener noreferrer' }) as const;

interface MapLinkProps {
  address: UnitAddress;
  property: Property;
}

/** The address in the app for maps where there is one (R3-33), below a sketch of its street. Not on a phone. */
function MapLink({ address, property }: MapLinkProps) {
  const { t } = useLingui();
  const [street, town] = addressLines(address);
  return (
    <a {...toMap(address)} className={tileClass('no-print hidden grow overflow-hidden wide:flex')}>
      <div className="-mx-4 -mt-4 mb-2 h-38 grow border-b border-line bg-tint wide:-mx-6">
        <StreetPicture address={address} property={property} />
      </div>
      <Row
        icon={MapPin}
        title={
          <>
            <span className="sr-only">{`${t`Open in maps`} `}</span>
            <span translate="no">{street}</span>
          </>
        }
      >
        <span translate="no">{town}</span>
      </Row>
    </a>
  );
}

/** From the street to the doors: all of them, or one after the other. */
function ToTheDoors({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  return (
    <Card className="no-print">
      <Link to="/stay/access" search={{ slug: stay.slug }} className="-m-2 rounded-tile p-2 hover:bg-paper">
        <Row icon={KeyRound} title={t`Getting in`}>{t`Codes and doors, step by step`}</Row>
      </Link>
      <WalkLink stay={stay} look="quiet" />
    </Card>
  );
}

const Row = ({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) => (
  <span className="my-auto flex items-center gap-4">
    <Icon aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
    <span className="flex min-w-0 grow flex-col gap-1">
      <span className="self-start text-lead leading-tight font-semibold">{title}</span>
      <span className="text-body leading-snug text-soft">{children}</span>
    </span>
    <ChevronRight aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
  </span>
);
