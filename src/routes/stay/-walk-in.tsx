import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { useStayBeforeProperty } from '#data/stay/stay-queries.ts';
import { asWalkStep } from '#domain/access/doors.ts';
import { guideCodeOf } from '#domain/property/property.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { addressOf } from '#domain/unit/unit.ts';
import { WalkIn } from '#features/access/walk/walk-in.tsx';
import type { WalkInProps } from '#features/access/walk/walk-in.tsx';
import { guideQuery, useGuideTexts } from '#features/location/use-guide.ts';
import { certainBuilding } from '#features/location/guides/guide.ts';
import { InstallOffer } from '#features/notices/install-offer.tsx';
import { installHere } from '#pwa/install.ts';
import type { Install } from '#pwa/install.ts';

/** The walk in, shown over the page of the doors at the step in the address. */
export function WalkInPage({ slug, walk }: { slug: Slug; walk: string }) {
  const { stay, property, zone } = useStayBeforeProperty(slug);
  const navigate = useNavigate();
  const onStep = useCallback(
    (next: number | undefined) =>
      void navigate({ to: '/stay/access', search: { slug, walk: next?.toString() }, resetScroll: false }),
    [navigate, slug],
  );
  const step = asWalkStep(walk);
  useEffect(() => {
    if (step === undefined) onStep(undefined);
  }, [step, onStep]);
  return step !== undefined && <GuidedWalkIn stay={stay} property={property} zone={zone} step={step} onStep={onStep} />;
}

/** The walk in with the building's guide; offers to install the app at its end. */
export function GuidedWalkIn(props: Omit<WalkInProps, 'guide' | 'offer'>) {
  const { stay, property } = props;
  const address = property && addressOf(stay.unitAddress, property);
  const code = property ? guideCodeOf(property.key) : null;
  const { data: guide, isPending } = useQuery(guideQuery(code));
  const textsOf = useGuideTexts();
  // Waits for the guide, because replacing pictures would be more confusing than a short delay.
  if (code !== null && isPending) return null;
  const building = guide && address && certainBuilding(guide, address.address);
  return (
    <WalkIn
      {...props}
      guide={building && { texts: textsOf(building), look: building.look, number: building.number }}
      offer={<OfferHere />}
    />
  );
}

function OfferHere(): ReactNode {
  const install = useSyncExternalStore(installHere.subscribe, installHere.read);
  return install && <Offer install={install} />;
}

function Offer({ install }: { install: Install }): ReactNode {
  const way = useSyncExternalStore(install.subscribe, install.readInside);
  return way !== null && <InstallOffer install={install} way={way} />;
}
