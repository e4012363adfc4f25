import { expect, test } from 'vitest';

import type { Customer as CustomerDto } from '#api/generated/model.ts';

import { customerFromDto, isStaffEmail, statisticsFromDto } from './customer.ts';

const DTO: CustomerDto = {
  id: 'cust-anna',
  email: 'anna@guest.example',
  firstName: 'Anna',
  lastName: 'Guest',
  options: ['newsletter', 'send-marketing-emails'],
  externalUserId: 'ext-anna',
  userId: 'user-anna',
  intercomVerificationHash: 'hash-anna',
  referralVoucherCodeMask: { id: 'voucher-1', code: 'ANNA10' },
};

test('an account has all its fields (R3-19, R3-20, R3-21)', () => {
  expect(customerFromDto(DTO)).toEqual({
    id: 'cust-anna',
    email: 'anna@guest.example',
    firstName: 'Anna',
    lastName: 'Guest',
    isMarketingConsentGiven: true,
    externalUserId: 'ext-anna',
    userId: 'user-anna',
    referralCode: 'ANNA10',
    intercomVerificationHash: 'hash-anna',
  });
});

test.each([
  ['no options', { options: [] }],
  ['options that are absent', { options: undefined }],
  ['other options', { options: ['send-marketing-email', 'SEND-MARKETING-EMAILS'] }],
])('%s are no consent (R3-20)', (_name, changes) => {
  expect(customerFromDto({ ...DTO, ...changes }).isMarketingConsentGiven).toBe(false);
});

test.each([undefined, null])('without a referral voucher (%s) there is no code (R3-21)', (referralVoucherCodeMask) => {
  expect(customerFromDto({ ...DTO, referralVoucherCodeMask }).referralCode).toBeNull();
});

test.each([
  ['bob@operator.example', true],
  ['Bob@OPERATOR.example', true],
  [' bob@operator.example ', true],
  ['bob@evil-operator.example', false],
  ['bob@operator.example.evil.example', false],
  ['bob@sub.operator.example', false],
  ['operator.example', false],
  ['', false],
])('%j is staff: %s (R5-31, R5-46)', (email, staff) => {
  expect(isStaffEmail(email, 'operator.example')).toBe(staff);
});

test.each([
  ['all of them', { nightsStayed: 10, propertiesVisited: 3, propertiesTotal: 41 }, [10, 3, 41]],
  ['one of them', { nightsStayed: 10 }, [10, 0, 0]],
  ['none of them', {}, [0, 0, 0]],
])('%s (R3-22, R3-29)', (_name, dto, expected) => {
  const { nightsStayed, propertiesVisited, propertiesTotal } = statisticsFromDto(dto);
  expect([nightsStayed, propertiesVisited, propertiesTotal]).toEqual(expected);
});
