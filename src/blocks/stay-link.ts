import type { Slug } from '#domain/stay/slug.ts';

/** The address of a stay on this host: whoever has it can open the stay (R6-14). */
export const stayLink = (slug: Slug): string => `${window.location.origin}/stay?slug=${encodeURIComponent(slug)}`;
