import type { Property } from '#domain/property/property.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { doorsOf } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/key-readiness.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { useDoorName, useUnitLine } from '#features/access/door-name.tsx';
import { TakeAlong } from '#features/take-along/take-along.tsx';
import { useAtTime } from '#lib/clock.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import type { Instant } from '#lib/time.ts';

/** The code of a door that opens now; null while it is withheld (R4-49). */
const openCode = (door: AccessKey, now: Instant, state: Stay['state']): string | null =>
  door.accessType === 'code' && keyReadiness(door, now, state).state === 'ready' ? door.code : null;

/** Loaded for a guest who prints. */
const PaperOfStay = lazyOptional(() => import('../-paper.tsx').then((file) => file.PaperOfStay));

/** What a guest takes along of a stay, with its doors. */
export function StayToTakeAlong({ stay, property }: { stay: Stay; property: Property }) {
  const nameOf = useDoorName(stay);
  const doors = doorsOf(stay);
  const codes = useAtTime((now) => doors.map((door) => openCode(door, now, stay.state)));
  return (
    <TakeAlong
      stay={stay}
      property={property}
      unit={useUnitLine(stay)}
      doors={doors.map((door, index) => ({ door, name: nameOf(door), code: codes[index] ?? null }))}
      paper={PaperOfStay}
    />
  );
}
