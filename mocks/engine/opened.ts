import type { LINK_PARAMETERS } from './addresses.ts';

/** A value in a link that is unknown here. */
export interface UnknownWord {
  readonly parameter: (typeof LINK_PARAMETERS)[number];
  readonly word: string;
  /** Why, as the end of a sentence that begins with it. */
  readonly why: string;
  /** What may have been meant; each can replace it. */
  readonly meant: readonly string[];
}

/** A world that a link would throw away, with what was done in it. */
export interface ChangedWorld {
  readonly world: string;
  /** Whoever names it in `anew` means the world as it is now. */
  readonly mark: string;
  /** Where the link leads in that world as it is. */
  readonly goal: string;
}

/** What has become of a tester's link. */
export type Opened =
  | { readonly goal: string }
  | { readonly unknown: readonly UnknownWord[] }
  | { readonly changed: ChangedWorld };
