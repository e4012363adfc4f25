import { queryOptions } from '@tanstack/react-query';

import { ReservationList } from '#api/generated/model.ts';
import { getReservationsQueryOptions } from '#api/generated/reservations.ts';
import { read } from '#data/contract.ts';
import { reservationSummariesFromDto } from '#domain/account/reservation-summary.ts';
import { nowInstant } from '#lib/clock.ts';
import { MINUTE, toInstant, toMs } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

import { ASKED_BY_LOADER } from './customer.ts';

/** The minute that has begun (R7-77). */
const thisMinute = (now: Instant): Instant => toInstant(toMs(now) - (toMs(now) % MINUTE));

const activeReservations = (since: { 'endDate[$gte]'?: Instant } = {}) =>
  read(
    getReservationsQueryOptions({
      'status[]': ['confirmed', 'started', 'canceled'],
      '$expand[]': ['property', 'propertyUnitCategory'],
      ...since,
    }),
    ReservationList,
    ({ data }) => reservationSummariesFromDto(data),
  );

/** A member's stays that have not ended, cancelled ones too (R7-65 to R7-67, R9-06). */
export const reservationsQuery = () =>
  queryOptions({
    ...activeReservations(),
    // Each call sends the minute it starts in; the key stays the same.
    queryFn: (context) => activeReservations({ 'endDate[$gte]': thisMinute(nowInstant()) }).queryFn(context),
    ...ASKED_BY_LOADER,
    meta: { about: 'account', failureReport: () => 'Active reservations load failed' },
  });
