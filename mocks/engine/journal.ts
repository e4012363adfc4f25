import type { Instant } from '#lib/time.ts';

import type { Step } from './steps.ts';

/** One call as the backend saw it. */
export interface JournalEntry {
  readonly at: Instant;
  readonly operation: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** HTTP status, or 'dropped' when no answer was given. */
  readonly status: number | 'dropped';
  /** The kinds of the faults that met the call, in order. */
  readonly faults?: readonly string[];
  /** What the call wrote. */
  readonly step?: Step;
  /** The code of a refusal. */
  readonly code?: string;
  /** The backend's own fault: an answer outside the contract, or a handler that broke. */
  readonly breach?: string;
}

const CAPACITY = 2000;

/** The last calls of one world, oldest first; a ring, so that a long run never fills the memory. */
export class Journal {
  readonly #ring: JournalEntry[] = [];
  #next = 0;

  add(entry: JournalEntry): void {
    this.#ring[this.#next] = entry;
    this.#next = (this.#next + 1) % CAPACITY;
  }

  entries(): JournalEntry[] {
    return this.#ring.length < CAPACITY
      ? [...this.#ring]
      : [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)];
  }

  clear(): void {
    this.#ring.length = 0;
    this.#next = 0;
  }
}
