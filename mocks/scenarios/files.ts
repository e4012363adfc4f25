import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

/** The folder of scenarios and its subfolders. Adding a file changes the modification time of its folder. */
export const scenarioFolders = (folder = FOLDER): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

/** The files below a folder that hold one scenario each, sorted by path. */
export const scenarioFiles = (folder = FOLDER): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => join(folder, name))
    .filter((path) => /^export const situation\b/m.test(readFileSync(path, 'utf8')));

/** The source of a module that replaces `found.ts` in a bundle, where there is no folder to read. */
export const foundSource = (files: readonly string[]): string =>
  [
    ...files.map((path, index) => `import { situation as s${index} } from ${JSON.stringify(path)};`),
    `export const found = [${files.map((_path, index) => `s${index}`).join(', ')}];`,
  ].join('\n');
