/** What identifies a stay in a link: any non-empty string that is safe as one path segment. */
export type Slug = string & { readonly __brand: 'Slug' };

/** A slug only from a non-empty string (R5-29) that can be one path segment. */
export const asSlug = (value: unknown): Slug | undefined =>
  typeof value === 'string' && value.trim() !== '' && isSegment(value) ? (value as Slug) : undefined;

/** '.' and '..' change the path even when encoded; half of a surrogate pair cannot be encoded at all. */
const isSegment = (text: string): boolean => text !== '.' && text !== '..' && text.isWellFormed();
