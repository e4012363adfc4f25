import { describe, expect, test } from 'vitest';

import type { Reward as RewardDto } from '#api/generated/model.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import { isUnlocked, nightsTowards, REWARD_TYPES, rewardsFromDto, rewardsPreview, rewardStatus } from './reward.ts';

const dto = (changes: Partial<RewardDto> = {}): RewardDto => ({
  id: 'reward-1',
  type: 'gym',
  name: 'Gym pass',
  nightsUntilNextTier: 0,
  totalNightsRequired: 5,
  reservationsUntilNextTier: 0,
  content: { subTitle: 'Move', description: 'A day at the gym.', guideline: 'Show this.' },
  ...changes,
});
const leftOf = (id: string, nightsUntilNextTier: number, reservationsUntilNextTier: number) =>
  dto({ id, nightsUntilNextTier, reservationsUntilNextTier });
const ids = (dtos: readonly RewardDto[]) => rewardsFromDto(dtos).map(({ id }) => id);

describe('the status (R4-34 to R4-37)', () => {
  test.each([
    [0, 0, 'active', true],
    [0, 1, 'upcoming', true],
    [0, 2, 'inactive', false],
    [1, 0, 'inactive', false],
    [3, 0, 'inactive', false],
    [1, 1, 'inactive', false],
  ] as const)(
    '%i nights and %i stays left: %s, unlocked %s',
    (nightsUntilNextTier, reservationsUntilNextTier, status, unlocked) => {
      expect(rewardStatus({ nightsUntilNextTier, reservationsUntilNextTier })).toBe(status);
      expect(isUnlocked({ status })).toBe(unlocked);
    },
  );
});

describe('the list', () => {
  test('sums 4, 0, 1 stand as 0, 1, 4 (R4-38)', () => {
    expect(ids([leftOf('four', 3, 1), leftOf('none', 0, 0), leftOf('one', 0, 1)])).toEqual(['none', 'one', 'four']);
  });

  test('equal sums keep the order of the server (R4-48)', () => {
    expect(ids([leftOf('b', 1, 1), leftOf('a', 2, 0), leftOf('c', 0, 2), leftOf('first', 1, 0)])).toEqual([
      'first',
      'b',
      'a',
      'c',
    ]);
  });

  test('the seven types are kept, any other is dropped (R3-107, R3-108)', () => {
    const types = [...REWARD_TYPES, 'helicopter', 'Gym', ''];
    expect(rewardsFromDto(types.map((type) => dto({ id: type, type }))).map(({ type }) => type)).toEqual(REWARD_TYPES);
  });

  test('all fields, with the status (R3-105)', () => {
    expect(rewardsFromDto([dto({ nightsUntilNextTier: 2 })])).toEqual([
      {
        id: 'reward-1',
        type: 'gym',
        name: 'Gym pass',
        nightsUntilNextTier: 2,
        totalNightsRequired: 5,
        reservationsUntilNextTier: 0,
        content: { subTitle: 'Move', description: 'A day at the gym.', guideline: 'Show this.' },
        status: 'inactive',
      },
    ]);
  });

  test.each([
    ['no content', null],
    ['empty content', { subTitle: null, description: null, guideline: null }],
  ])('%s: no texts (R3-106)', (_name, content) => {
    expect(rewardsFromDto([dto({ content })])[0]?.content).toEqual({
      subTitle: null,
      description: null,
      guideline: null,
    });
  });

  test('whatever the server sends, the sums only grow', () => {
    const left = fc.record({ nights: fc.nat(50), stays: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(left), (all) => {
        const sums = rewardsFromDto(all.map(({ nights, stays }, index) => leftOf(`r${index}`, nights, stays))).map(
          (reward) => reward.nightsUntilNextTier + reward.reservationsUntilNextTier,
        );
        expect(sums).toEqual(sums.toSorted((a, b) => a - b));
      }),
    );
  });
});

test.each([
  [5, 15, 10],
  [0, 15, 15],
  [20, 15, 0],
  [0, 0, 0],
])('%i nights left of %i: %i on the way', (nightsUntilNextTier, totalNightsRequired, expected) => {
  const [reward] = rewardsFromDto([dto({ nightsUntilNextTier, totalNightsRequired })]);
  expect(reward && nightsTowards(reward)).toBe(expected);
});

test('the preview has a number of unlocked rewards and the nearest locked one', () => {
  const rewards = rewardsFromDto([
    leftOf('far', 9, 0),
    leftOf('near', 1, 0),
    leftOf('a', 0, 0),
    leftOf('b', 0, 1),
    leftOf('c', 0, 0),
  ]);
  const { unlocked, next } = rewardsPreview(rewards, 2);
  expect([unlocked.map(({ id }) => id), next?.id]).toEqual([['a', 'c'], 'near']);
  expect(rewardsPreview([], 2)).toEqual({ unlocked: [], next: undefined });
});
