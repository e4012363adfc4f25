import type { ReactElement } from 'react';

type Nothing = false | null | undefined;

/**
 * Siblings of something that appears, disappears or changes: elements, never a bare text. A browser that translates a page
 * replaces its text nodes, which React then cannot find any more; it still finds elements (B1).
 */
export type Elements = ReactElement | readonly Elements[] | '' | Nothing;

export type TextOrElements = string | ReactElement | readonly Elements[] | Nothing;

/** A text in an element of its own; elements as they are. */
export const inElement = (shown: TextOrElements): Elements =>
  typeof shown === 'string' ? shown && <span>{shown}</span> : shown;

/** The space between two elements of a line. */
export const SPACE = <span> </span>;
