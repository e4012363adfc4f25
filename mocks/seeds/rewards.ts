import type { Reward } from '#api/generated/model.ts';
import type { RewardType } from '#domain/account/reward.ts';

type Texts = Pick<Reward, 'name'> & { readonly content: NonNullable<Reward['content']> };

const texts = (name: string, subTitle: string, description: string, guideline: string): Texts => ({
  name,
  content: { subTitle, description, guideline },
});

/** What the server says of each reward. */
const TEXTS: Record<RewardType, Texts> = {
  'loyalty-voucher': texts(
    '€20 for your next stay',
    'A little something back',
    'Twenty euros off the next time you book with us.',
    'It is taken off by itself when you book with this e-mail address.',
  ),
  'check-in-early': texts(
    'Early check-in',
    'Drop your bags at noon',
    'Your door opens at 12:00, at no extra cost.',
    'Choose it with your stay, under Extras.',
  ),
  'check-out-late': texts(
    'Late check-out',
    'Sleep in',
    'Leave at 13:00, at no extra cost.',
    'Choose it with your stay, under Extras.',
  ),
  gym: texts(
    'Gym pass',
    'Keep moving',
    'A pass for the gym around the corner, for as long as you stay.',
    'Show the pass on your phone at the desk of the gym.',
  ),
  'exclusive-offers-access': texts(
    'Offers for members only',
    'Be there first',
    'Up to 50% off when a new house opens its doors.',
    'We write to you before everybody else hears of it.',
  ),
  'obvlo-access': texts(
    'Plan a stay',
    'Your own guide to the city',
    'Places worth your evening, chosen by people who live there.',
    'Open it from your stay, under Explore.',
  ),
  'property-unit-category-upgrade': texts(
    'A bigger apartment',
    'More room to unfold',
    'We move you up to the next larger apartment when one is free.',
    'Choose it with your stay, under Extras.',
  ),
};

/** The nights that a member of the examples has stayed: one number in every text about nights. */
export const NIGHTS_STAYED = 10;

/** An active reward; give only what differs. */
export const aReward = (type: RewardType, changes: Partial<Reward> = {}): Reward => ({
  id: `reward-${type}`,
  type,
  name: TEXTS[type].name,
  nightsUntilNextTier: 0,
  totalNightsRequired: NIGHTS_STAYED,
  reservationsUntilNextTier: 0,
  content: TEXTS[type].content,
  ...changes,
});

/** A reward that takes so many more nights and stays. */
export const rewardWith = (type: RewardType, nightsUntilNextTier: number, reservationsUntilNextTier: number): Reward =>
  aReward(type, {
    nightsUntilNextTier,
    reservationsUntilNextTier,
    totalNightsRequired: NIGHTS_STAYED + nightsUntilNextTier,
  });

/** The rewards of a member with a few stays. */
export const defaultRewards = (): Reward[] => [
  rewardWith('check-out-late', 0, 0),
  rewardWith('gym', 0, 1),
  { ...rewardWith('property-unit-category-upgrade', 5, 0), content: null },
];
