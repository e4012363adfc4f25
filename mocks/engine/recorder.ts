import type { Instant } from '#lib/time.ts';

import type { CallHeaders, CallRequest } from './call-request.ts';
import { parseJson } from './body.ts';
import { VERSION } from './recording.ts';
import type { RecordedAnswer, RecordedCall, Recording, Step } from './recording.ts';
import type { Answer } from './reply.ts';

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
export interface CallOnTape {
  /** Notes when the call is answered. */
  readonly acts: (at: Instant) => void;
  readonly ends: (request: CallRequest, body: string, answer: Answer) => void;
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
    this.#recording = { world: parseJson(snapshot) as Recording['world'], steps: [], isCut: false };
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
  arrives(at: Instant): CallOnTape | undefined {
    const here = this.#recording;
    if (here === undefined) return undefined;
    const came = this.#next(at);
    let acted: RecordedCall['acted'];
    return {
      acts: (time) => (acted = this.#next(time)),
      ends: (request, body, answer) => {
        if (this.#recording !== here) return;
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
