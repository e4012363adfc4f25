import { readFileSync, writeFileSync } from 'node:fs';

import { parse } from 'yaml';

const CONTRACT = 'node_modules/.cache/reception/guest-api.yaml';
const NAMES = 'src/telemetry/contract-names.gen.ts';

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

const sorted = (names: readonly string[]): string => [...new Set(names)].toSorted().join(' ').trim();

const contract = parse(readFileSync(CONTRACT, 'utf8')) as Contract;
const operations = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
);
const steps = Object.keys(contract.paths).flatMap((path) => path.split('/').filter((step) => !step.startsWith('{')));

writeFileSync(
  NAMES,
  `/**
 * Generated from openapi/guest-api.yaml by \`npm run generate\`; never edited.
 */
/** The steps of the API's paths that are no parameter. */
export const API_STEPS =
  '${sorted(steps)}';

/** The names of the API's operations and properties. */
export const CONTRACT_NAMES =
  '${sorted([...operations, ...propertiesIn(contract)])}';
`,
);
