import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';

import type { Wishes } from './ask.ts';

import { ask } from './ask.ts';

/** A file of testers: what a panel, a recording or an export has written. */
interface TesterFile {
  readonly kind?: string;
  readonly page?: string;
  readonly world?: { readonly clock: object };
  readonly clock?: object;
}

async function readTesterFile(path: string): Promise<{ text: string; file: TesterFile }> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`There is no file ${path}`);
  });
  try {
    return { text, file: JSON.parse(text) as TesterFile };
  } catch {
    throw new Error(`${path} is not JSON`);
  }
}

/** A snapshot whose clock goes on from the moment of the file, not from when it is opened. */
const asOfThen = (world: { readonly clock: object }): string =>
  JSON.stringify({ ...world, clock: { ...world.clock, savedAt: Date.now() } });

/** Opens a file as a world of a new name, or of the one that is wished for. */
export async function openFile(wishes: Wishes, path: string): Promise<string> {
  const { text, file } = await readTesterFile(path);
  const { kind, page = '/', world = file } = file;
  const name = wishes.world ?? `${kind ?? 'world'}-${crypto.randomUUID().slice(0, 8)}`;
  const there = { ...wishes, world: name };
  if (kind === 'recording') await ask(there, 'POST', 'replay', text);
  else if (world.clock === undefined) throw new Error(`${path} is no bug file, recording or snapshot`);
  else await ask(there, 'PUT', 'snapshot', asOfThen({ ...world, clock: world.clock }));
  return `${wishes.app}/w/${name}${page}`;
}

/** Records until Enter is pressed or the input ends, and writes the file. */
export async function record(wishes: Wishes, path: string): Promise<string> {
  if (path === '') throw new Error('record is followed by the file to write');
  await ask(wishes, 'POST', 'recording');
  console.error('Recording. Press Enter to end it.');
  const lines = createInterface({ input: process.stdin });
  await new Promise<void>((ended) => {
    lines.once('line', () => lines.close());
    lines.once('SIGINT', () => lines.close());
    lines.once('close', ended);
  });
  // An input that is still open would keep the process waiting.
  process.stdin.destroy();
  const recording = (await ask(wishes, 'DELETE', 'recording')) as { steps: readonly unknown[] };
  await writeFile(path, `${JSON.stringify(recording, null, 2)}\n`);
  return `${recording.steps.length} steps written to ${path}`;
}

interface Replayed {
  readonly calls: number;
  readonly differing: readonly { readonly call: string }[];
}

/** Replays a recording; sets the exit code when an answer differs. */
export async function replayed(wishes: Wishes, path: string): Promise<unknown> {
  const { text } = await readTesterFile(path);
  const found = (await ask(wishes, 'POST', 'replay', text)) as Replayed;
  if (found.differing.length > 0) process.exitCode = 1;
  if (wishes.isJson) return found;
  const differing = found.differing.map(({ call }) => `differs: ${call}`);
  return [`${found.calls} calls, ${found.differing.length} answered otherwise`, ...differing].join('\n');
}
