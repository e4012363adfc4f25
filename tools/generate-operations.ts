import { readFileSync, writeFileSync } from 'node:fs';

import { parse } from 'yaml';

const CONTRACT = 'node_modules/.cache/reception/guest-api.yaml';
const TABLE = 'mocks/generated/operations.ts';

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}

/** What a call or an answer carries; the contract names each schema. */
interface Body {
  readonly content: Readonly<Record<string, { readonly schema: Reference }>>;
}

interface Operation {
  readonly operationId: string;
  /** Only the calls about the account have one. */
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

/** One operation as an entry of the table; schemas have the names that orval gives them. */
function entry(contract: Contract, path: string, method: string, operation: Operation): string {
  const { operationId, security, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).flatMap((each) =>
    '$ref' in each ? (contract.components.parameters[nameOf(each)] ?? []) : each,
  );
  const query = parameters.filter((each) => each.in === 'query');
  const converted = query.flatMap(({ name, schema: { type } }) =>
    type === 'integer' || type === 'boolean' ? `${name}: '${type}'` : [],
  );
  const statuses = Object.keys(responses).map(Number);
  const success = statuses.find((status) => status < 300);
  const body = schemaOf(requestBody);
  const reply = schemaOf(responses[String(success)]);
  if (success === undefined || reply === undefined) throw new Error(`${operationId} has no successful answer`);
  const schema = (suffix: string): string => `wire.${capitalised(operationId)}${suffix}`;
  const members = {
    method: `'${method.toUpperCase()}'`,
    path: `'${path.slice(1)}'`,
    success: String(success),
    refusals: `[${statuses.filter((status) => status >= 400).join(', ')}]`,
    ...(security && { bearer: 'true' }),
    ...(query.length > 0 && { query: schema('Params') }),
    ...(converted.length > 0 && { convertedQuery: `{ ${converted.join(', ')} }` }),
    // Other headers are optional texts, which cannot be wrong.
    ...(parameters.some((each) => each.in === 'header' && each.required) && { headers: schema('Headers') }),
    ...(body !== undefined && { body }),
    reply,
  };
  return `  ${operationId}: {\n${Object.entries(members)
    .map(([name, value]) => `    ${name}: ${value},\n`)
    .join('')}  },\n`;
}

const contract = parse(readFileSync(CONTRACT, 'utf8')) as Contract;
const entries = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => entry(contract, path, method, operation)),
);
writeFileSync(
  TABLE,
  `/**
 * Generated from openapi/guest-api.yaml by \`npm run generate\`; never edited.
 */
import * as wire from '#api/generated/model.ts';

/** Every operation of the contract: its address, what it takes, and each status it may answer. */
export const OPERATIONS = {
${entries.join('')}} as const;
`,
);
