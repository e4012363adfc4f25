import type { Slug } from '#domain/stay/slug.ts';

/** The port of an ID provider: it takes a picture; the result is read from the reservation's state (R2-155, R4-22). */
export interface IdentityProvider {
  readonly verify: (slug: Slug, picture: Blob) => Promise<void>;
}
