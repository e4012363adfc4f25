import { withoutDefaults } from '../engine/fault-defaults.ts';
import type { Recording, Step } from '../engine/recording.ts';

/** The texts that a tester gives a recorded scenario. */
export interface ScenarioFacts {
  readonly name: string;
  readonly title: string;
  readonly sees: string;
  /** The ids of requirements, with spaces between them. */
  readonly covers: string;
  /** The page that the session ended at; without it the stay of its last call. */
  readonly page?: string | undefined;
}

type Fault = Readonly<Record<string, unknown>>;

/** The world of a recording, as far as a scenario needs it. */
interface RecordedWorld {
  readonly start: string;
  readonly seed: number;
  readonly generated: number;
  readonly faults: readonly Fault[];
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
}

/** The limit of a file with one scenario. */
const MAX_LINES = 24;
/** The lines of a file besides its calls, including the one of `signIn`. */
const FRAME_LINES = 13;
const MAX_CALLS = MAX_LINES - FRAME_LINES;
/** Headers that every call has, or that the replay sets itself. */
const NOT_WRITTEN = /^(authorization|content-type|priority|pragma|cache-control|x-real-ip|x-forwarded)/;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** Whether a fault depends on the number of calls, so that no call may be left out. */
const counts = ({ kind, times, after, chance }: Fault): boolean =>
  kind === 'rate-limit' || times !== undefined || Number(after ?? 0) > 0 || Number(chance ?? 1) < 1;

const faultsSet = (steps: readonly Step[]): Fault[] =>
  steps.flatMap((step) =>
    step.kind === 'verb' && step.method === 'POST' && step.path === 'faults' ? [JSON.parse(step.body) as Fault] : [],
  );

/** The address that a token was issued to. */
function emailOf(authorization: string | undefined): string | undefined {
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(authorization ?? '')?.[1];
  if (payload === undefined) return undefined;
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly email?: string };
  return claims.email;
}

/** The reason why a session cannot become a scenario; undefined if it can. */
function refusal(
  { isTruncated, steps }: Recording,
  { seed, generated, rows, faults }: RecordedWorld,
): string | undefined {
  if (isTruncated) return 'The recording was too long and was truncated';
  if (seed !== 1 || generated !== 0)
    return 'The world has a seed of its own or generated stays, which a situation cannot have';
  const written = Object.keys(rows);
  if (written.length > 0) {
    return `The world was written to before the recording (${written.join(', ')}). Open a situation, press Record first, and play it again`;
  }
  const isByChance = [...faults, ...faultsSet(steps)].some(({ chance }) => Number(chance ?? 1) < 1);
  if (isByChance && steps.some(({ kind }) => kind === 'reload')) {
    return 'A page was loaded again while a fault came by chance; record it with npm run preview';
  }
  return undefined;
}

/** A step as a line of the file; undefined for one that changes nothing. */
function lineOf(step: Step, startMs: number, keepsReads: boolean): string | undefined {
  const at = `+${(Date.parse(step.at) - startMs) / 1000}s`;
  if (step.kind === 'reload') return undefined;
  if (step.kind === 'verb') {
    // Clock changes are not needed: each call has its time.
    if (step.path === 'clock' || (step.path.startsWith('third-parties/') && !keepsReads)) return undefined;
    return [at, step.method, `/__mock/${step.path}`, step.body].filter((word) => word !== '').join(' ');
  }
  if (step.method === 'GET' && !keepsReads) return undefined;
  const email = emailOf(step.headers['authorization']);
  const others = Object.entries(step.headers).filter(([name, value]) => !NOT_WRITTEN.test(name) && !/\s/.test(value));
  return [
    at,
    step.answer === 'dropped' ? step.answer : String(step.answer.status),
    ...(email === undefined ? [] : ['as', email]),
    ...others.map(([name, value]) => `${name}:${value}`),
    step.method,
    step.url,
    ...(step.body === undefined ? [] : [step.body.replaceAll('\n', ' ')]),
  ].join(' ');
}

/** The page of the stay that the last call was about. */
function lastStay(steps: readonly Step[]): string {
  const slugs = steps.flatMap((step) =>
    step.kind === 'call' ? (/^\/api\/check-in\/([^/?]+)/.exec(step.url)?.[1] ?? []) : [],
  );
  const slug = slugs.at(-1);
  return slug === undefined ? '/' : `/stay?slug=${slug}`;
}

/** The address that the last call with a token was signed in with. */
function lastEmail(steps: readonly Step[]): string | undefined {
  const emails = steps.flatMap((step) => (step.kind === 'call' ? (emailOf(step.headers['authorization']) ?? []) : []));
  return emails.at(-1);
}

/** A scenario that a session made, as its file writes it. */
export interface RecordedScenario extends Omit<ScenarioFacts, 'name' | 'page'> {
  readonly now: string;
  readonly signIn?: string;
  readonly page: string;
  readonly calls: readonly string[];
}

/**
 * Converts a recording to a scenario with only the calls that change something. Throws an error with a message for the
 * tester if that is not possible, or if its file would exceed `MAX_LINES`.
 */
export function recordedScenario(recording: Recording, facts: ScenarioFacts): RecordedScenario {
  const world = recording.world as unknown as RecordedWorld;
  const { name, title, sees, covers, page = lastStay(recording.steps) } = facts;
  const lacking = Object.entries({ name, title, sees, covers }).find(([, value]) => value.trim() === '');
  if (lacking) throw new Error(`A situation needs a ${lacking[0]}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error('A name consists of lower-case letters, digits and hyphens');
  const why = refusal(recording, world);
  if (why !== undefined) throw new Error(why);
  const startMs = Date.parse(world.start);
  const keepsReads = [...world.faults, ...faultsSet(recording.steps)].some(counts);
  const inOrder = recording.steps.toSorted((one, other) => one.order - other.order);
  const calls = [
    ...world.faults.map((fault) => `+0s POST /__mock/faults ${JSON.stringify(withoutDefaults(fault))}`),
    ...inOrder.map((step) => lineOf(step, startMs, keepsReads)),
  ].filter((line) => line !== undefined);
  if (calls.length > MAX_CALLS) {
    throw new Error(
      `The session has ${calls.length} relevant calls, but a situation can have only ${MAX_CALLS}. Start recording closer to the end`,
    );
  }
  const email = lastEmail(recording.steps);
  return { title, sees, covers, now: world.start, ...(email !== undefined && { signIn: email }), page, calls };
}

/** The source file of the scenario; throws the errors of `recordedScenario`. */
export function scenarioSource(recording: Recording, facts: ScenarioFacts): string {
  const { calls, ...entry } = recordedScenario(recording, facts);
  return [
    "import { recorded } from '../recorded.ts';",
    '',
    '/** Recorded by a tester. */',
    `export const situation = recorded(${quoted(facts.name)}, {`,
    ...Object.entries(entry).map(([member, value]) => `  ${member}: ${quoted(value)},`),
    '  calls: [',
    ...calls.map((line) => `    ${quoted(line)},`),
    '  ],',
    '});',
    '',
  ].join('\n');
}
