import { expect, test } from 'vitest';

import { firstSentence, joined } from './text.ts';

test.each([
  ['Breakfast is in the fridge. The shops can wait.', 'Breakfast is in the fridge.'],
  ['Not ready to leave yet? Tell us.', 'Not ready to leave yet?'],
  ['Δεν θέλετε να φύγετε ακόμα; Πείτε μας.', 'Δεν θέλετε να φύγετε ακόμα;'],
  ['Bottles of 0.5 l. Cold.', 'Bottles of 0.5 l.'],
  ['No full stop', 'No full stop'],
  ['', ''],
])('%j begins with %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

test.each([
  [['Helsinki', 'Studio'], 'Helsinki, Studio'],
  [['Helsinki', '', false, null, undefined], 'Helsinki'],
  [[], ''],
] as const)('%j in one line', (facts, line) => {
  expect(joined(facts)).toBe(line);
});
