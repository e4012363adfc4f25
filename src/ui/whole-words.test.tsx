import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { wholeWords } from './whole-words.tsx';

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

test.each([
  ['Το check-out ολοκληρώθηκε', `Το ${whole('check-out')} ολοκληρώθηκε`],
  ['Später Check-out', `Später ${whole('Check-out')}`],
  ['Check-out: hasta mañana', `${whole('Check-out:')} hasta mañana`],
  ['sich am Fr., 27. Nov., 15:00', `sich am Fr., ${whole('27.\nNov.,')} 15:00`],
  ['Παρ 27 Νοε', `Παρ ${whole('27\nΝοε')}`],
  ['Welcome', 'Welcome'],
  // As wide as a narrow phone: it may break.
  ['Ihre Bestätigungs-E-Mail', 'Ihre Bestätigungs-E-Mail'],
])('%s', (title, markup) => {
  expect(renderToStaticMarkup(<>{wholeWords(title)}</>)).toBe(markup);
});
