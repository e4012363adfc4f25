import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

export const access = (slug: string) => `/stay/access?slug=${slug}`;

/** The card of one door. */
export const door = (name: string): Locator => page.getByRole('article', { name, exact: true });

export const apartment = () => door('Apartment 405');
