import { aKey, aProduct, aStay } from './a-stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

/** The zone of the stay. */
export const HELSINKI = 'Europe/Helsinki' as ZoneId;
export const at = (iso: string) => iso as Instant;

const SOLD = [
  aProduct({ id: 'early', type: 'early-check-in' }),
  aProduct({ id: 'late', type: 'late-check-out' }),
  aProduct({ id: 'breakfast', type: 'breakfast' }),
  aProduct({ id: 'cleaning', type: 'mid-stay-cleaning' }),
  aProduct({ id: 'parking', type: 'parking' }),
];

/** 20 November 15:00 to 23 November 11:00 in Helsinki; checked in and paid, everything sold, Wi-Fi there. */
export const STAY = aStay({
  startDate: at('2026-11-20T13:00:00.000Z'),
  endDate: at('2026-11-23T09:00:00.000Z'),
  state: 'check-in-completed',
  propertyKeys: [aKey('entrance'), aKey('luggage-room'), aKey('property-unit')],
  products: SOLD,
  integrations: { ...aStay().integrations, wirelessAccessPoint: { ssid: 'Good Night Guest', password: 'sleep-well' } },
});

export const BEFORE = at('2026-11-18T10:00:00.000Z');
export const ARRIVAL_DAY = at('2026-11-20T08:00:00.000Z');
export const DURING = at('2026-11-21T10:00:00.000Z');
export const LAST_DAY = at('2026-11-23T07:00:00.000Z');
export const LEFT = at('2026-11-23T08:00:00.000Z');
export const LEFT_5_MIN = at('2026-11-23T08:05:00.000Z');
export const NIGHT_AFTER = at('2026-11-23T21:30:00.000Z');
export const AFTER = at('2026-11-24T10:00:00.000Z');

export const DAYS_AHEAD = ['extras', 'invite', 'take-along'] as const;
export const UNPAID = [aKey('entrance', { code: null, error: { code: 'not-paid' } })];
export const ENDED = [aKey('property-unit', { validToDate: at('2026-11-21T09:00:00.000Z') })];
