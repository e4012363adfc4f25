import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { wholeWords } from './whole-words.tsx';

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

test.each([
  ['Το check-out ολοκληρώθηκε', `Το ${whole('check-out')} ολοκληρώθηκε`],
  ['Später Check-out', `Später ${whole('Check-out')}`],
  ['Check-out: hasta mañana', `${whole('Check-out:')} hasta mañana`],
  ['Flughafen-Transfer', 'Flughafen-Transfer'],
  ['Welcome', 'Welcome'],
])('%s', (title, markup) => {
  expect(renderToStaticMarkup(<>{wholeWords(title)}</>)).toBe(markup);
});
