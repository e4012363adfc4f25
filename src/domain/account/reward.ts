import type { Reward as RewardDto } from '#api/generated/model.ts';

import { oneOfOr, optionalText } from '#lib/wire.ts';

export const REWARD_TYPES = [
  'loyalty-voucher',
  'check-in-early',
  'check-out-late',
  'gym',
  'exclusive-offers-access',
  'obvlo-access',
  'property-unit-category-upgrade',
] as const;

/** What a reward is (R3-107). */
export type RewardType = (typeof REWARD_TYPES)[number];

/** Active: available now. Upcoming: available with the next stay. Both are unlocked (R4-34 to R4-37). */
export type RewardStatus = 'active' | 'upcoming' | 'inactive';

/** A reward that a member has or can reach (R3-105). */
export interface Reward {
  readonly id: string;
  readonly type: RewardType;
  readonly name: string;
  readonly nightsUntilNextTier: number;
  readonly totalNightsRequired: number;
  readonly reservationsUntilNextTier: number;
  /** Null for a text that the server does not send (R3-106). */
  readonly content: Readonly<Record<'subTitle' | 'description' | 'guideline', string | null>>;
  readonly status: RewardStatus;
}

type Left = Pick<Reward, 'nightsUntilNextTier' | 'reservationsUntilNextTier'>;

/** The status of a reward, by what the member still needs for it (R4-34 to R4-36). */
export function rewardStatus({ nightsUntilNextTier, reservationsUntilNextTier }: Left): RewardStatus {
  if (nightsUntilNextTier !== 0 || reservationsUntilNextTier > 1) return 'inactive';
  return reservationsUntilNextTier === 0 ? 'active' : 'upcoming';
}

/** Whether the member has earned it, even if only for the next stay (R4-37). */
export const isUnlocked = ({ status }: Pick<Reward, 'status'>): boolean => status !== 'inactive';

/** The nights stayed towards a reward, out of the total required. */
export const nightsTowards = ({ nightsUntilNextTier, totalNightsRequired }: Reward): number =>
  Math.max(0, totalNightsRequired - nightsUntilNextTier);

const left = ({ nightsUntilNextTier, reservationsUntilNextTier }: Left): number =>
  nightsUntilNextTier + reservationsUntilNextTier;

/** Rewards of known types (R3-108), nearest first; equally near ones keep the server's order (R4-38, R4-48). */
export const rewardsFromDto = (dtos: readonly RewardDto[]): Reward[] =>
  dtos.flatMap((dto) => rewardFromDto(dto) ?? []).toSorted((a, b) => left(a) - left(b));

function rewardFromDto(dto: RewardDto): Reward | undefined {
  const type = oneOfOr(REWARD_TYPES, dto.type, undefined);
  if (type === undefined) return undefined;
  const { id, name, nightsUntilNextTier, totalNightsRequired, reservationsUntilNextTier, content } = dto;
  return {
    id,
    type,
    name,
    nightsUntilNextTier,
    totalNightsRequired,
    reservationsUntilNextTier,
    content: {
      subTitle: optionalText(content?.subTitle),
      description: optionalText(content?.description),
      guideline: optionalText(content?.guideline),
    },
    status: rewardStatus(dto),
  };
}

/** The rewards that the account page shows: some unlocked ones, and the nearest locked one. */
export function rewardsPreview(
  rewards: readonly Reward[],
  most: number,
): { unlocked: readonly Reward[]; next: Reward | undefined } {
  return {
    unlocked: rewards.filter(isUnlocked).slice(0, most),
    next: rewards.find((reward) => !isUnlocked(reward)),
  };
}
