/** What a stay's page may have to say beside the stay itself. */
export type Banner = 'elevator-works' | 'referral' | 'book-and-save' | 'marketing-consent';

/** What decides about the banners. */
export interface BannerFacts {
  /** Neither cancelled nor expired. */
  readonly isLive: boolean;
  readonly isExpired: boolean;
  readonly hasElevatorWorks: boolean;
  /** The brand has members. */
  readonly hasAccount: boolean;
  readonly hasReferralCode: boolean;
  /** A member is logged in whose consent may be missing. */
  readonly mayLackConsent: boolean;
}

const MAX_BANNERS = 2;

/** The banners in their order, two at most (R2-151). */
export function bannersOf(facts: BannerFacts): Banner[] {
  const { isLive, isExpired, hasElevatorWorks, hasAccount, hasReferralCode, mayLackConsent } = facts;
  const wanted: Record<Banner, boolean> = {
    'elevator-works': isLive && hasElevatorWorks,
    referral: isLive && hasAccount && hasReferralCode,
    'book-and-save': isExpired && hasAccount,
    'marketing-consent': hasAccount && mayLackConsent,
  };
  const order = ['elevator-works', 'referral', 'book-and-save', 'marketing-consent'] as const;
  return order.filter((banner) => wanted[banner]).slice(0, MAX_BANNERS);
}
