import * as z from 'zod/mini';

import { parseInstant } from './clock.ts';
import type { Instant } from './clock.ts';
import { invalid } from './http.ts';
import type { Answer, CallHeaders, CallRequest } from './http.ts';
import { readUntrusted } from './validation.ts';

/** Incremented when older recordings can no longer be replayed. */
export const VERSION = 1;

/** A string of the given form, with the message for any other. */
const like = (form: RegExp, message: string) => z.string().check(z.refine((text) => form.test(text), message));

const instant = z.string().check(z.refine((text) => parseInstant(text) !== null, 'is not an instant'));
const order = z.int().check(z.minimum(1));
/** Valid names and values of header fields. */
const name = like(/^[\w!#$%&'*+.^`|~-]+$/, 'is not a valid header name');
const headers = z.record(name, like(/^[\t -~\u0080-\u00ff]*$/, 'cannot be in a header'));

const AnswerAsRecorded = z.union([
  z.literal('dropped'),
  z.strictObject({ status: z.int().check(z.minimum(200), z.maximum(599)), headers, text: z.string() }),
]);

/** The position in the order of events, and the world's time. */
const moment = { order, at: instant };

/** Recorded verbs: those that change the world without replacing it. */
const RECORDED_VERBS = /^(?!recording|replay|snapshot|reset|sessions?(?:\/|$)|open$|fork|journal)/;

/** Whether a verb is recorded. */
export const isRecordedVerb = (path: string): boolean => RECORDED_VERBS.test(path);

const Step = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('call'),
    /** When it arrived and faults were applied. */
    ...moment,
    /** When it was answered. Other calls may have been answered in between. */
    acted: z.optional(z.strictObject(moment)),
    method: like(/^[A-Z]{1,20}$/, 'is not a method'),
    url: like(/^\/api\/[!-~]*$/, 'is not an address of the API'),
    headers,
    body: z.optional(z.string()),
    answer: AnswerAsRecorded,
  }),
  /** What a tester did. */
  z.strictObject({
    kind: z.literal('verb'),
    ...moment,
    method: like(/^(?:POST|PUT|PATCH|DELETE)$/, 'is not the method of a verb'),
    path: z.string().check(z.refine(isRecordedVerb, 'is not a verb that is recorded')),
    body: z.string(),
  }),
  /** The page was reloaded, which resets the random numbers of faults. */
  z.strictObject({ kind: z.literal('reload'), ...moment }),
]);

const Recording = z.strictObject({
  kind: z.literal('recording'),
  version: z.literal(VERSION),
  /** The world's snapshot at the start of the recording. */
  world: z.looseObject({}),
  steps: z.array(Step),
  /** Whether the recording reached its size limit before it ended. */
  isTruncated: z.boolean(),
});

export type Recording = z.infer<typeof Recording>;
export type Step = z.infer<typeof Step>;
export type RecordedCall = Extract<Step, { readonly kind: 'call' }>;
export type RecordedVerb = Extract<Step, { readonly kind: 'verb' }>;
export type RecordedAnswer = z.infer<typeof AnswerAsRecorded>;

/** Refuses duplicate positions, and an answer that precedes its call. */
function refuseDisorder(steps: readonly Step[]): void {
  const taken = new Map<number, string>();
  for (const [index, step] of steps.entries()) {
    const acted = step.kind === 'call' ? step.acted : undefined;
    const moments = [step.order, ...(acted === undefined ? [] : [acted.order])];
    for (const [at, place] of moments.entries()) {
      const field = `steps.${index}.${at === 0 ? '' : 'acted.'}order`;
      const twin = taken.get(place);
      if (twin !== undefined) throw invalid(field, `is that of ${twin}`);
      taken.set(place, field);
    }
    if (acted !== undefined && acted.order < step.order) {
      throw invalid(`steps.${index}.acted.order`, 'precedes the call');
    }
  }
}

/** Parses a recording; throws a 400 naming the invalid field. */
export function readRecording(text: string): Recording {
  const recording = readUntrusted(Recording, text, 'recording');
  refuseDisorder(recording.steps);
  return recording;
}

/** Recordings are kept in memory, and in `localStorage`. */
const MAX_CHARACTERS = 2_000_000;

/** Header fields that belong to the connection or to the tester's browser. */
const NOT_KEPT =
  /^(sec-|accept|connection|content-length|cookie|dnt|host|keep-alive|origin|referer|user-agent|x-mock-session|transfer-encoding)/;

const kept = (headers: CallHeaders): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !NOT_KEPT.test(name)));

/** An answer in the form in which recordings are compared. */
export const recordedAnswer = (answer: Answer): RecordedAnswer =>
  answer === 'dropped' ? answer : { ...answer, headers: Object.fromEntries(new Headers(answer.headers)) };

/** Records the progress of one call. */
interface RecordedCallHandle {
  /** Call it when the answer is produced. */
  readonly markAnswered: (at: Instant) => void;
  /** Call it with the answer. Calls with an incomplete body are left out; they changed nothing. */
  readonly finish: (request: CallRequest, body: string | undefined, answer: Answer) => void;
}

/** Records what happens in a world, while a tester wants it to. */
export class Recorder {
  #recording: { world: Recording['world']; steps: Step[]; isTruncated: boolean } | undefined;
  #order = 0;
  #characters = 0;

  get isOn(): boolean {
    return this.#recording !== undefined;
  }

  /** Starts a recording with a snapshot of the world. */
  start(snapshot: string): void {
    this.#recording = { world: JSON.parse(snapshot) as Recording['world'], steps: [], isTruncated: false };
    this.#order = 0;
    this.#characters = snapshot.length;
  }

  /** Continues the recording of the page before a reload. */
  resume({ world, steps, isTruncated }: Recording, at: Instant): void {
    this.#recording = { world, steps: [...steps], isTruncated };
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

  /** Records the arrival of a call; undefined when nothing is being recorded. */
  recordCall(at: Instant): RecordedCallHandle | undefined {
    const here = this.#recording;
    if (here === undefined) return undefined;
    const came = this.#next(at);
    let acted: RecordedCall['acted'];
    return {
      markAnswered: (time) => (acted = this.#next(time)),
      finish: (request, body, answer) => {
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

  /**
   * Reserves the position of a verb. Call the result once it succeeded; a refused verb changes nothing and is left out.
   */
  verb(at: Instant, method: string, path: string, body: string): () => void {
    const moment = this.#next(at);
    return () => this.#add({ kind: 'verb', ...moment, method, path, body });
  }

  #next(at: Instant): { readonly order: number; readonly at: Instant } {
    this.#order += 1;
    return { order: this.#order, at };
  }

  #add(step: Step): void {
    if (this.#recording === undefined || this.#recording.isTruncated) return;
    this.#characters += JSON.stringify(step).length;
    if (this.#characters > MAX_CHARACTERS) this.#recording.isTruncated = true;
    else this.#recording.steps.push(step);
  }
}
