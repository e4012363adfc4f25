import { BedDouble, Compass, Dumbbell, MoonStar, Sparkles, Sunrise, Ticket } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import type { RewardType } from '#domain/account/reward.ts';

/** A sign for each kind of reward (R3-107). */
export const REWARD_ICONS: Record<RewardType, LucideIcon> = {
  'loyalty-voucher': Ticket,
  'check-in-early': Sunrise,
  'check-out-late': MoonStar,
  gym: Dumbbell,
  'exclusive-offers-access': Sparkles,
  'obvlo-access': Compass,
  'property-unit-category-upgrade': BedDouble,
};
