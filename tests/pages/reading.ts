import type { Locator } from 'vitest/browser';

/** Where the app is, as the address bar shows it. */
export const address = (): string => location.pathname + location.search;

/** A text as it is read: a space that does not break is a space. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** The texts of what a locator finds, in their order. */
export const texts = (found: Locator): string[] => found.elements().map(({ textContent }) => plain(textContent ?? ''));

/** What a list of facts says of a term; undefined without such a term. */
export function fact(term: string): string | undefined {
  const found = [...document.querySelectorAll('main dt')].find(({ textContent }) => textContent.includes(term));
  return found?.nextElementSibling ? plain(found.nextElementSibling.textContent) : undefined;
}

/** The list of facts that has a text, as one line. */
export const factsWith = (text: string): string | undefined =>
  [...document.querySelectorAll('dl')].map(({ textContent }) => plain(textContent)).find((line) => line.includes(text));
