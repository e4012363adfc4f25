import { expect, test } from 'vitest';

import { HOUR, MINUTE } from '#lib/time.ts';

import { ideaReason } from './idea-reason.ts';

// Proves R2-20.
test.each([
  ['the first morning is before the check-in, whatever the place', 'shore', 'morning', true, 'mild', 'before-check-in'],
  ['outdoors goes by the sun', 'park', 'afternoon', true, 'freezing', 'daylight'],
  ['so does a hill on a later morning', 'hill', 'morning', false, 'hot', 'daylight'],
  ['an evening outdoors has no sun to go by', 'shore', 'evening', false, 'hot', null],
  ['a market feeds a guest in the evening', 'market', 'evening', false, 'freezing', 'many-kitchens'],
  ['a street does so too', 'street', 'evening', false, 'hot', 'many-tables'],
  ['a roof is for the cold', 'gallery', 'morning', false, 'freezing', 'warm'],
  ['and for the rain', 'church', 'afternoon', false, 'cool', 'warm'],
  ['and against the heat', 'market', 'morning', false, 'hot', 'cool'],
  ['in mild weather a roof is no reason', 'gallery', 'morning', false, 'mild', null],
  ['nor where there are no averages', 'gallery', 'morning', false, undefined, null],
  ['a tower has no roof for guests', 'fortress', 'morning', false, 'freezing', null],
  ['a hall in a rock has a roof', 'rock', 'morning', false, 'freezing', 'warm'],
] as const)('%s', (_words, look, part, isFirstDay, feel, reason) => {
  expect(ideaReason({ look, part, isFirstDay, feel })).toBe(reason);
});

test.each([
  [-24 * MINUTE, null],
  [0, null],
  [24 * MINUTE, 'dark-soon'],
  [2 * HOUR, 'daylight'],
])('%i ms of light after the check-in: the reason of a walk on that afternoon is %s', (lightAfterArrivalMs, reason) => {
  const walk = { look: 'shore', part: 'afternoon', isFirstDay: true, feel: 'cool' } as const;
  expect(ideaReason({ ...walk, lightAfterArrivalMs })).toBe(reason);
});
