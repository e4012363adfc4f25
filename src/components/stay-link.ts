import type { Slug } from '#domain/stay/slug.ts';

/** The address of a stay on this host. It opens the stay for everyone who has it (R6-14). */
export const stayLink = (slug: Slug): string => `${window.location.origin}/stay?slug=${encodeURIComponent(slug)}`;
