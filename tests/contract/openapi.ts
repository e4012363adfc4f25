import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../../openapi');

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (file: string): Node => parse(readFileSync(join(ROOT, file), 'utf8')) as Node;

/** Resolves a reference such as `$ref: ../examples/x.yaml#/Name`. */
function resolve(node: unknown): unknown {
  if (!isNode(node) || typeof node['$ref'] !== 'string') return node;
  const [file = '', name = ''] = node['$ref'].replace('../', '').split('#/');
  return read(file)[name];
}

const nodesOf = (value: unknown): Node[] => (isNode(value) ? Object.values(value).filter(isNode) : []);

/** An operation as the contract's files describe it. */
export interface DescribedOperation {
  readonly id: string;
  readonly requests: readonly (readonly [name: string, body: unknown])[];
  readonly replies: readonly (readonly [name: string, body: unknown])[];
  /** Every status that the operation may answer. */
  readonly statuses: readonly number[];
}

function examplesOf(holder: unknown): (readonly [string, unknown])[] {
  const examples = nodesOf(isNode(holder) ? holder['content'] : undefined).flatMap((media) =>
    Object.entries((media['examples'] ?? {}) as Node),
  );
  return examples.map(([name, example]) => [name, (resolve(example) as Node)['value']] as const);
}

/** All operations of the contract with their examples. */
export const describedOperations: readonly DescribedOperation[] = readdirSync(join(ROOT, 'paths'))
  .flatMap((file) => nodesOf(read(`paths/${file}`)).flatMap(nodesOf))
  .filter((operation) => typeof operation['operationId'] === 'string')
  .map((operation) => ({
    id: String(operation['operationId']),
    requests: examplesOf(operation['requestBody']),
    replies: Object.entries((operation['responses'] ?? {}) as Node)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => examplesOf(response)),
    statuses: Object.keys((operation['responses'] ?? {}) as Node).map(Number),
  }));

/** The base addresses in the contract. */
export const servers: readonly string[] = (read('guest-api.yaml')['servers'] as Node[]).map(({ url }) => String(url));

function openEnums(node: unknown, path: string): [string, readonly string[]][] {
  if (!isNode(node)) return [];
  const own = node['x-extensible-enum'];
  const here: [string, readonly string[]][] = Array.isArray(own) ? [[path, own as string[]]] : [];
  const below = Object.entries(node).flatMap(([key, value]) =>
    openEnums(value, key === 'properties' || key === 'items' ? path : `${path}.${key}`),
  );
  return [...here, ...below];
}

/** Every open list of values, by schema and member, e.g. `CreditCard.type`. */
export const extensibleEnums: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(join(ROOT, 'schemas')).flatMap((file) =>
    Object.entries(read(`schemas/${file}`)).flatMap(([name, schema]) => openEnums(schema, name)),
  ),
);
