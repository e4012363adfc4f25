import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PATHS = globSync('openapi/paths/*.yaml').map((file) => /(\w[\w-]*)\.yaml$/.exec(file)?.[1] ?? '');

/** Files whose calls are not in the contract: to the partner of plans, and for files of the build. */
const NOT_OF_THE_CONTRACT = new Set([
  'src/data/fake-backend.ts',
  'src/data/plan.ts',
  'src/features/location/use-guide.ts',
]);

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !path.startsWith('src/api/generated/') && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const holding = (pattern: RegExp): string[] =>
  sources.filter(({ path, text }) => pattern.test(text) && !NOT_OF_THE_CONTRACT.has(path)).map(({ path }) => path);

const CALLS = /import \{[^}]*\b(?!get[A-Z])[a-z]\w*\b[^}]*\} from '#api\/generated\/(?!model)/;

/** Patterns of what only the generated code may contain, with the files that are exempt. */
test.each([
  // An order's attempts: they send an operation of the contract, but belong to one order of a stay.
  ['query or mutation key', /(?:query|mutation)Key(?::| =) \[\s*['"`]/, ['src/components/order/use-order.ts']],
  ['method and path', /['"`](?:GET|POST|PATCH|PUT|DELETE) \//, []],
  ['path of a call', new RegExp(`url: ['"\`]/|['"\`]/(?:${PATHS.join('|')})/\\{`), []],
  [
    'check of an answer outside of one place',
    /\bparseResponse(?:InParts)?\(/,
    ['src/api/contract.ts', 'src/api/parse-response.ts'],
  ],
  ['call without its generated options', CALLS, ['src/api/request-stay.ts']],
])('no source contains a hand-written %s', (_, pattern, allowed) => {
  expect(holding(pattern).toSorted()).toEqual(allowed);
});
