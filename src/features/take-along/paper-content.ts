import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** A door with its name and, only once it opens, its code (R4-49). */
export interface NamedDoor {
  readonly door: AccessKey;
  readonly name: string;
  readonly code: string | null;
}

/** What the page of the stay knows of the printed page: the stay, and texts that come from other features. */
export interface KnownContent {
  readonly stay: Stay;
  readonly property: Property;
  /** Unit and floor in one line, empty while they are not known. */
  readonly unit: string;
  /** The doors in walking order. */
  readonly doors: readonly NamedDoor[];
}

/** What the printed page holds. */
export interface PaperContent extends KnownContent {
  /** The way from the street to the apartment, where the property has a guide. */
  readonly wayIn: readonly { readonly title: string; readonly text: string }[] | null;
}
