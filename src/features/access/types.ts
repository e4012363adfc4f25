import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { ZoneId } from '#lib/time.ts';
import type { Elements } from '#ui/elements.tsx';

/** Facts that a card leaves out, because the page shows them once for several doors. */
export interface OmittedFacts {
  /** Until when, or from when, the door works. */
  readonly time?: boolean;
  /** How long the door stays open after a slide. */
  readonly seconds?: boolean;
  /** Whom to ask about a door that is not available. */
  readonly help?: boolean;
  /** The button to copy the code. */
  readonly copy?: boolean;
}

/** What all doors of a stay have in common. */
interface DoorSetting {
  stay: Stay;
  /** Undefined until it has loaded: the page already shows how the door opens. */
  property: Property | undefined;
  zone: ZoneId;
  /** These doors come from storage: one that opens over the network shows this instead. */
  unreached?: Elements;
}

export interface DoorProps extends DoorSetting {
  door: AccessKey;
  name: string;
  omit?: OmittedFacts;
}

export interface DoorListProps extends DoorSetting {
  doors: readonly AccessKey[];
  /** Opens the walk in within this page, where the router cannot open another page. */
  onWalk?: (() => void) | undefined;
}
