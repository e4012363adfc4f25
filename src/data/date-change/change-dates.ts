import type { StayWrite } from '#data/write/stay-write.ts';
import { sameDates } from '#domain/availability/change-time.ts';
import type { StayDates } from '#domain/availability/change-time.ts';
import { parseInstant } from '#lib/time.ts';

/** Moves the stay (R7-38); the answer's dates count, where it has them. */
export const changeDates = ({ startDate, endDate }: StayDates): StayWrite => ({
  body: { startDate, endDate },
  told: (answer) => ({
    startDate: parseInstant(answer.startDate) ?? startDate,
    endDate: parseInstant(answer.endDate) ?? endDate,
  }),
  isDoneIn: (stay) => sameDates(stay, { startDate, endDate }),
  isRefusalFinal: true,
});
