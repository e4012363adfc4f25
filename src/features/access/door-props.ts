import type { ReactNode } from 'react';

import type { AccessKey } from '#domain/access/access-key.ts';
import type { RoomDoor } from '#domain/access/way-in.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';
import type { Instant, ZoneId } from '#lib/time.ts';

/** What a page says at one place for several doors, so that no card repeats it. */
export interface OmittedFacts {
  /** Until when, or from when, all doors work. */
  readonly time?: boolean;
  /** How long a door stays open after a slide. */
  readonly seconds?: boolean;
  /** Whom to ask about doors that are not available. */
  readonly help?: boolean;
}

/** What all doors of a stay have in common. */
interface DoorSetting {
  stay: Stay;
  /** Not known yet: the page shows how the door opens, and the property's facts come later. */
  property: Property | undefined;
  zone: ZoneId;
  /** The device keeps these doors: one that opens over the network shows this instead. */
  unreached?: ReactNode;
}

/** What one door needs. */
export interface DoorProps extends DoorSetting {
  door: AccessKey;
  name: string;
  omit?: OmittedFacts;
}

/** What a list of rooms needs. */
export interface RoomsProps extends DoorListProps {
  doors: readonly RoomDoor[];
  /** The stay has rooms, but no door on the way in. */
  areAlone: boolean;
  omit: OmittedFacts;
}

/** What a list of doors needs. */
export interface DoorListProps extends DoorSetting {
  doors: readonly AccessKey[];
  /** Opens the walk in within this page, where the router cannot open another page. */
  onWalk?: (() => void) | undefined;
}

/** What a page without doors needs. */
export interface NoDoorsProps {
  stay: Stay;
  isOver: boolean;
  property: Property | undefined;
}

/** What a list of doors needs whose keys have all ended. */
export interface ExpiredProps extends DoorListProps {
  /** When all keys ended; null where they ended at different hours. */
  since: Instant | null;
}

/** What the help for several doors needs. */
export interface WayHelpProps {
  property: Property | undefined;
}

/** What the hour of several doors needs. */
export interface AllDoorsTimeProps {
  at: Instant;
  stay: Stay;
  property: Property | undefined;
  zone: ZoneId;
  /** Only the server can sell an earlier hour. */
  isSaved: boolean;
}

/** What the news of doors needs. */
export interface ReadyNewsProps {
  doors: readonly AccessKey[];
  state: Stay['state'];
}

/** What the notice of a missing step needs. */
export interface StepNoticeProps {
  stay: Stay;
  property: Property;
  /** It keeps all doors shut: nothing on the page is larger. */
  areShut: boolean;
}
