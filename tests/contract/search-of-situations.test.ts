import { describe, expect, test } from 'vitest';

import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { searchOf } from '#mocks/tester-page/search.ts';

const find = searchOf(scenarios);

/** What a tester types first, and the scenario that Enter opens. */
const FIRST = [
  ['code payment', 'stay-before-arrival-unpaid-keys'],
  ['code only after payment', 'stay-before-arrival-unpaid-keys'],
  ['unpaid', 'stay-before-arrival-unpaid-keys'],
  ['not paid', 'stay-before-arrival-unpaid-keys'],
  ['code not paid', 'stay-before-arrival-unpaid-keys'],
  ['order fails after commit', 'order-answer-lost'],
  ['order commit', 'order-answer-lost'],
  ['order answer lost', 'order-answer-lost'],
  ['key expires in two minutes', 'keys-expire-soon'],
  ['key 2 minutes', 'keys-expire-soon'],
  ['key expired', 'keys-expired'],
  ['token runs out', 'token-expiring'],
  ['member token', 'token-expiring'],
  ['session expired', 'token-expired'],
  ['key 2min', 'keys-expire-soon'],
  ['session timeout', 'token-expiring'],
  ['auth expired', 'token-expired'],
  ['unauthorized', 'token-rejected'],
  ['logged out', 'token-rejected'],
  ['banned guest', 'id-verification-banned'],
  ['blacklisted guest', 'id-verification-banned'],
  ['forbidden guest', 'id-verification-banned'],
  ['daylight saving', 'clocks-go-forward'],
  ['ban', 'id-verification-banned'],
  ['clock change', 'clocks-go-forward'],
  ['dst', 'clocks-go-forward'],
  ['summer time', 'clocks-go-forward'],
  ['wifi', 'wifi-and-doors'],
  ['card declined', 'card-declined'],
  ['card refused', 'card-declined'],
  ['server error', 'server-error'],
  ['offline', 'network-down'],
  ['captcha', 'challenge-fails'],
  ['captive portal', 'malformed-response'],
  ['payment overdue', 'stay-before-arrival-unpaid-keys'],
  ['lift', 'elevator-call'],
  ['free cleaning', 'cleaning-free'],
  ['early check in', 'early-available'],
  ['keys-expired', 'keys-expired'],
  ['R4-50', 'keys-not-available-yet'],
] as const;

describe('the search of situations', () => {
  test.each(FIRST)('finds for "%s" first %s', (words, name) => {
    expect(find(words).all[0]?.name).toBe(name);
  });

  test('finds each situation by its name and by its title, first', () => {
    const lost = scenarios.filter(({ name, title }) =>
      [name, title].some((words) => find(words).all[0]?.name !== name),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test('finds all situations that serve a requirement, and all without words', () => {
    const serving = scenarios.filter(({ serves }) => serves.includes('R4-49')).map(({ name }) => name);
    expect(find('r4-49').all.map(({ name }) => name)).toEqual(serving);
    expect(find(' ').all).toHaveLength(scenarios.length);
  });

  test('says when none has every word, and gives those with the most', () => {
    expect(find('paymnet code')).toMatchObject({ isWhole: false });
    expect(find('paymnet code').all[0]?.title).toMatch(/code/i);
    expect(find('xyzzy')).toEqual({ all: [], isWhole: false });
  });
});
