import type { StayWrite } from '#data/write/stay-write.ts';
import { sameDates } from '#domain/availability/change-time.ts';
import type { StayDates } from '#domain/availability/change-time.ts';
import type { StayHours } from '#domain/stay/stay-hours.ts';
import { stayHours } from '#domain/stay/stay-hours.ts';
import { parseInstant } from '#lib/time.ts';

/** Moves the booked dates (R7-38); the answer's dates count, where it has them. Paid hours stay. */
export const changeDates = ({ startDate, endDate }: StayDates, paid: StayHours): StayWrite => ({
  body: { startDate, endDate },
  applyReply: (answer) => {
    const booked = {
      startDate: parseInstant(answer.startDate) ?? startDate,
      endDate: parseInstant(answer.endDate) ?? endDate,
    };
    return { booked, ...stayHours(booked, paid) };
  },
  isAppliedIn: ({ booked }) => sameDates(booked, { startDate, endDate }),
  isRefusalFinal: true,
});
