import type { Property } from '#domain/property/property.ts';
import type { AccessKey } from '#domain/access/access-key.ts';
import { doorsOf } from '#domain/access/doors.ts';
import { keyReadiness } from '#domain/access/access-key.ts';
import type { Stay } from '#domain/stay/stay.ts';
import { addressOf } from '#domain/unit/unit.ts';
import { useDoorName, useUnitLine } from '#features/access/door-name.tsx';
import { useWayIn } from '#features/location/use-guide.ts';
import type { NamedDoor, StayContent } from '#features/take-along/paper.tsx';
import { TakeAlong } from '#features/take-along/take-along.tsx';
import { useAtTime } from '#lib/use-time.ts';
import { lazyOptional } from '#lib/lazy-optional.ts';
import type { Instant } from '#lib/time.ts';

/** The code of a door that opens now, null while it is withheld (R4-49), and whether the server has none. */
function codeOf(door: AccessKey, now: Instant, checkIn: Stay['state']): Pick<NamedDoor, 'code' | 'isCodeMissing'> {
  if (door.accessType !== 'code') return { code: null, isCodeMissing: false };
  const { state } = keyReadiness(door, now, checkIn);
  return {
    code: state === 'ready' ? door.code : null,
    isCodeMissing: state === 'not-available' && door.error === null,
  };
}

/** Loaded when the guest prints. */
const PrintPreview = lazyOptional(() =>
  import('#features/take-along/print-preview.tsx').then((file) => file.PrintPreview),
);

/** The preview with the way in; loads its guide on demand. */
function PaperOfStay(content: StayContent) {
  const { stay, property } = content;
  return <PrintPreview {...content} wayIn={useWayIn(property, addressOf(stay.unitAddress, property))} />;
}

const NO_CODE = { code: null, isCodeMissing: false };

/** What a guest takes along of a stay, with its doors. */
export function StayToTakeAlong({ stay, property, isFlat }: { stay: Stay; property: Property; isFlat?: boolean }) {
  const nameOf = useDoorName(stay);
  const doors = doorsOf(stay);
  const codes = useAtTime((now) => doors.map((door) => codeOf(door, now, stay.state)));
  return (
    <TakeAlong
      stay={stay}
      property={property}
      unit={useUnitLine(stay)}
      doors={doors.map((door, index) => ({ door, name: nameOf(door), ...(codes[index] ?? NO_CODE) }))}
      paper={PaperOfStay}
      isFlat={isFlat}
    />
  );
}
