import { queryOptions } from '@tanstack/react-query';

import { ReservationList } from '#api/generated/model/index.ts';
import { reservations } from '#api/generated/reservations/reservations.ts';
import { parseReply } from '#api/parse-reply.ts';
import { reservationSummariesFromDto } from '#domain/account/reservation-summary.ts';
import { nowInstant } from '#lib/clock.ts';
import { MINUTE, toInstant, toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { ACCOUNT } from './account-key.ts';
import { ASKED_BY_LOADER } from './customer.ts';

/** The minute that has begun (R7-77). */
const thisMinute = (now: Instant): Instant => toInstant(toMs(now) - (toMs(now) % MINUTE));

/** A member's stays that have not ended, cancelled ones too (R7-65 to R7-67, R9-06). */
export const reservationsQuery = () =>
  queryOptions({
    queryKey: [ACCOUNT, 'reservations'],
    queryFn: async ({ signal }) => {
      const query = {
        'status[]': ['confirmed' as const, 'started' as const, 'canceled' as const],
        '$expand[]': ['property' as const, 'propertyUnitCategory' as const],
        'endDate[$gte]': thisMinute(nowInstant()),
      };
      const answer = await reservations(query, undefined, { isAccount: true }, signal);
      return reservationSummariesFromDto(parseReply('GET /reservations', ReservationList, answer).data);
    },
    ...ASKED_BY_LOADER,
    meta: { failureReport: () => 'Active reservations load failed' },
  });
