import { describe, expect, test } from 'vitest';

import type { Instant, ZoneId } from '#lib/time.ts';

import { fc } from '../../../tests/support/fast-check.ts';
import { expiryProblem, expiryToWire, startsWithInvalidMonth, typeAfter, typeExpiry } from './expiry.ts';

const PREFIX_OF_EXPIRY = /^([01]?|(0[1-9]|1[0-2])(\/\d{0,2})?)$/;

/** Types one key after another at the end of the field. */
const typeKeys = (keys: string): string => keys.split('').reduce((text, key) => typeExpiry(text, text + key), '');

describe('typing an expiry', () => {
  test.each([
    ['R5-11 a first digit 2-9 is a month of its own', '5', '05/'],
    ['R5-11', '2', '02/'],
    ['R5-11', '9', '09/'],
    ['R5-12 a whole month gets its slash', '12', '12/'],
    ['R5-12', '01', '01/'],
    ['R5-12', '10', '10/'],
    ['R5-38 a second digit that makes no month is dropped', '13', '1'],
    ['R5-38', '19', '1'],
    ['R5-38', '00', '0'],
    ['R5-10 0 stays', '0', '0'],
    ['R5-10 1 stays', '1', '1'],
    ['R5-09 only digits and slash are kept', 'a1b2', '12/'],
    ['R5-09', 'ab c', ''],
    ['R5-13 two digits of the year are kept', '12/345', '12/34'],
    ['R5-13', '0929', '09/29'],
    ['R5-38 a leading slash is dropped', '/', ''],
    ['R5-38', '/12', '12/'],
    ['R5-38', '//5', '05/'],
    ['a slash ends the month', '1/', '01/'],
    ['a slash ends the month', '1/29', '01/29'],
    ['a slash ends the month', '9/29', '09/29'],
    ['one slash is enough', '12//3', '12/3'],
    ['empty', '', ''],
    ['T5 full-width', '０９／２９', '09/29'],
    ['T5 full-width with a long year', '０９／２０２９', '09/29'],
    ['T5 Arabic', '٠٩٢٩', '09/29'],
    ['T5 invisible characters', '\u206609\u200b/29\u2069', '09/29'],
    ['T5 another dash', '09\u201129', '09/29'],
  ])('%s: pasted %j gives %j', (_rule, pasted, shown) => {
    expect(typeExpiry('', pasted)).toBe(shown);
  });

  test.each([
    ['0929', '09/29'],
    ['929', '09/29'],
    ['09/29', '09/29'],
    ['1329', '12/9'],
    ['1/29', '01/29'],
    ['12/345', '12/34'],
    ['a1b2', '12/'],
    ['00129', '01/29'],
  ])('key by key %j gives %j', (keys, shown) => {
    expect(typeKeys(keys)).toBe(shown);
  });

  test.each([
    ['R5-38 the slash is not put back', '12/', '12', '12'],
    ['R5-38', '05/', '05', '05'],
    ['one digit less', '12/3', '12/', '12/'],
    ['one digit less', '12/34', '12/3', '12/3'],
    ['down to one digit', '12', '1', '1'],
    ['everything', '12/34', '', ''],
    ['the month behind the slash', '10/', '1/', '1'],
  ])('deleting, %s: %j cut to %j gives %j', (_rule, before, cut, shown) => {
    expect(typeExpiry(before, cut)).toBe(shown);
  });

  test.each([
    ['13', true],
    ['19', true],
    ['00', true],
    ['/13', true],
    ['1', false],
    ['12', false],
    ['01', false],
    ['1/3', false],
    ['5', false],
    ['', false],
  ])('R5-38 %j starts with an invalid month: %s', (typed, isInvalid) => {
    expect(startsWithInvalidMonth(typed)).toBe(isInvalid);
  });

  test.each([
    ['13', '1', true],
    ['13/29', '12/9', true],
    ['1329', '12/9', true],
    ['13/', '1', true],
    ['130', '10/', true],
    ['13031', '10/31', false],
    ['00/29', '02/9', true],
    ['19 / 2031', '12/03', false],
    ['1/29', '01/29', false],
    ['12/29', '12/29', false],
  ])('N6 key by key %j gives %j, and says that there is no such month: %s', (keys, text, isInvalidMonth) => {
    let field = { text: '', isInvalidMonth: false };
    for (const key of keys) field = typeAfter(field, field.text + key);
    expect(field).toEqual({ text, isInvalidMonth });
  });

  test('continues after a deleted slash', () => {
    expect(typeExpiry('12', '123')).toBe('12/3');
  });

  test.each([
    ['12/2029', '12/29'],
    ['9 / 2031', '09/31'],
    ['1/2030', '01/30'],
  ])('a browser that fills in a long year: %j gives %j', (filled, shown) => {
    expect(typeExpiry('', filled)).toBe(shown);
  });

  const keys = fc.oneof(fc.string(), fc.stringMatching(/^[0-9/ a]{0,12}$/));

  test('always shows the beginning of an expiry, whatever comes', () => {
    fc.assert(
      fc.property(keys, keys, (previous, next) => {
        expect(typeExpiry(previous, next)).toMatch(PREFIX_OF_EXPIRY);
      }),
    );
  });

  test('leaves alone what it has shown', () => {
    fc.assert(
      fc.property(keys, keys, (previous, next) => {
        const shown = typeExpiry(previous, next);
        expect(typeExpiry(shown, shown)).toBe(shown);
      }),
    );
  });

  test('takes a long paste at once', () => {
    expect(typeExpiry('', '1'.repeat(1_000_000))).toBe('11/11');
  });
});

describe('an expiry on the wire (R5-14)', () => {
  test.each([
    ['09/29', '2029-09'],
    ['12/30', '2030-12'],
    ['01/00', '2000-01'],
  ])('%s is %s', (text, wire) => {
    expect(expiryToWire(text)).toBe(wire);
  });
});

describe('whether an expiry can be taken', () => {
  const now = '2026-11-20T12:00:00.000Z' as Instant;
  test.each([
    ['R5-37 empty', '', 'required'],
    ['R5-38 without year', '12/', 'required'],
    ['R5-38 half a year', '12/2', 'required'],
    ['no such month', '13/29', 'required'],
    ['R5-06 last month', '10/26', 'past'],
    ['R5-06 last year', '12/25', 'past'],
    ['R5-38 this month is good to its last day', '11/26', null],
    ['next month', '12/26', null],
    ['next year', '01/27', null],
  ])('%s: %j', (_rule, text, problem) => {
    expect(expiryProblem(text, now)).toBe(problem);
  });

  test("the property's zone decides the last day", () => {
    const lastEvening = '2026-11-30T22:30:00.000Z' as Instant;
    expect(expiryProblem('11/26', lastEvening)).toBeNull();
    expect(expiryProblem('11/26', lastEvening, 'Europe/Helsinki' as ZoneId)).toBe('past');
  });
});
