import { expect, test } from 'vitest';

import { doorAndRoom } from './guide.ts';

test.each([
  [
    'Your number is on the door. The door locks by itself. The dial is under the window.',
    ['Your number is on the door. The door locks by itself.', 'The dial is under the window.'],
  ],
  [
    'Døren låser selv. Der skal være ro fra kl. 22.00 til 7.00.',
    ['Døren låser selv.', 'Der skal være ro fra kl. 22.00 til 7.00.'],
  ],
  ['Η πόρτα κλειδώνει μόνη της. Ο διακόπτης είναι δίπλα.', ['Η πόρτα κλειδώνει μόνη της.', 'Ο διακόπτης είναι δίπλα.']],
  ['One sentence.', ['One sentence.', '']],
])('%s', (text, parts) => {
  expect(doorAndRoom(text)).toEqual(parts);
});
