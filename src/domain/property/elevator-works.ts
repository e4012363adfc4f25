import type { Instant, LocalDay, ZoneId } from '#lib/time.ts';

import { localDay } from '#lib/time.ts';

import type { PropertyCode } from './property.ts';

/** Periods, inclusive, during which the elevator of a property is out of service (R9-26, R9-48). */
const WORKS: Partial<Record<PropertyCode, { readonly from: LocalDay; readonly to: LocalDay }>> = {
  'london-ch65': { from: '2025-05-12' as LocalDay, to: '2025-08-14' as LocalDay },
};

/** The last day without an elevator, if it is out of service at `now`, with days in the property's zone (R9-26). */
export function elevatorWorksUntil(code: PropertyCode | 'unknown', now: Instant, zone: ZoneId): LocalDay | null {
  const works = code === 'unknown' ? undefined : WORKS[code];
  const day = localDay(now, zone);
  return works !== undefined && works.from <= day && day <= works.to ? works.to : null;
}
