import type { AccessKey } from '#domain/access/access-key.ts';
import type { Property } from '#domain/property/property.ts';
import type { Stay } from '#domain/stay/stay.ts';

/** What goes on paper beside the stay itself: words that other features own. */
export interface PaperContent {
  readonly stay: Stay;
  readonly property: Property;
  /** Unit and floor in one line, empty while they are not known. */
  readonly unit: string;
  /** The doors in walking order, each with its name. */
  readonly doors: readonly { readonly door: AccessKey; readonly name: string }[];
  /** The way from the street to the apartment, where the property has a guide. */
  readonly wayIn: readonly { readonly title: string; readonly text: string }[] | null;
}

/** The code of a door that opens now; undefined while it is withheld (R4-49). */
export const releasedCode = ({ accessType, code, error }: AccessKey): string | undefined =>
  accessType === 'code' && error === null ? (code ?? undefined) : undefined;
