import { lazy, Suspense } from 'react';

import { useSettings } from '#config/settings.tsx';
import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Property } from '#domain/property/property.ts';
import { bannersOf } from '#domain/stay/banners.ts';
import { isOver } from '#domain/stay/stay-phase.ts';
import type { StayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { useIsLoggedIn } from '#session/login.ts';

import { ReferralBanner } from './referral-banner.tsx';

/** An invitation that cannot be fetched is none; only those who are logged in load it. */
const ConsentBanner = lazy(() =>
  import('./consent-banner.tsx').then(
    (file) => ({ default: file.ConsentBanner }),
    () => ({ default: () => null }),
  ),
);

interface StayBannersProps {
  stay: Stay;
  property: Property;
  phase: StayPhase;
}

/** The banners that can wait until everything else is read; the elevator's stands at the top, and an expired stay has 'Book and save' (R2-82, R2-151). */
export function StayBanners({ stay, property, phase }: StayBannersProps) {
  const { brand } = useSettings();
  const hasElevatorWorks = useAtTime((now) => elevatorWorksUntil(property.key, now, property.timezone) !== null);
  const banners = bannersOf({
    isLive: !isOver(phase),
    isExpired: phase === 'expired',
    hasElevatorWorks,
    hasAccount: brand.hasAccount,
    hasReferralCode: (stay.customer?.referralCode ?? '') !== '',
    mayLackConsent: useIsLoggedIn(),
  });
  return (
    <>
      {banners.includes('referral') && <ReferralBanner slug={stay.slug} />}
      {banners.includes('marketing-consent') && (
        <Suspense fallback={null}>
          <ConsentBanner />
        </Suspense>
      )}
    </>
  );
}
