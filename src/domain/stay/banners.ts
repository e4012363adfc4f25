/** Additional messages on the page of a stay. */
export type Banner = 'elevator-works' | 'referral' | 'book-and-save' | 'marketing-consent';

/** What decides which banners are shown. */
export interface BannerFacts {
  /** Neither cancelled nor expired. */
  readonly isLive: boolean;
  readonly isExpired: boolean;
  readonly hasElevatorWorks: boolean;
  /** Whether the brand has a members' programme. */
  readonly hasAccount: boolean;
  readonly hasReferralCode: boolean;
  /** Whether a member without known consent is logged in. */
  readonly mayLackConsent: boolean;
}

const MAX_BANNERS = 2;

/** The banners in order, at most two (R2-151). */
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
