import type { Instant } from './clock.ts';
import type { CallHeaders } from './http.ts';
import { differencesOf } from './steps.ts';
import type { Difference, Step } from './steps.ts';

/** One call with its answer. */
export interface JournalEntry {
  readonly at: Instant;
  readonly operation: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: CallHeaders;
  readonly body: unknown;
  /** HTTP status; 'dropped' when the connection was closed without an answer. */
  readonly status: number | 'dropped';
  /** The body of the answer; kept for the last calls only. */
  answer?: string;
  /** Kinds of the faults that applied to the call, in order. */
  readonly faults?: readonly string[];
  /** The rows that the call wrote. */
  readonly step?: Step;
  /** The code of a refusal. */
  readonly code?: string;
  /** A fault of the backend itself: an answer outside the contract, or an exception in a handler. */
  readonly breach?: string;
}

/** A call as JSON, for testers. */
export interface WrittenCall extends Omit<JournalEntry, 'headers' | 'step'> {
  readonly headers: Readonly<Record<string, string>>;
  readonly changes?: readonly Difference[];
}

/** What listeners of a world receive: a call was answered, or a tester changed the world. */
export type JournalEvent =
  | { readonly kind: 'call'; readonly call: WrittenCall }
  | {
      readonly kind: 'world';
      readonly now: Instant;
      readonly frozen: boolean;
      readonly start: Instant;
      readonly notice?: string;
    };

type Listener = (event: JournalEvent) => void;

const CAPACITY = 2000;
/** Answers use much memory, so only the last ones are kept. */
const ANSWERS = 50;
const MAX_ANSWER_LENGTH = 50_000;

/** Serialises a call with what it changed. */
const written = ({ step, headers, ...entry }: JournalEntry): WrittenCall => ({
  ...entry,
  headers: Object.fromEntries(headers),
  ...(step === undefined ? {} : { changes: differencesOf(step) }),
});

/** The size of an entry in characters: address, body and answer. */
const lengthOf = ({ url, body, answer }: JournalEntry): number =>
  url.length + (answer?.length ?? 0) + (body === undefined ? 0 : JSON.stringify(body).length);

/** The last calls of one world, oldest first. The number is limited to bound memory. */
export class Journal {
  readonly #ring: JournalEntry[] = [];
  /** Calls answered by other pages of the same world. */
  #others: readonly WrittenCall[] = [];
  #next = 0;
  #listeners = new Set<Listener>();
  #added = 0;
  #characters = 0;
  #clears = 0;

  /** How many calls were added here, including those removed since. */
  get added(): number {
    return this.#added;
  }

  get clears(): number {
    return this.#clears;
  }

  /** The size of all entries in characters. */
  get characters(): number {
    return this.#characters;
  }

  /** The last calls that were added here. */
  lastWritten(count: number): readonly WrittenCall[] {
    return count === 0 ? [] : this.entries().slice(-count).map(written);
  }

  add(entry: JournalEntry): void {
    const old = this.#ring[(this.#next - ANSWERS + CAPACITY) % CAPACITY];
    this.#characters -= old?.answer?.length ?? 0;
    if (old !== undefined) delete old.answer;
    if ((entry.answer?.length ?? 0) > MAX_ANSWER_LENGTH) delete entry.answer;
    const overwritten = this.#ring[this.#next];
    this.#characters += lengthOf(entry) - (overwritten === undefined ? 0 : lengthOf(overwritten));
    this.#ring[this.#next] = entry;
    this.#added += 1;
    this.#next = (this.#next + 1) % CAPACITY;
    if (this.#listeners.size > 0) this.emit({ kind: 'call', call: written(entry) });
  }

  entries(): JournalEntry[] {
    return this.#ring.length < CAPACITY
      ? [...this.#ring]
      : [...this.#ring.slice(this.#next), ...this.#ring.slice(0, this.#next)];
  }

  /** All calls as JSON: those of other pages, then those of this one. */
  written(): readonly WrittenCall[] {
    return [...this.#others, ...this.entries().map(written)];
  }

  /** Adds calls answered by other pages, so that each page shows all. */
  addFromOtherPages(calls: readonly WrittenCall[]): void {
    this.#others = [...this.#others, ...calls].slice(-ANSWERS);
    for (const call of calls) this.emit({ kind: 'call', call });
  }

  /** Notifies the listeners of this world. */
  emit(event: JournalEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Calls the listener for every event from now on; returns a function that stops it. */
  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Moves the listeners of a replaced world to this one. */
  takeListeners(before: Journal): void {
    // Both journals share the set, so that unsubscribing from either works.
    for (const listener of this.#listeners) before.#listeners.add(listener);
    this.#listeners = before.#listeners;
  }

  clear(): void {
    this.#ring.length = 0;
    this.#others = [];
    this.#clears += 1;
    this.#characters = 0;
    this.#next = 0;
  }
}

export const EVENT_STREAM = 'text/event-stream; charset=utf-8';

/**
 * Server-sent events of a world, each a line of JSON. The first is `first`; the stream ends when the reader
 * disconnects.
 */
export function eventStream(journal: Journal, first: JournalEvent): Response {
  const encoder = new TextEncoder();
  let leave = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: JournalEvent) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      leave = journal.watch(send);
      send(first);
    },
    cancel: () => leave(),
  });
  return new Response(body, { headers: { 'content-type': EVENT_STREAM, 'cache-control': 'no-store' } });
}
