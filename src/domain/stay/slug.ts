/** What identifies a stay in a link: any non-empty string that is safe as one path segment. */
export type Slug = string & { readonly __brand: 'Slug' };

/** A slug only from a non-empty string (R5-29); '.' and '..' would change the path of the call even when encoded. */
export const asSlug = (value: unknown): Slug | undefined =>
  typeof value === 'string' && value.trim() !== '' && value !== '.' && value !== '..' ? (value as Slug) : undefined;
