import { asSlug } from '#domain/stay/slug.ts';
import type { Slug } from '#domain/stay/slug.ts';

import { deviceStorage } from './storage.ts';

/** The slug of the stored current stay; anything but an object with a valid string slug is discarded (R3-01, R3-02). */
export function readCurrentStay(storage = deviceStorage): Slug | undefined {
  const stored = storage.read('currentStay');
  if (stored === null) return undefined;
  const slug = slugIn(stored);
  if (slug === undefined) storage.remove('currentStay');
  return slug;
}

/** Remembers the stay after it was loaded (R2-120). */
export const writeCurrentStay = (slug: Slug, storage = deviceStorage): void =>
  storage.write('currentStay', JSON.stringify({ slug }));

/** Forgets the stay: the error route does this before entering (R2-52). */
export function clearCurrentStay(storage = deviceStorage): void {
  storage.remove('currentStay');
  storage.remove('savedStay');
}

function slugIn(json: string): Slug | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && 'slug' in value ? asSlug(value.slug) : undefined;
  } catch {
    return undefined;
  }
}
