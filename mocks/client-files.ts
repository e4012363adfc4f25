import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { ask, RefusedError } from './command.ts';
import type { ClientOptions } from './command.ts';
import { membersOf } from './engine/link.ts';
import { readRecording } from './engine/recording.ts';
import { scenarioSource } from './tester-page/scenario-source.ts';

/** A file saved by the panel, a recording or an export. */
interface TesterFile {
  readonly kind?: string;
  readonly page?: string;
  readonly world?: { readonly clock: object };
  readonly clock?: object;
}

async function readTesterFile(path: string): Promise<{ text: string; file: TesterFile }> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`File not found: ${path}`);
  });
  try {
    return { text, file: JSON.parse(text) as TesterFile };
  } catch {
    throw new Error(`${path} is not JSON`);
  }
}

/** A snapshot whose clock continues from the time of the file instead of the time of opening. */
const asOfThen = (world: { readonly clock: object }): string =>
  JSON.stringify({ ...world, clock: { ...world.clock, savedAt: Date.now() } });

interface Replayed {
  readonly calls: number;
  readonly differing: readonly { readonly call: string; readonly place: string; readonly members: readonly string[] }[];
}

const linesOf = (differing: Replayed['differing']): string[] =>
  differing.map(({ call, place, members }) => `differs: ${call} at ${members.join(', ')} (${place})`);

/** Opens a file as a world with a new or a given name. */
export async function openFile(options: ClientOptions, path: string): Promise<string> {
  const { text, file } = await readTesterFile(path);
  const { kind, page = '/', world = file } = file;
  const name = options.world ?? `${kind ?? 'world'}-${crypto.randomUUID().slice(0, 8)}`;
  const there = { ...options, world: name };
  if (kind === 'recording') {
    // The world is new, so differing answers do not matter to anyone.
    const { differing } = (await ask(there, 'POST', 'replay?differing=accept', text)) as Replayed;
    for (const line of linesOf(differing)) console.error(line);
  } else if (world.clock === undefined) throw new Error(`${path} is not a bug file, recording or snapshot`);
  else await ask(there, 'PUT', 'snapshot', asOfThen({ ...world, clock: world.clock }));
  return `${options.app}/w/${name}${page}`;
}

/** Records until Enter is pressed or the input ends, and writes the file. */
export async function record(options: ClientOptions, path: string): Promise<string> {
  if (path === '') throw new Error('record needs a file to write to');
  await ask(options, 'POST', 'recording');
  console.error('Recording. Press Enter to stop.');
  const lines = createInterface({ input: process.stdin });
  await new Promise<void>((ended) => {
    lines.once('line', () => lines.close());
    lines.once('SIGINT', () => lines.close());
    lines.once('close', ended);
  });
  // An open input would keep the process running.
  process.stdin.destroy();
  const recording = (await ask(options, 'DELETE', 'recording')) as { steps: readonly unknown[] };
  await writeFile(path, `${JSON.stringify(recording, null, 2)}\n`);
  return `${recording.steps.length} steps written to ${path}`;
}

/** Replays a recording; sets the exit code when an answer differs, and the world stays as it is. */
export async function replayed(options: ClientOptions, path: string): Promise<unknown> {
  const { text } = await readTesterFile(path);
  const found = (await ask(options, 'POST', 'replay', text).catch((error: unknown) => {
    if (error instanceof RefusedError && Array.isArray(error.data['differing'])) return error.data;
    throw error;
  })) as Replayed;
  if (found.differing.length > 0) process.exitCode = 1;
  if (options.isJson) return found;
  return [`${found.calls} calls, ${found.differing.length} answered differently`, ...linesOf(found.differing)].join(
    '\n',
  );
}

/** Relative to the project, where npm runs each command. */
const FOLDER = 'mocks/scenarios/recorded';
/** Parses words such as `title=…`; values stay strings. */
const textsOf = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(membersOf(words)).map(([member, value]) => [member, String(value)]));

/**
 * Creates a scenario from a recording, or adopts a file saved by the panel. Throws a readable error if the file is
 * neither, or if the session cannot become a scenario.
 */
export async function addScenario([path = '', ...words]: readonly string[], folder = FOLDER): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(path === '' ? 'situation needs a recording or a saved situation' : `File not found: ${path}`);
  });
  const {
    name = basename(path).replace(/\.(ts|json)$/, ''),
    title = '',
    sees = '',
    covers = '',
    page,
  } = textsOf(words);
  const facts = { name, title, sees, covers, ...(page !== undefined && { page }) };
  const isSource = path.endsWith('.ts');
  if (isSource && !/^export const situation = recorded\(/m.test(text))
    throw new Error(`${path} is not a saved situation`);
  const source = isSource ? text : scenarioSource(readRecording(text), facts);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  await writeFile(file, source);
  return `Written to ${file}. Hosts started from now on have it at /s/${name}`;
}
