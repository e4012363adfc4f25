import { readFileSync, writeFileSync } from 'node:fs';

import { parse } from 'yaml';

const CONTRACT = 'node_modules/.cache/reception/guest-api.yaml';
const WORDS = 'src/telemetry/errors/contract-words.gen.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/** The names of all properties below a part of the contract; its examples hold data and are left out. */
function propertiesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties = {} }: Schema = part;
  const inner = Object.entries(part).filter(([name]) => name !== 'example' && name !== 'examples');
  return [...Object.keys(properties), ...inner.flatMap(([, value]) => propertiesIn(value))];
}

/** Splits names into their parts: `reservationState` has two. */
const wordsIn = (names: readonly string[]): string[] =>
  names.flatMap((name) => name.split(/[^A-Za-z]+|(?=[A-Z][a-z])/)).map((word) => word.toLowerCase());

const sorted = (words: readonly string[]): string =>
  [...new Set(words)]
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

const contract = parse(readFileSync(CONTRACT, 'utf8')) as Contract;
const operations = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
);
const steps = Object.keys(contract.paths).flatMap((path) => path.split('/').filter((step) => !step.startsWith('{')));

writeFileSync(
  WORDS,
  `/**
 * Generated from openapi/guest-api.yaml by \`npm run generate\`; never edited.
 */
/** The steps of the paths of the API that are no parameter. */
export const API_STEPS =
  '${sorted(steps)}';

/** The words that the names of its operations and properties are made of. */
export const CONTRACT_WORDS =
  '${sorted(wordsIn([...operations, ...propertiesIn(contract)]))}';
`,
);
