import { parseZone } from '#lib/time.ts';
import type { ZoneId } from '#lib/time.ts';

/** The zone of the guest's own device; only ever shown beside the property's, never used by a rule. */
export const ownZone = (): ZoneId => parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
