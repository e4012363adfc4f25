import * as z from 'zod/mini';
import type { Node, ParseError } from 'jsonc-parser';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';

import { isDevelopmentHost } from '#lib/app-page.ts';

import type { Configuration } from './configuration.ts';
import { FORMATS, configurationSchema, readConfiguration } from './configuration.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { BRAND_KEY, clashes, formatOf } from './strict.ts';
import type { Finding } from './strict.ts';

/** An error in `config.json`. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** A path such as `environments.prod.api`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
}

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The offset of a key, or of its nearest existing parent. */
function offsetOf(root: Node, path: readonly (string | number)[]): { offset: number; isThere: boolean } {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    // A property starts with its key; list entries have none.
    const { offset } = node?.parent?.type === 'property' ? node.parent : (node ?? root);
    if (node) return { offset, isThere: length === path.length };
  }
  return { offset: root.offset, isThere: path.length === 0 };
}

const HOST = 'must be a lower-case host name without scheme, port or path';

/** The required form of a string, by its format. */
const FORMAT_MESSAGES = new Map([
  [String(FORMATS.host), HOST],
  [String(FORMATS.address), 'must be an https address without a query or a trailing slash'],
  [String(FORMATS.page), 'must be the https address of a page'],
  [String(FORMATS.key), 'must be a public key: letters, digits, and any of . _ : -'],
  [String(FORMATS.colour), 'must be a colour such as #34502d, in lower case'],
  [String(FORMATS.sign), 'must be the name of an SVG file next to config.json, such as sign.svg'],
  [String(FORMATS.time), 'must be a time of day, such as 07:00'],
  [String(FORMATS.phone), 'must be a number with a country code, such as +358 9 4245 0150'],
]);

/** Messages for zod/mini, which has none without a locale. */
function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMAT_MESSAGES.get(issue.pattern ?? '') ?? issue.message;
    default:
      return issue.message;
  }
}

/** Checks that the brand and environment of each host exist, with their addresses. */
function gaps({ hosts, brands, environments }: Configuration): Finding[] {
  return Object.entries(hosts).flatMap(([name, { brand, environment }]): Finding[] => {
    const host = ['hosts', name];
    const used = environments[environment];
    const findings: Finding[] = [];
    if (!FORMATS.host.test(name)) findings.push([host, HOST]);
    if (isDevelopmentHost(name)) findings.push([host, 'is built in; development hosts need no configuration']);
    if (!brands[brand]) findings.push([[...host, 'brand'], `has no entry in brands: ${brand}`]);
    if (!used) findings.push([[...host, 'environment'], `has no entry in environments: ${environment}`]);
    for (const key of ['booking', 'guest'] as const) {
      if (used && used[key][brand] === undefined) {
        findings.push([['environments', environment, key], `has no address for ${brand}, the brand of ${name}`]);
      }
    }
    return findings;
  });
}

/** A finding with its line. */
function placed(text: string, root: Node, [path, message]: Finding): Fault {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  const { offset, isThere } = offsetOf(root, steps);
  return { line: lineAt(text, offset), path: steps.join('.'), message: isThere ? message : 'is missing' };
}

/** The errors that make a text an invalid configuration; `root` is the parsed text if it is JSON. */
export function readFaults(text: string): { faults: readonly Fault[]; root?: Node } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [broken] = errors;
  if (broken || !root) {
    const message = `is not JSON: ${broken ? printParseErrorCode(broken.error) : 'it is empty'}`;
    return { faults: [{ line: lineAt(text, broken?.offset ?? 0), path: '', message }] };
  }
  const { data, error } = configurationSchema().safeParse(JSON.parse(text));
  const findings = data ? gaps(data) : error.issues.map((issue): Finding => [issue.path, messageOf(issue)]);
  return { faults: findings.map((finding) => placed(text, root, finding)), root };
}

/** Formats an error in one line: `config.json:7 environments.prod.api must be ...`. */
export const faultLine = (file: string, { line, path, message }: Fault): string =>
  `${file}:${line} ${path === '' ? '' : `${path} `}${message}`;

/** Every guest's first load waits for the file, which compresses to about a third. */
const MAX_BYTES = 4_096;

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The description of the key at a path. */
const descriptionAt = (path: readonly string[]): string | undefined =>
  Object.entries(DESCRIPTIONS).find(([at]) => {
    const steps = at.split('.');
    return steps.length === path.length && steps.every((step, index) => step === '*' || step === path[index]);
  })?.[1];

