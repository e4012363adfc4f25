import type { Customer as CustomerDto, CustomerStatistics } from '#api/generated/model.ts';

import { optionalText } from '#lib/wire.ts';

const MARKETING_CONSENT = 'send-marketing-emails';

/** A member's account (R3-19). */
export interface Customer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isMarketingConsentGiven: boolean;
  readonly externalUserId: string | null;
  readonly userId: string | null;
  /** Null when there is none (R3-21). */
  readonly referralCode: string | null;
  readonly intercomVerificationHash: string | null;
}

/** Whether the options of an account contain the marketing consent (R3-20). */
export const hasMarketingConsent = (options: readonly string[] | undefined): boolean =>
  options?.includes(MARKETING_CONSENT) ?? false;

/** Maps an account (R3-19 to R3-21). */
export const customerFromDto = (dto: CustomerDto): Customer => ({
  id: dto.id,
  email: dto.email,
  firstName: optionalText(dto.firstName),
  lastName: optionalText(dto.lastName),
  isMarketingConsentGiven: hasMarketingConsent(dto.options),
  externalUserId: optionalText(dto.externalUserId),
  userId: optionalText(dto.userId),
  referralCode: optionalText(dto.referralVoucherCodeMask?.code),
  intercomVerificationHash: optionalText(dto.intercomVerificationHash),
});

/** Whether an e-mail address belongs to the operator's staff: its whole domain matches, in any case (R5-31, R5-46). */
export const isStaffEmail = (email: string, operatorDomain: string): boolean =>
  email.trim().toLowerCase().endsWith(`@${operatorDomain.toLowerCase()}`);

/** Statistics about a member's stays (R3-22). */
export interface Statistics {
  readonly nightsStayed: number;
  readonly propertiesVisited: number;
  /** How many properties can be visited; 0 if the server does not say. */
  readonly propertiesTotal: number;
}

/** Maps the statistics; a missing number is 0 (R3-22, R3-29). */
export const statisticsFromDto = (dto: CustomerStatistics): Statistics => ({
  nightsStayed: dto.nightsStayed ?? 0,
  propertiesVisited: dto.propertiesVisited ?? 0,
  propertiesTotal: dto.propertiesTotal ?? 0,
});
