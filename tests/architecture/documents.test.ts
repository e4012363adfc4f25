import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const DOCUMENTS = ['README.md', 'locales/README.md', ...globSync('{.github,docs,src,mocks}/**/*.md')];

/** `src/ui/tokens.css`, but no pattern such as `locales/*` and no placeholder such as `src/data/<thing>/`. */
const PATH = /`((?:src|mocks|tests|tools|docs|openapi|locales|public|\.github|\.ci)\/[\w$./-]+)(?=`)/g;

const LINK = /\]\((?!https?:|#)([^)]+)\)/g;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only files that exist', () => {
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
    const isThere = (path: string): boolean => existsSync(path) || globSync(`${path}.{ts,tsx}`).length > 0;
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const folder = document.replace(/[^/]*$/, '');
    const linked = [...text.matchAll(LINK)].map(([, target = '']) => target);
    expect(linked.filter((target) => !existsSync(folder + target))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const commands = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the index of decisions has the title of each record', () => {
  const records = globSync('docs/decisions/[0-9]*.md').toSorted();
  const titles = records.map((file) => {
    const [, title = ''] = /^# (.*)/.exec(readFileSync(file, 'utf8')) ?? [];
    return `[${title}](${file.replace(/.*\//, '')})`;
  });
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect(index.match(/\[[^\]]+\]\(\d[^)]+\)/g)).toEqual(titles);
});
