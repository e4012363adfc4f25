import type { Instant } from './clock.ts';
import type { CallHeaders } from './http.ts';
import { differencesOf } from './steps.ts';
import type { Difference, Step } from './steps.ts';

/** One call as the backend saw it. */
export interface JournalEntry {
  readonly at: Instant;
  readonly operation: string;
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: CallHeaders;
  readonly body: unknown;
  /** HTTP status, or 'dropped' when no answer was given. */
  readonly status: number | 'dropped';
  /** The text of the answer; only the last calls keep it. */
  answer?: string;
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

/** What listeners of a world get: a call it answered, or that a tester changed it. */
export type JournalEvent =
  | { readonly kind: 'call'; readonly call: WrittenCall }
  | {
      readonly kind: 'world';
      readonly now: Instant;
      readonly frozen: boolean;
      readonly start: Instant;
      readonly because?: string;
    };

type Listener = (event: JournalEvent) => void;

const CAPACITY = 2000;
/** Answers are long: only as many as a tester looks at, and none longer than a page of a list. */
const ANSWERS = 50;
const LONGEST_ANSWER = 50_000;

/** A call in plain JSON, with what it changed. */
const written = ({ step, headers, ...entry }: JournalEntry): WrittenCall => ({
  ...entry,
  headers: Object.fromEntries(headers),
  ...(step === undefined ? {} : { changes: differencesOf(step) }),
});

/** How many characters an entry holds: those of its address, its body and its answer. */
const lengthOf = ({ url, body, answer }: JournalEntry): number =>
  url.length + (answer?.length ?? 0) + (body === undefined ? 0 : JSON.stringify(body).length);

/** The last calls of one world, oldest first; a ring, so that a long run never fills the memory. */
export class Journal {
  readonly #ring: JournalEntry[] = [];
  /** Calls that another page of the same world answered. */
  #others: readonly WrittenCall[] = [];
  #next = 0;
  #listeners = new Set<Listener>();
  #added = 0;
  #characters = 0;
  #clears = 0;

  /** How many calls were added here, and how often it was cleared. */
  get added(): number {
    return this.#added;
  }

  get clears(): number {
    return this.#clears;
  }

  /** How many characters its calls keep. */
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
    if ((entry.answer?.length ?? 0) > LONGEST_ANSWER) delete entry.answer;
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

  /** The calls as testers read them, those of other pages before those of this one. */
  written(): readonly WrittenCall[] {
    return [...this.#others, ...this.entries().map(written)];
  }

  /** Takes in calls that another page answered, so that each page of a browser shows all. */
  addFromOtherPages(calls: readonly WrittenCall[]): void {
    this.#others = [...this.#others, ...calls].slice(-ANSWERS);
    for (const call of calls) this.emit({ kind: 'call', call });
  }

  /** Notifies the listeners of this world. */
  emit(event: JournalEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Calls the listener with all that happens from now on, until the function it gives is called. */
  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Takes over the listeners of another world, which this one replaces. */
  takeListeners(before: Journal): void {
    // One set for all worlds that replace one another, so that who leaves has left them all.
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

/** What happens in a world as server-sent events, each a JSON line; begins with `first`, ends when the reader leaves. */
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
