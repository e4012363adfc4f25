import { expect, test } from 'vitest';

import * as constants from './constants.ts';

/** A constant changes only when its requirement changes. */
test.each([
  ['the default currency is EUR (R9-02)', constants.DEFAULT_CURRENCY, 'EUR'],
  ['a door opens for 6 seconds (R9-08)', constants.DOOR_OPEN_MS, 6_000],
  ['the apartment stays open 15 minutes after check-out (R9-09)', constants.UNIT_ACCESS_AFTER_CHECK_OUT_MS, 900_000],
  ['the building stays open until 23:00 (R9-10)', constants.BUILDING_ACCESS_UNTIL, '23:00'],
  ['too many attempts close the slider for 60 seconds (R8-46)', constants.UNLOCK_PAUSE_MS, 60_000],
  ['identity is asked for every 5 seconds (R4-22)', constants.IDENTITY_POLL_MS, 5_000],
  ['identity is asked for at most 2 minutes (R4-22)', constants.IDENTITY_POLL_LIMIT_MS, 120_000],
  ['live chat answers in about 5 minutes (R9-17)', constants.SUPPORT_CHAT_MINUTES, 5],
  ['a friend gets 10% off, and so does the member (R9-19, R9-20)', constants.REFERRAL_PERCENT, 10],
  ['stays are 100 percent offset (R9-30)', constants.OFFSET_PERCENT, 100],
  ['a tree is planted from 1 euro (R9-31)', constants.TREE_FROM_EUR, 1],
  ['a tree captures more than 250 kg CO2 (R9-32)', constants.TREE_CAPTURES_KG, 250],
  ['a wash uses about 80 litres (R9-33)', constants.WASH_LITRES, 80],
])('%s', (_, value, expected) => {
  expect(value).toBe(expected);
});

test('support answers 07:00 to 02:00 GMT+2 (R9-16)', () => {
  expect(constants.SUPPORT_TIMES).toEqual({ from: '07:00', to: '02:00', zone: 'Etc/GMT-2' });
});

test('cleanings are Monday to Friday, 9:00 to 17:00, up to an hour, reminded of one day before (R9-11, R9-12, R9-15)', () => {
  expect(constants.CLEANING_WEEKDAYS).toEqual({ first: 1, last: 5 });
  expect(constants.CLEANING_HOURS).toEqual({ from: '09:00', to: '17:00' });
  expect(constants.CLEANING_LONGEST_MS).toBe(3_600_000);
  expect(constants.CLEANING_REMINDER_DAYS).toBe(1);
});
