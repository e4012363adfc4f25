import * as z from 'zod/mini';

import { parseJson } from './body.ts';
import { invalid } from './http-error.ts';
import { firstProblem } from './problem.ts';
import { refuseHostile } from './untrusted-json.ts';

/** Grows when a recording is no longer replayed as before. */
export const VERSION = 1;

const Answer = z.union([
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
    answer: Answer,
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
export type RecordedAnswer = z.infer<typeof Answer>;

/** Reads a recording; throws a 400 that says where it is wrong. */
export function readRecording(text: string): Recording {
  const value = parseJson(text);
  refuseHostile(value);
  const result = z.safeParse(Recording, value);
  if (result.success) return result.data;
  const { path, message } = firstProblem(result.error.issues, value);
  throw invalid(path.map(String).join('.') || 'recording', message);
}
