import { MembersPart } from './members-part.tsx';

import { useSettings } from '#config/settings.ts';
import { elevatorWorksUntil } from '#domain/property/elevator-works.ts';
import type { Property } from '#domain/property/property.ts';
import { bannersOf } from '#domain/stay/banners.ts';
import { isOver } from '#domain/stay/stay-phase.ts';
import type { StayPhase } from '#domain/stay/stay-phase.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useAtTime } from '#lib/clock.ts';
import { useIsLoggedIn } from '#session/login.ts';

import { ReferralBanner } from './referral-banner.tsx';

interface StayBannersProps {
  stay: Stay;
  property: Property;
  phase: StayPhase;
}

/** What can wait until everything else is read: banners, and a member's other bookings (R2-82, R2-84, R2-151). The elevator's banner is at the top. */
export function StayBanners({ stay, property, phase }: StayBannersProps) {
  const { brand } = useSettings();
  const hasElevatorWorks = useAtTime((now) => elevatorWorksUntil(property.key, now, property.timezone) !== null);
  const isLoggedIn = useIsLoggedIn();
  const banners = bannersOf({
    isLive: !isOver(phase),
    isExpired: phase === 'expired',
    hasElevatorWorks,
    hasAccount: brand.hasAccount,
    hasReferralCode: (stay.customer?.referralCode ?? '') !== '',
    mayLackConsent: isLoggedIn,
  });
  return (
    <>
      {banners.includes('referral') && <ReferralBanner slug={stay.slug} />}
      {brand.hasAccount && isLoggedIn && (
        <MembersPart slug={stay.slug} hasRoomForConsent={banners.includes('marketing-consent')} />
      )}
    </>
  );
}
