import type { Locator, Page } from 'playwright/test';

export const access = (slug: string) => `/stay/access?slug=${slug}`;

/** The card of one door. */
export const door = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

export const apartment = (page: Page) => door(page, 'Apartment 405');
