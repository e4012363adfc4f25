import * as z from 'zod/mini';

import type { Instant } from '#lib/time.ts';

import type { Answer, CallHeaders, CallRequest } from './http.ts';
import { readUntrusted } from './validation.ts';

/** Grows when a recording is no longer replayed as before. */
export const VERSION = 1;

const AnswerAsRecorded = z.union([
  z.literal('dropped'),
  z.strictObject({ status: z.int(), headers: z.record(z.string(), z.string()), text: z.string() }),
]);

/** A moment of a recording: its place in the order of all, and the world's time at it. */
const moment = { order: z.int(), at: z.string() };

const Step = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('call'),
    /** When it came, and met its faults. */
    ...moment,
    /** When it was answered. Other calls may come between. */
    acted: z.optional(z.strictObject(moment)),
    method: z.string(),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.optional(z.string()),
    answer: AnswerAsRecorded,
  }),
  /** What a tester did. */
  z.strictObject({ kind: z.literal('verb'), ...moment, method: z.string(), path: z.string(), body: z.string() }),
  /** A page was loaded again. Random faults start again from the seed. */
  z.strictObject({ kind: z.literal('reload'), ...moment }),
]);

const Recording = z.strictObject({
  kind: z.literal('recording'),
  version: z.literal(VERSION),
  /** The world's snapshot at the start: seed, start, clock, faults and rows. */
  world: z.looseObject({}),
  steps: z.array(Step),
  /** Whether the recorder stopped before the session ended, because the recording was too long. */
  isCut: z.boolean(),
});

export type Recording = z.infer<typeof Recording>;
export type Step = z.infer<typeof Step>;
export type RecordedCall = Extract<Step, { readonly kind: 'call' }>;
export type RecordedAnswer = z.infer<typeof AnswerAsRecorded>;

/** Reads a recording; throws a 400 that says where it is wrong. */
export const readRecording = (text: string): Recording => readUntrusted(Recording, text, 'recording');

/** A recording is kept in memory, and in the storage of a browser. */
const MOST_CHARACTERS = 2_000_000;

/** What the connection brings, or what only the tester's own browser knows. */
const NOT_KEPT =
  /^(sec-|accept|connection|content-length|cookie|dnt|host|keep-alive|origin|referer|user-agent|x-mock-session|transfer-encoding)/;

const kept = (headers: CallHeaders): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !NOT_KEPT.test(name)));

/** An answer as a recording compares it. */
export const recordedAnswer = (answer: Answer): RecordedAnswer =>
  answer === 'dropped' ? answer : { ...answer, headers: Object.fromEntries(new Headers(answer.headers)) };

/** A call that is under way. */
interface RecordedCallHandle {
  /** Notes when the call is answered. */
  readonly acts: (at: Instant) => void;
  /** Notes the answer; not that to a body which nobody has read to its end, and which changed nothing. */
  readonly ends: (request: CallRequest, body: string | undefined, answer: Answer) => void;
}

/** Writes down what happens in a world, from when a tester says so. */
export class Recorder {
  #recording: { world: Recording['world']; steps: Step[]; isCut: boolean } | undefined;
  #order = 0;
  #characters = 0;

  get isOn(): boolean {
    return this.#recording !== undefined;
  }

  /** Begins with the snapshot of a world. */
  start(snapshot: string): void {
    this.#recording = { world: JSON.parse(snapshot) as Recording['world'], steps: [], isCut: false };
    this.#order = 0;
    this.#characters = snapshot.length;
  }

  /** Goes on with a recording of the page before. */
  resume({ world, steps, isCut }: Recording, at: Instant): void {
    this.#recording = { world, steps: [...steps], isCut };
    this.#characters = JSON.stringify(steps).length;
    this.#order = Math.max(0, ...steps.map((step) => (step.kind === 'call' ? (step.acted?.order ?? 0) : step.order)));
    this.#order = Math.max(this.#order, ...steps.map(({ order }) => order));
    this.#add({ kind: 'reload', ...this.#next(at) });
  }

  /** The recording so far. */
  get recording(): Recording | undefined {
    return this.#recording && { kind: 'recording', version: VERSION, ...this.#recording };
  }

  stop(): Recording | undefined {
    const { recording } = this;
    this.#recording = undefined;
    return recording;
  }

  /** Notes a call that comes; undefined when nothing is recorded. */
  arrives(at: Instant): RecordedCallHandle | undefined {
    const here = this.#recording;
    if (here === undefined) return undefined;
    const came = this.#next(at);
    let acted: RecordedCall['acted'];
    return {
      acts: (time) => (acted = this.#next(time)),
      ends: (request, body, answer) => {
        if (this.#recording !== here || body === undefined) return;
        const { pathname, search } = new URL(request.url);
        this.#add({
          kind: 'call',
          ...came,
          ...(acted && { acted }),
          method: request.method,
          url: pathname + search,
          headers: kept(request.headers),
          ...(body === '' ? {} : { body }),
          answer: recordedAnswer(answer),
        });
      },
    };
  }

  /** Notes what a tester did. */
  verb(at: Instant, method: string, path: string, body: string): void {
    this.#add({ kind: 'verb', ...this.#next(at), method, path, body });
  }

  #next(at: Instant): { readonly order: number; readonly at: Instant } {
    this.#order += 1;
    return { order: this.#order, at };
  }

  #add(step: Step): void {
    if (this.#recording === undefined || this.#recording.isCut) return;
    this.#characters += JSON.stringify(step).length;
    if (this.#characters > MOST_CHARACTERS) this.#recording.isCut = true;
    else this.#recording.steps.push(step);
  }
}
