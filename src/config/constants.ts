import type { ZoneId } from '#lib/time.ts';

import { HOUR, MINUTE } from '#lib/time.ts';

/** Business constants and limits; each names its requirement. */
export const DEFAULT_CURRENCY = 'EUR'; // R9-02
export const DOOR_OPEN_MS = 6_000; // R9-08
export const UNIT_ACCESS_AFTER_CHECK_OUT_MS = 15 * MINUTE; // R9-09
export const BUILDING_ACCESS_UNTIL = '23:00'; // R9-10, property time on the day of check-out

export const UNLOCK_PAUSE_MS = 60_000; // R8-46
export const ELEVATOR_CALLING_MS = 3_000; // R4-66
export const ELEVATOR_ON_THE_WAY_MS = 10_000; // R4-66

export const IDENTITY_POLL_MS = 5_000; // R4-22
export const IDENTITY_POLL_LIMIT_MS = 2 * MINUTE; // R4-22

export const ORDER_POLL_MS = 2_000; // R4-31
export const ORDER_POLL_LIMIT = 30; // R4-31

/** When phone and WhatsApp are answered each day: HH:mm on the clock of `zone`; `to` may be after midnight. */
export interface SupportTimes {
  readonly from: string;
  readonly to: string;
  readonly zone: ZoneId;
}

/** At UTC+2 all year, unless a brand has times of its own (R1-22, R9-45). The sign of `Etc` zones is reversed. */
export const SUPPORT_TIMES: SupportTimes = { from: '07:00', to: '02:00', zone: 'Etc/GMT-2' as ZoneId };
export const SUPPORT_CHAT_MINUTES = 5; // R9-17

export const OTP_LENGTH = 6; // R5-40

/** How long what a guest types may be (S36), in characters. */
export const BOOKING_NUMBER_LENGTH = 50;
export const VOUCHER_LENGTH = 50;
export const NAME_LENGTH = 100;
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = 30;
/**
 * The maximum length of input fields, far above their limits, so that too long texts are reported instead of truncated
 * (T6).
 */
export const FIELD_LENGTH = 1_000;
/** Longer than a code is valid; afterwards the app no longer asks for it. */
export const OTP_LIFETIME_MS = 15 * MINUTE;
export const OTP_RESEND_AFTER_MS = 30_000; // R7-19
export const MEMBER_DISCOUNT_PERCENT = 10; // R9-46
export const REFERRAL_PERCENT = 10; // R9-19 for the friend, R9-20 for the member
export const CLEANING_WEEKDAYS = { first: 1, last: 5 } as const; // R9-11, Monday is 1
export const CLEANING_HOURS = { from: '09:00', to: '17:00' } as const; // R9-11, property time
export const CLEANING_LONGEST_MS = HOUR; // R9-12
export const CLEANING_REMINDER_DAYS = 1; // R9-15
export const OFFSET_PERCENT = 100; // R9-30
export const TREE_FROM_EUR = 1; // R9-31
export const TREE_CAPTURES_KG = 250; // R9-32
export const WASH_LITRES = 80; // R9-33

/** Incremented when the stored shape of the saved stay changes; one of another version is ignored. */
export const SAVED_STAY_VERSION = 1;
