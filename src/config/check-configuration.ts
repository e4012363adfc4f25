import type { Node } from 'jsonc-parser';
import * as z from 'zod/mini';

import { configurationSchema } from './configuration.ts';
import { lineAt, readFaults } from './faults.ts';
import type { Fault } from './faults.ts';

/** A guest's first load has no more room for it. */
const MOST_BYTES = 2_048;

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The schema of `config.json` for editors. It names an unknown key as a fault, and lets a file name the schema. */
export function jsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(configurationSchema());
  return { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } };
}

/** The schema of a key's value; false for a key that the schema does not know. */
function schemaOf({ properties, additionalProperties = true }: JsonSchema, key: string): JsonSchema | boolean {
  const found = properties?.[key] ?? additionalProperties;
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

/** Every key within a value, from the outside in. */
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

/** Keys that the app does not know. */
function unknownKeys(members: readonly Member[], root: Node): Fault[] {
  const schemas = new Map<Node, JsonSchema>([[root, jsonSchema()]]);
  return members.flatMap(({ key, path, line, value, object }) => {
    const around = schemas.get(object);
    const schema = around === undefined || schemaOf(around, key);
    if (typeof schema === 'object') schemas.set(value, schema);
    return schema === false ? { line, path, message: 'is unknown' } : [];
  });
}

/** Keys that are written twice: of two, the first would count for nothing. */
function repeatedKeys(members: readonly Member[]): Fault[] {
  const seen = new Set<string>();
  return members.flatMap(({ path, line }) => {
    const isRepeated = seen.has(path);
    seen.add(path);
    return isRepeated ? { line, path, message: 'is there twice' } : [];
  });
}

/** Formats that only one key has; a page starts without this check. */
const NARROW: Readonly<Record<string, readonly [RegExp, string]>> = {
  name: [/^.{1,40}$/, 'must have 1 to 40 characters'],
  origin: [/^https:\/\/[^/@]+$/, 'must be an https address without a path'],
  dsn: [/^https:\/\/\w+@.*\/\d+$/, 'must be a DSN, as https://key@host/1'],
  api: [/^[^@]+$/, 'must not name a user'],
};
const OTHER_ADDRESS: readonly [RegExp, string] = [/^https:\/\/[^@]+$/, 'must be an https address without a user'];
const OTHER_ADDRESSES = new Set(['address', 'guest', 'reception', 'tunnel', 'main', 'white-label']);

/** Texts that are not what their key asks for. */
const narrowFaults = (members: readonly Member[]): Fault[] =>
  members.flatMap(({ key, path, line, value }) => {
    const [format, message = ''] = NARROW[key] ?? (OTHER_ADDRESSES.has(key) ? OTHER_ADDRESS : []);
    const isWrong = value.type === 'string' && format?.test(String(value.value)) === false;
    return isWrong ? { line, path, message } : [];
  });

/** All faults of a configuration's text, by line; none when it is good. Stricter than a page, which must start. */
export function faultsOf(text: string): Fault[] {
  const { faults, root } = readFaults(text);
  const bytes = new TextEncoder().encode(text).length;
  const size = bytes > MOST_BYTES ? [{ line: 1, path: '', message: `${bytes} bytes, at most ${MOST_BYTES}` }] : [];
  const members = root ? membersOf(text, root) : [];
  const odd = root ? [...unknownKeys(members, root), ...repeatedKeys(members), ...narrowFaults(members)] : [];
  const known = new Set(faults.map(({ path }) => path));
  return [...size, ...faults, ...odd.filter(({ path }) => !known.has(path))].toSorted((a, b) => a.line - b.line);
}
