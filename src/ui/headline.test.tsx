import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { headlineShare, wholeWords } from './headline.tsx';

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;
const rest = (words: string) => `<span>${words}</span>`;

test.each([
  ['Το check-out ολοκληρώθηκε', `${rest('Το ')}${whole('check-out')}${rest(' ολοκληρώθηκε')}`],
  ['Später Check-out', `${rest('Später ')}${whole('Check-out')}`],
  ['Check-out: hasta mañana', `${whole('Check-out:')}${rest(' hasta mañana')}`],
  ['Flughafen-Transfer', 'Flughafen-Transfer'],
  ['Welcome', 'Welcome'],
])('%s', (title, markup) => {
  expect(renderToStaticMarkup(<>{wholeWords(title)}</>)).toBe(markup);
});

test.each([
  ['Your door opens after payment', 1],
  ['Ihre Tür öffnet um 15:00 Uhr (noch 6 Std. 30 Min.)', 0.75],
  ['Your door opens at 15:00, in 6 hr 30 min', 0.9],
  ['Η πόρτα σας ανοίγει στις 15:00, σε 6 ώρες και 30 λεπτά', 0.75],
  ['', 1],
])('%s: %d of the full size', (text, share) => {
  expect(headlineShare(text)).toBeCloseTo(share, 2);
});
