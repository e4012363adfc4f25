import { useLingui } from '@lingui/react/macro';

import type { WayDoor } from '#domain/access/way-in.ts';

/** Returns a function that names the way on from a door, by the kind of the next one. */
export function useNextWords(): (from: WayDoor, next: WayDoor | undefined) => string {
  const { t } = useLingui();
  return (from, next) => {
    // A guest leaves the lift to go on.
    const isLift = from.type === 'elevator';
    switch (next?.type) {
      case undefined:
        return t({ message: "I'm in", comment: 'Button: the guest has opened the last door' });
      case 'entrance':
        return t({ message: "I'm in. Next: entrance", comment: 'Button: one door is open; the next is an entrance' });
      case 'elevator':
        return t({ message: "I'm in. Next: lift", comment: 'Button: one door is open; the next is the lift' });
      case 'hallway':
        return isLift
          ? t({ message: 'Next: hallway', comment: 'Button: out of the lift; the next door is of the hallway' })
          : t({ message: "I'm in. Next: hallway", comment: 'Button: one door is open; the next is of the hallway' });
      case 'property-unit':
        return isLift
          ? t({ message: 'Next: your own door', comment: 'Button: out of the lift; the next door is the own one' })
          : t({ message: "I'm in. Next: your own door", comment: 'Button: one door is open; the next is the own one' });
    }
  };
}
