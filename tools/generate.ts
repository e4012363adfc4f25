import { readFileSync, writeFileSync } from 'node:fs';

import { parse } from 'yaml';

import { jsonSchema } from '#config/check-configuration.ts';

// Generates, from the contracts, what orval's client does not include.

const CONTRACT = 'node_modules/.cache/reception/guest-api.yaml';

const GENERATED = `/**
 * Generated from openapi/guest-api.yaml by \`npm run generate\`; never edited.
 */`;

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

/** The body of a call or an answer; every schema in the contract is named. */
interface Body {
  readonly content: Readonly<Record<string, { readonly schema: Reference }>>;
}

interface Operation {
  readonly operationId: string;
  /** Only set for operations that require a login. */
  readonly security?: readonly object[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

const nameOf = ({ $ref }: Reference): string => $ref.split('/').at(-1) ?? '';
const schemaOf = (body: Body | undefined): string | undefined => {
  const [media] = Object.values(body?.content ?? {});
  return media && `wire.${nameOf(media.schema)}`;
};
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Generates the entry of one operation; schemas have the names that orval generates. */
function entry(contract: Contract, path: string, method: string, operation: Operation): string {
  const { operationId, security, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).flatMap((each) =>
    '$ref' in each ? (contract.components.parameters[nameOf(each)] ?? []) : each,
  );
  const query = parameters.filter((each) => each.in === 'query');
  const statuses = Object.keys(responses).map(Number);
  const success = statuses.find((status) => status < 300);
  const body = schemaOf(requestBody);
  const reply = schemaOf(responses[String(success)]);
  if (success === undefined || reply === undefined) throw new Error(`${operationId} has no successful response`);
  const schema = (suffix: string): string => `wire.${capitalised(operationId)}${suffix}`;
  const members = {
    method: `'${method.toUpperCase()}'`,
    path: `'${path.slice(1)}'`,
    success: String(success),
    refusals: `[${statuses.filter((status) => status >= 400).join(', ')}]`,
    ...(security && { bearer: 'true' }),
    ...(query.length > 0 && { query: schema('Params') }),
    // Optional headers are strings, which are always valid.
    ...(parameters.some((each) => each.in === 'header' && each.required) && { headers: schema('Headers') }),
    ...(body !== undefined && { body }),
    reply,
  };
  return `  ${operationId}: {\n${Object.entries(members)
    .map(([name, value]) => `    ${name}: ${value},\n`)
    .join('')}  },\n`;
}

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** The names of all properties in a part of the contract, without its examples, which contain data. */
function propertiesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties = {} }: Schema = part;
  const inner = Object.entries(part).filter(([name]) => name !== 'example' && name !== 'examples');
  return [...Object.keys(properties), ...inner.flatMap(([, value]) => propertiesIn(value))];
}

const sorted = (names: readonly string[]): string => [...new Set(names)].toSorted().join(' ').trim();

const contract = parse(readFileSync(CONTRACT, 'utf8')) as Contract;
const entries = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => entry(contract, path, method, operation)),
);
writeFileSync(
  'mocks/generated/operations.ts',
  `${GENERATED}
import * as wire from '#api/generated/model.ts';

/** Every operation of the contract: its path, parameters, body, and possible statuses. */
export const OPERATIONS = {
${entries.join('')}} as const;
`,
);

const operationIds = Object.values(contract.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
);
const steps = Object.keys(contract.paths).flatMap((path) => path.split('/').filter((step) => !step.startsWith('{')));

writeFileSync(
  'src/telemetry/contract-names.gen.ts',
  `${GENERATED}
/** The literal path segments of the API. */
export const API_STEPS =
  '${sorted(steps)}';

/** The names of the API's operations and properties. */
export const CONTRACT_NAMES =
  '${sorted([...operationIds, ...propertiesIn(contract)])}';
`,
);

// As JSON: hosts serve it, and pages cannot parse YAML.
const controlApi: unknown = parse(readFileSync('openapi/control-api.yaml', 'utf8'));
writeFileSync('mocks/generated/control-api.json', `${JSON.stringify(controlApi)}\n`);

writeFileSync('src/config/config.schema.json', `${JSON.stringify(jsonSchema(), null, 2)}\n`);
