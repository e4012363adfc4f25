import type { Locator } from 'vitest/browser';

/** The path and query in the address bar. */
export const address = (): string => location.pathname + location.search;

/** A text with ordinary spaces in place of no-break spaces. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** The texts of what a locator finds, in their order. */
export const texts = (found: Locator): string[] => found.elements().map(({ textContent }) => plain(textContent ?? ''));

/** The description of a term in a definition list; undefined if there is no such term. */
export function fact(term: string): string | undefined {
  const found = [...document.querySelectorAll('main dt')].find(({ textContent }) => textContent.includes(term));
  return found?.nextElementSibling ? plain(found.nextElementSibling.textContent) : undefined;
}

/** The text of the definition list that contains `text`. */
export const factsWith = (text: string): string | undefined =>
  [...document.querySelectorAll('dl')].map(({ textContent }) => plain(textContent)).find((line) => line.includes(text));