/** A schema with the description of each key. */
function described(schema: JsonSchema, path: readonly string[] = []): JsonSchema {
  const below = (key: string, each: boolean | JsonSchema) =>
    typeof each === 'boolean' ? each : described(each, [...path, key]);
  const { properties, additionalProperties } = schema;
  const description = descriptionAt(path);
  return {
    ...(description === undefined ? {} : { description }),
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, below(key, each)])),
    }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: below('*', additionalProperties) }),
  };
}

/** The schema of `config.json` for editors. It rejects unknown keys, and permits `$schema`. */
export function jsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(configurationSchema());
  return described({ ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } });
}

/** The schema of a key's value; false for a key that the schema does not know. */
function schemaOf({ properties, additionalProperties = true }: JsonSchema, key: string): JsonSchema | boolean {
  const found = properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
  if (found === undefined) return false;
  if (typeof found === 'boolean') return found;
  return found.anyOf?.find((each): each is JsonSchema => typeof each === 'object' && each.type === 'object') ?? found;
}

/** One key of an object: its line, its path, and its value. */
interface Member {
  readonly key: string;
  readonly path: string;
  readonly line: number;
  readonly value: Node;
  readonly object: Node;
}

/** All keys in a value, outer ones first. */
function membersOf(text: string, object: Node, path: readonly string[] = []): Member[] {
  if (object.type !== 'object') return [];
  return (object.children ?? []).flatMap(({ offset, children: [name, value] = [] }) => {
    if (name === undefined || value === undefined) return [];
    const key = String(name.value);
    const at = [...path, key];
    const member = { key, path: at.join('.'), line: lineAt(text, offset), value, object };
    return [member, ...membersOf(text, value, at)];
  });
}

/** Unknown keys. */
function unknownKeys(members: readonly Member[], root: Node): Fault[] {
  const schemas = new Map<Node, JsonSchema>([[root, jsonSchema()]]);
  return members.flatMap(({ key, path, line, value, object }) => {
    const around = schemas.get(object);
    const schema = around === undefined || schemaOf(around, key);
    if (typeof schema === 'object') schemas.set(value, schema);
    return schema === false ? { line, path, message: 'is unknown' } : [];
  });
}

/** Duplicate keys, of which the first would be ignored. */
function repeatedKeys(members: readonly Member[]): Fault[] {
  const seen = new Set<string>();
  return members.flatMap(({ path, line }) => {
    const isRepeated = seen.has(path);
    seen.add(path);
    return isRepeated ? { line, path, message: 'is given twice' } : [];
  });
}

/** Strings that violate the format of their key, and keys of brands that violate theirs. */
function narrowFaults(members: readonly Member[], root: Node): Fault[] {
  const brands = findNodeAtLocation(root, ['brands']);
  return members.flatMap(({ key, path, line, value, object }) => {
    const [format, message = ''] = formatOf(key, path) ?? [];
    const isWrong = value.type === 'string' && format?.test(String(value.value)) === false;
    const [ofKeys, wanted] = BRAND_KEY;
    const isWrongKey = object === brands && !ofKeys.test(key);
    return [...(isWrong ? [{ line, path, message }] : []), ...(isWrongKey ? [{ line, path, message: wanted }] : [])];
  });
}

/** All errors in a configuration, by line. Stricter than a page, which must start even with small errors. */
export function faultsOf(text: string): Fault[] {
  const { faults, root } = readFaults(text);
  const bytes = new TextEncoder().encode(text).length;
  const size = bytes > MAX_BYTES ? [{ line: 1, path: '', message: `${bytes} bytes, at most ${MAX_BYTES}` }] : [];
  const members = root ? membersOf(text, root) : [];
  const strict = root && faults.length === 0 ? clashes(readConfiguration(text)) : [];
  const odd = root
    ? [
        ...unknownKeys(members, root),
        ...repeatedKeys(members),
        ...narrowFaults(members, root),
        ...strict.map((finding) => placed(text, root, finding)),
      ]
    : [];
  const known = new Set(faults.map(({ path }) => path));
  return [...size, ...faults, ...odd.filter(({ path }) => !known.has(path))].toSorted((a, b) => a.line - b.line);
}
