import type { Slug } from '#domain/stay/slug.ts';

/** STUB: replaced by its slice. */
export function OrderConfirmation({ slug }: { slug: Slug }) {
  return <h1 tabIndex={-1}>{slug}</h1>;
}
