import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { membersOf } from './engine/link.ts';
import { readRecording } from './engine/recording.ts';
import { situationFile } from './tester-page/situation-file.ts';

/** npm runs each command in the folder of the project. */
const FOLDER = 'mocks/scenarios/recorded';
/** Reads `title=…` and the like as texts. */
const textsOf = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(membersOf(words)).map(([member, value]) => [member, String(value)]));

/**
 * Makes a situation of a recording, or takes in the file that the panel has saved. Throws a sentence when the file is
 * neither, or the session cannot become one.
 */
export async function addSituation([path = '', ...words]: readonly string[], folder = FOLDER): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      path === '' ? 'situation is followed by a recording or a saved situation' : `There is no file ${path}`,
    );
  });
  const {
    name = basename(path).replace(/\.(ts|json)$/, ''),
    title = '',
    sees = '',
    serves = '',
    page,
  } = textsOf(words);
  const facts = { name, title, sees, serves, ...(page !== undefined && { page }) };
  const isSource = path.endsWith('.ts');
  if (isSource && !/^export const situation = recorded\(/m.test(text)) throw new Error(`${path} is no saved situation`);
  const source = isSource ? text : situationFile(readRecording(text), facts);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  await writeFile(file, source);
  return `Written to ${file}. A host that starts now has it at /s/${name}`;
}
