import { expect, test } from 'vitest';

import { plainMeasures, wholeMeasures } from './whole-measures.ts';

test.each([
  ['Ihre Tür öffnet um {time} Uhr, in {wait}', 'Ihre Tür öffnet um {time}~Uhr, in {wait}'],
  ['Ruhezeit ist von 22:00 bis 7:00 Uhr.', 'Ruhezeit ist von 22:00~bis~7:00~Uhr.'],
  ['tot {until} uur', 'tot {until}~uur'],
  ['Ovesi aukeaa klo {time}, {wait} kuluttua', 'Ovesi aukeaa klo~{time}, {wait} kuluttua'],
  ['kell 7:00', 'kell~7:00'],
  ['Das Erdgeschoss ist Etage 1.', 'Das Erdgeschoss ist Etage~1.'],
  ['09:00 έως 17:00. Έως 1 ώρα.', '09:00~έως~17:00. Έως~1~ώρα.'],
  ['07:00 to 02:00 GMT+2', '07:00~to~02:00 GMT+2'],
  ['{from} alle {to}, {city}', '{from}~alle~{to}, {city}'],
  ['kl. 22.00 til 7.00', 'kl.~22.00~til~7.00'],
  [
    'noch {n, plural, one {# Aufenthalt} other {# Aufenthalte}}',
    'noch {n, plural, one {#~Aufenthalt} other {#~Aufenthalte}}',
  ],
  ['stille fra kl. 22.00', 'stille fra kl.~22.00'],
  ['{0} kg CO<0>2</0>e per night', '{0}~kg~CO<0>2</0>e per night'],
  ['100 percent offset', '100~percent offset'],
  ['2 Tuchmasken', '2~Tuchmasken'],
  ['1 Fläschchen Kiefernduft', '1~Fläschchen Kiefernduft'],
  // None of these is a unit: 'look' only begins like one, and the last is the syntax of a plural.
  ['{count} look', '{count} look'],
  ['{count, plural, one {# hour} other {# hours}} left', '{count, plural, one {#~hour} other {#~hours}} left'],
])('%s', (text, whole) => {
  expect(wholeMeasures(text)).toBe(whole.replaceAll('~', '\u00A0'));
  expect(plainMeasures(wholeMeasures(text))).toBe(text);
});
