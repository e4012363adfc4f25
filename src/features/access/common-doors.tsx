import { useLingui } from '@lingui/react/macro';

import type { CommonDoor } from '#domain/access/integrations.ts';
import { Fact, Facts } from '#ui/definition-list.tsx';

import { COMMON_DOOR_MESSAGES, roomPlace } from '#components/messages/place-messages.ts';

/** Where the rooms for everybody are: their floor, and the sign on the door (R3-84). */
export function CommonDoors({ doors }: { doors: readonly CommonDoor[] }) {
  const { t, i18n } = useLingui();
  const place = useCommonDoorPlace();
  return (
    <Facts>
      {doors.map((door) => (
        <Fact key={door.kind} term={i18n._(COMMON_DOOR_MESSAGES[door.kind])}>
          {place(door) || t`In the building`}
        </Fact>
      ))}
    </Facts>
  );
}

/** The text for where a shared room is; empty when the server does not say. */
export function useCommonDoorPlace(): (door: CommonDoor) => string {
  const { i18n } = useLingui();
  return (door) => roomPlace(i18n, door);
}
