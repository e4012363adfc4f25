import * as z from 'zod/mini';

import { parseInstant } from './clock.ts';
import type { Instant } from './clock.ts';
import { invalid } from './http.ts';
import type { Answer, CallHeaders, CallRequest } from './http.ts';
import { readUntrusted } from './validation.ts';

/** Grows when a recording is no longer replayed as before. */
export const VERSION = 1;

/** A text of a form; a sentence says what another one is not. */
const like = (form: RegExp, message: string) => z.string().check(z.refine((text) => form.test(text), message));

const instant = z.string().check(z.refine((text) => parseInstant(text) !== null, 'is no instant'));
const order = z.int().check(z.minimum(1));
/** A name that a header field can have, and a value on one line of Latin letters. */
const name = like(/^[\w!#$%&'*+.^`|~-]+$/, 'is no name of a header');
const headers = z.record(name, like(/^[\t -~\u0080-\u00ff]*$/, 'cannot be in a header'));

const AnswerAsRecorded = z.union([
  z.literal('dropped'),
  z.strictObject({ status: z.int().check(z.minimum(200), z.maximum(599)), headers, text: z.string() }),
]);

/** A moment of a recording: its place in the order of all, and the world's time at it. */
const moment = { order, at: instant };

/** Verbs that a recording keeps: they change the world, and put no other in its place. */
const RECORDED_VERBS = /^(?!recording|replay|snapshot|reset|sessions?(?:\/|$)|open$|fork|journal)/;

/** Whether a recording keeps a verb. */
export const isRecordedVerb = (path: string): boolean => RECORDED_VERBS.test(path);

const Step = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('call'),
    /** When it came, and met its faults. */
    ...moment,
    /** When it was answered. Other calls may come between. */
    acted: z.optional(z.strictObject(moment)),
    method: like(/^[A-Z]{1,20}$/, 'is no method'),
    url: like(/^\/api\/[!-~]*$/, 'is no address of the API'),
    headers,
    body: z.optional(z.string()),
    answer: AnswerAsRecorded,
  }),
  /** What a tester did. */
  z.strictObject({
    kind: z.literal('verb'),
    ...moment,
    method: like(/^(?:POST|PUT|PATCH|DELETE)$/, 'is no method of a verb'),
    path: z.string().check(z.refine(isRecordedVerb, 'is no verb that a recording has')),
    body: z.string(),
  }),
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
export type RecordedVerb = Extract<Step, { readonly kind: 'verb' }>;
export type RecordedAnswer = z.infer<typeof AnswerAsRecorded>;

/** Refuses two moments of one place in the order, and an answer before its call. */
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
      throw invalid(`steps.${index}.acted.order`, 'lies before the call');
    }
  }
}

/** Reads a recording; throws a 400 that says where it is wrong. */
export function readRecording(text: string): Recording {
  const recording = readUntrusted(Recording, text, 'recording');
  refuseDisorder(recording.steps);
  return recording;
}

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

  /** Begins what a tester does, and gives what notes it once it is done: a verb that is refused changes nothing. */
  verb(at: Instant, method: string, path: string, body: string): () => void {
    const moment = this.#next(at);
    return () => this.#add({ kind: 'verb', ...moment, method, path, body });
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
