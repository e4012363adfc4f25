import type { Server } from 'node:http';

/** The usage of each command that controls a running backend. */
const USAGE = {
  list: `list [WORDS]                     lists scenarios, or searches them, best match first`,
  open: `open SCENARIO                    starts a world with a scenario, or several (a+b+c), and prints its link
open FILE                        turns a bug file, recording or snapshot into a world, and prints its link`,
  clock: `clock                            prints the time of the world
clock now=2026-06-01T10:00:00Z   sets the time; also advance=PT1H, frozen=true, next=SCENARIO (its next event)`,
  due: `due SCENARIO                     lists the next events of a stay`,
  fault: `fault kind=status status=503     adds a fault; operation=, params.slug=, member=, after=, times=, chance=, seed=, delayMs=
fault list | fault end           lists the faults, or removes all`,
  journal: `journal                          lists the calls so far, and what they changed`,
  undo: `undo                             undoes the last write`,
  world: `world list | world fork NAME | world end NAME
world export FILE | world import FILE`,
  record: `record FILE                      records calls until Enter is pressed or standard input ends`,
  situation: `situation FILE title= sees= covers=   turns a recording, or a file saved by the panel, into a situation [name= page=]`,
  replay: `replay FILE                      replays a recording and lists the responses that differ; fails if any does`,
} as const;

type Verb = keyof typeof USAGE;

const HEAD = `npm run mock -- COMMAND [--at http://127.0.0.1:4010] [--app http://localhost:4173] [--world NAME] [--json] [--help]: controls a running fake backend`;

const isVerb = (word: string): word is Verb => Object.hasOwn(USAGE, word);

/** The commands that control a backend; without one, a backend is started. */
export const VERBS: readonly string[] = Object.keys(USAGE);

/** The usage of a command; of all commands if the word is not one. */
export function usageOf(word: string): string {
  const verbs = isVerb(word) ? [word] : Object.keys(USAGE).filter(isVerb);
  return [HEAD, '', ...verbs.flatMap((verb) => USAGE[verb].split('\n').map((line) => `  ${line}`)), ''].join('\n');
}

/** Prints an error without its stack: the user has to change an option, not the code. */
function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

interface Listening {
  readonly server: Server;
  readonly listen: () => unknown;
}

/** Runs a command that starts a server. `--help` prints its usage, and an error is one line. */
export async function command(usage: string, start: () => Listening | Promise<Listening>): Promise<void> {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) return console.log(usage);
  try {
    const { server, listen } = await start();
    // Before listening: in the bundle, the error of a port in use is emitted before code after an `await` runs.
    server.once('error', fail);
    listen();
  } catch (error) {
    fail(error);
  }
}

/** Parses an option as a whole number from 0 to `most`; throws an error that names the option and the range. */
export function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 0 to ${most}`);
}

export const MAX_PORT = 65_535;

/** The options that all commands share: addresses of backend and app, the world, and whether to print JSON. */
export interface ClientOptions {
  readonly at: string;
  readonly app: string;
  readonly world: string | undefined;
  readonly isJson: boolean;
}

/** A refusal by the backend, with its message. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly data: Readonly<Record<string, unknown>>;

  constructor(message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.data = data;
  }
}

const isAnswered = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', redirect: 'manual' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The default addresses of `npm run mock` and `npm run preview`. */
const BACKENDS = ['http://127.0.0.1:4010', 'http://localhost:4173'] as const;

/** The first default address that answers; the first one if none does. */
export async function findBackend(): Promise<string> {
  for (const each of BACKENDS) if (await isAnswered(`${each}/__mock/clock`)) return each;
  return BACKENDS[0];
}

/** The address of the app: that of the backend if it serves pages, else the preview's. Requests it only if `isWanted`. */
export const findApp = async (at: string, isWanted: boolean): Promise<string> =>
  isWanted && (await isAnswered(`${at}/`)) ? at : BACKENDS[1];

/** Makes a control call and returns its JSON; throws a `RefusedError`, or an error that names the address. */
export async function ask(options: ClientOptions, method: string, verb: string, body?: unknown): Promise<unknown> {
  const world = options.world === undefined ? '' : `/w/${encodeURIComponent(options.world)}`;
  const url = `${options.at}${world}/__mock/${verb}`;
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`No fake backend at ${options.at}: start one with npm run mock, or give its address with --at`);
  });
  const read = (await answer.json()) as { errors?: readonly { message: string; data?: Record<string, unknown> }[] };
  const { message = `The backend answered ${answer.status}`, data } = read.errors?.[0] ?? {};
  if (!answer.ok) throw new RefusedError(message, data);
  return read;
}
