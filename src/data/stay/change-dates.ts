import { sameDates } from '#domain/availability/change-time.ts';
import { stayHours } from '#domain/stay/stay.ts';
import type { StayDates, StayHours } from '#domain/stay/stay.ts';
import { parseInstant } from '#lib/time.ts';

import type { StayWrite } from './stay-write.ts';

/**
 * Moves the booked dates, as the guest has seen them, to others (R7-38). The response's dates count, where it has them.
 * Paid hours stay.
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
  // The request has both ends: it would take back what was changed elsewhere.
  isOvertakenBy: ({ booked }) => !sameDates(booked, seen),
});
