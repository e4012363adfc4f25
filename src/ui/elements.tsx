import type { ReactElement } from 'react';

type Nothing = false | null | undefined;

/**
 * What stands beside something that comes, goes or changes: elements, never a bare text. A browser that translates a page
 * puts other nodes in the place of its texts; React then loses a text, but finds an element (B1).
 */
export type Elements = ReactElement | readonly Elements[] | '' | Nothing;

export type TextOrElements = string | ReactElement | readonly Elements[] | Nothing;

/** A text in an element of its own; elements as they are. */
export const inElement = (shown: TextOrElements): Elements =>
  typeof shown === 'string' ? shown && <span>{shown}</span> : shown;

/** The space between two elements of a line. */
export const SPACE = <span> </span>;
