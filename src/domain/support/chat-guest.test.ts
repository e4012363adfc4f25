import { describe, expect, test } from 'vitest';

import type { Instant } from '#lib/time.ts';

import { chatGuest, isSameGuest, messengerFacts } from './chat-guest.ts';

const PROPERTY = { city: 'Helsinki', name: 'Kasarmikatu 40' };
const ANNA = {
  email: 'anna@guest.example',
  firstName: 'Anna',
  lastName: 'Guest',
  externalUserId: 'ext-anna',
  userId: 'user-anna',
  intercomVerificationHash: 'hash-anna',
};
const BEA = { ...ANNA, email: 'bea@guest.example', firstName: 'Bea', externalUserId: null, userId: 'user-bea' };
const NOBODY = {
  email: null,
  firstName: null,
  lastName: null,
  externalUserId: null,
  userId: null,
  intercomVerificationHash: null,
};
const BOOTED = '2026-11-20T12:00:00.900Z' as Instant;

test('the messenger receives eight facts (R7-84, R7-99)', () => {
  expect(messengerFacts(chatGuest(null, ANNA, PROPERTY), BOOTED)).toEqual({
    created_at: 1_795_176_000,
    email: 'anna@guest.example',
    name: 'Anna Guest',
    user_id: 'ext-anna',
    user_hash: 'hash-anna',
    source: 'Messenger',
    property_city: 'Helsinki',
    property_name: 'Kasarmikatu 40',
  });
});

describe('whose data they are (R7-99)', () => {
  test.each([
    ['the account before the reservation', BEA, ANNA, { email: 'bea@guest.example', name: 'Bea Guest' }],
    ['the reservation without an account', null, ANNA, { email: 'anna@guest.example', userId: 'ext-anna' }],
    ['the user id where there is no external one', null, BEA, { userId: 'user-bea' }],
    ['an empty external id is none', null, { ...ANNA, externalUserId: ' ' }, { userId: 'user-anna' }],
    ['never parts of both', { ...NOBODY, email: 'b@guest.example' }, ANNA, { userId: '', userHash: '', name: '' }],
    ['one name alone', null, { ...ANNA, firstName: null }, { name: 'Guest' }],
    ['nobody', null, null, { email: '', name: '', userId: '', userHash: '', city: 'Helsinki' }],
  ])('%s', (_words, account, customer, expected) => {
    expect(chatGuest(account, customer, PROPERTY)).toMatchObject(expected);
  });
});

test('what is empty is left out (R7-99)', () => {
  const facts = messengerFacts(chatGuest(null, NOBODY, { city: '', name: ' ' }), BOOTED);
  expect(facts).toEqual({ created_at: 1_795_176_000, source: 'Messenger' });
});

test.each([
  ['in another property', ANNA, { city: 'Berlin', name: 'Torstraße 88' }, true],
  ['under another name', { ...ANNA, lastName: 'Host' }, PROPERTY, true],
  ['with another user', { ...ANNA, externalUserId: 'ext-2' }, PROPERTY, false],
  ['with another address', { ...ANNA, email: 'other@guest.example' }, PROPERTY, false],
])('a guest %s is the same: %s', (_words, person, property, isSame) => {
  expect(isSameGuest(chatGuest(null, ANNA, PROPERTY), chatGuest(null, person, property))).toBe(isSame);
});
