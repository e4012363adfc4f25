import { asSlug } from './stay.ts';
import type { Slug } from './stay.ts';

/** What an address says about the stay it is for. */
export interface StayLink {
  /** The slug of the stay; undefined if the address contains none or cannot be read. */
  readonly slug: Slug | undefined;
  /**
   * The address refers to a stay but cannot be read: its slug is empty, or there are several. This differs from having
   * no slug.
   */
  readonly isUnreadable: boolean;
  /** The address in the app's own form, from the path on; unchanged if there was nothing to correct. */
  readonly address: string;
}

/**
 * An address in the app's own form, with at most plain parameters. It is matched before the first door code is shown, so
 * it has no Unicode properties, which a phone takes milliseconds to compile.
 */
const OWN_FORM =
  /^(?![^?]*slug|.*slug.*slug)(?:\/|(?:\/[a-z]+(?:-[a-z]+)*)+)(?:\?(?:(?![a-z_]*slug)[a-z_]+=[\w.-]*&)*(?:slug=((?!3D)[A-Za-z0-9](?:[\w-]*[A-Za-z0-9])?)|(?![a-z_]*slug)[a-z_]+=[\w.-]*)(?:&(?![a-z_]*slug)[a-z_]+=[\w.-]*)*)?$/;

/**
 * Reads an address, from its path on, with the same result as `readStayLink`; undefined unless it is in the app's own
 * form. For the script that runs before the app, which leaves damaged links to the app.
 */
export function readOwnLink(address: string): StayLink | undefined {
  const own = OWN_FORM.exec(address);
  return own ? { slug: asSlug(own[1]), isUnreadable: false, address } : undefined;
}
