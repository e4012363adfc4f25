/** The newest text of a world, and its version. */
export interface StoredText {
  readonly version: number;
  readonly text: string;
}

/** What is to be written of a world. */
export interface StoredChange {
  /** The version that the text was made from; 0 for a world that is not there. */
  readonly from: number;
  /** The world's next text; without one only calls are added. */
  readonly text?: string;
  /** Calls to add, each a JSON line. */
  readonly calls: readonly string[];
  /** Whether the calls so far are forgotten first. */
  readonly clearsCalls: boolean;
}

/** Keeps texts of worlds outside of the process; several processes may share one. Versions only ever grow. */
export interface Store {
  /** The version of the newest text, 0 where there is none; notes that the world is used. */
  readonly version: (id: string) => Promise<number>;
  readonly read: (id: string) => Promise<StoredText | undefined>;
  /** The last calls of a world, each a JSON line, oldest first. */
  readonly calls: (id: string) => Promise<readonly string[]>;
  /** Writes, unless another process has written a newer text than `from`; whether it has written. */
  readonly write: (id: string, change: StoredChange) => Promise<boolean>;
  /** Every world with the moment of its last use, in milliseconds. */
  readonly all: () => Promise<readonly { readonly id: string; readonly usedAt: number }[]>;
  /** Forgets all of a world, its versions as well. */
  readonly forget: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How many calls of a world are kept. */
export const MOST_CALLS = 2000;
