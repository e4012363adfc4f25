import { sameDates } from '#domain/availability/change-time.ts';
import { stayHours } from '#domain/stay/stay.ts';
import type { StayDates, StayHours } from '#domain/stay/stay.ts';
import { parseInstant } from '#lib/time.ts';

import type { StayWrite } from './stay-write.ts';

/**
 * Changes the booked dates that the guest has seen (R7-38). Dates in the response take precedence. Paid hours are kept.
 */
export const changeDates = ({ startDate, endDate }: StayDates, paid: StayHours, seen: StayDates): StayWrite => ({
  body: { startDate, endDate },
  applyReply: (response) => {
    const booked = {
      startDate: parseInstant(response.startDate) ?? startDate,
      endDate: parseInstant(response.endDate) ?? endDate,
    };
    return { booked, ...stayHours(booked, paid) };
  },
  isAppliedIn: ({ booked }) => sameDates(booked, { startDate, endDate }),
  isRefusalFinal: true,
  // The request contains both ends, so it would revert a change from elsewhere.
  isOvertakenBy: ({ booked }) => !sameDates(booked, seen),
});
