import type { Slug } from '#domain/stay/slug.ts';

/** Whoever checks an ID: takes a picture of it; the result is read from the reservation's state (R2-155, R4-22). */
export interface IdentityProvider {
  readonly verify: (slug: Slug, picture: Blob) => Promise<void>;
}
