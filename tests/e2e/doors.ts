import type { Locator, Page } from 'playwright/test';

export const access = (slug: string) => `/stay/access?slug=${slug}`;

/** The card of one door. */
export const door = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

export const apartment = (page: Page) => door(page, 'Apartment 405');

/** The button of a slider: the first press arms it, the second opens the door. */
export const track = (place: Locator): Locator => place.getByRole('button', { name: /press twice|Press once more/ });

/** Opens a door with that button. */
export async function pressTwice(place: Locator): Promise<void> {
  await track(place).click();
  await track(place).click();
}
