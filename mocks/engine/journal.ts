import type { Instant } from '#lib/time.ts';

import { differencesOf } from './differences.ts';
import type { Difference } from './differences.ts';
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

/** A call as testers read it, in plain JSON. */
export interface WrittenCall extends Omit<JournalEntry, 'headers' | 'step'> {
  readonly headers: Readonly<Record<string, string>>;
  readonly changes?: readonly Difference[];
}

const CAPACITY = 2000;

/** A call in plain JSON, with what it changed. */
const written = ({ step, headers, ...entry }: JournalEntry): WrittenCall => ({
  ...entry,
  headers: Object.fromEntries(headers),
  ...(step === undefined ? {} : { changes: differencesOf(step) }),
});

/** The last calls of one world, oldest first; a ring, so that a long run never fills the memory. */
export class Journal {
  readonly #ring: JournalEntry[] = [];
  #next = 0;
  #added = 0;
  #clears = 0;

  /** How many calls were added here, and how often it was cleared. */
  get added(): number {
    return this.#added;
  }

  get clears(): number {
    return this.#clears;
  }

  /** The calls as testers read them. */
  written(): readonly WrittenCall[] {
    return this.entries().map(written);
  }

  /** The last calls that were added here. */
  lastWritten(count: number): readonly WrittenCall[] {
    return count === 0 ? [] : this.entries().slice(-count).map(written);
  }

  add(entry: JournalEntry): void {
    this.#ring[this.#next] = entry;
    this.#added += 1;
    this.#next = (this.#next + 1) % CAPACITY;
  }

  entries(): JournalEntry[] {
    return this.#ring.length < CAPACITY
      ? [...this.#ring]
      : [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)];
  }

  clear(): void {
    this.#ring.length = 0;
    this.#clears += 1;
    this.#next = 0;
  }
}
