import { expect, test } from 'vitest';

import { bannersOf } from './banners.ts';
import type { Banner, BannerFacts } from './banners.ts';

const NOTHING: BannerFacts = {
  isLive: true,
  isExpired: false,
  hasElevatorWorks: false,
  hasAccount: true,
  hasReferralCode: false,
  mayLackConsent: false,
};
const EXPIRED = { isLive: false, isExpired: true };

test.each<[string, Partial<BannerFacts>, Banner[]]>([
  ['nothing to say', {}, []],
  ['elevator works', { hasElevatorWorks: true }, ['elevator-works']],
  ['a code for friends', { hasReferralCode: true }, ['referral']],
  ['an expired stay', EXPIRED, ['book-and-save']],
  ['a login without the consent', { mayLackConsent: true }, ['marketing-consent']],
  [
    'everything at once: the first two only',
    { hasElevatorWorks: true, hasReferralCode: true, mayLackConsent: true },
    ['elevator-works', 'referral'],
  ],
  ['two of three', { hasReferralCode: true, mayLackConsent: true }, ['referral', 'marketing-consent']],
  [
    'an expired stay has no elevator and no code to share',
    { ...EXPIRED, hasElevatorWorks: true, hasReferralCode: true, mayLackConsent: true },
    ['book-and-save', 'marketing-consent'],
  ],
  ['a cancelled stay', { isLive: false, hasElevatorWorks: true, hasReferralCode: true }, []],
  [
    'white-label: the elevator and nothing about members',
    { hasAccount: false, hasElevatorWorks: true, hasReferralCode: true, mayLackConsent: true },
    ['elevator-works'],
  ],
  ['an expired stay in white-label', { ...EXPIRED, hasAccount: false }, []],
])('%s (R2-82, R2-151)', (_, facts, expected) => {
  expect(bannersOf({ ...NOTHING, ...facts })).toEqual(expected);
});
