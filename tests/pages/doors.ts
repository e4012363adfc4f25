import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

export const access = (slug: string) => `/stay/access?slug=${slug}`;

/** The card of one door. */
export const door = (name: string): Locator => page.getByRole('article', { name, exact: true });

export const apartment = () => door('Apartment 405');

/** Opens a door by its button: a first press asks, a second one opens. */
export async function pressTwice(card: Locator): Promise<void> {
  const button = card.getByRole('button', { name: /press twice|Press once more/ });
  await button.click();
  await button.click();
}
