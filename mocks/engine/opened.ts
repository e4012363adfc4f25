import type { LINK_PARAMETERS } from './addresses.ts';

/** An unknown value in a link. */
export interface UnknownWord {
  readonly parameter: (typeof LINK_PARAMETERS)[number];
  readonly word: string;
  /** The reason, as the rest of a sentence that begins with the word. */
  readonly why: string;
  /** Suggested replacements. */
  readonly meant: readonly string[];
}

/** A changed world that a link would replace. */
export interface ChangedWorld {
  readonly world: string;
  /** Identifies the state of the world; passed back as `restart` to confirm the replacement. */
  readonly mark: string;
  /** Where the link leads in the existing world. */
  readonly goal: string;
}

/** The result of following a tester link. */
export type Opened =
  | { readonly goal: string }
  | { readonly unknown: readonly UnknownWord[] }
  | { readonly changed: ChangedWorld };
