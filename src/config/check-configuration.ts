import type { MemberNode, ObjectNode } from '@humanwhocodes/momoa';
import * as z from 'zod/mini';

import { configurationSchema } from './configuration.ts';
import { nameOf, readFaults } from './faults.ts';
import type { Fault } from './faults.ts';

/** A guest's first load has no more room for it. */
const MOST_BYTES = 2_048;

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The schema of `config.json` for editors; there a key that nobody reads is a fault. */
export const jsonSchema = () => z.toJSONSchema(configurationSchema);

/** The schema of a key's value; false for a key that the schema does not know. */
function schemaOf({ properties, additionalProperties = true }: JsonSchema, key: string): JsonSchema | boolean {
  const found = properties?.[key] ?? additionalProperties;
  if (typeof found === 'boolean') return found;
  return found.anyOf?.find((each): each is JsonSchema => typeof each === 'object' && each.type === 'object') ?? found;
}

/** Keys that are written twice, and keys that nobody reads. */
function oddKeys({ members }: ObjectNode, schema: JsonSchema, path: readonly string[] = []): Fault[] {
  const seen = new Set<string>();
  return members.flatMap((member: MemberNode) => {
    const key = nameOf(member);
    const at = [...path, key];
    const fault = (message: string): Fault => ({ line: member.loc.start.line, path: at.join('.'), message });
    if (seen.has(key)) return fault('is there twice');
    seen.add(key);
    const inner = schemaOf(schema, key);
    if (inner === false) return fault('is unknown');
    return member.value.type === 'Object' && inner !== true ? oddKeys(member.value, inner, at) : [];
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
function narrowFaults({ members }: ObjectNode, path: readonly string[] = []): Fault[] {
  return members.flatMap((member: MemberNode) => {
    const key = nameOf(member);
    const at = [...path, key];
    const { value } = member;
    if (value.type === 'Object') return narrowFaults(value, at);
    const [format, message] = NARROW[key] ?? (OTHER_ADDRESSES.has(key) ? OTHER_ADDRESS : []);
    const isWrong = value.type === 'String' && format?.test(value.value) === false;
    return isWrong && message !== undefined ? { line: member.loc.start.line, path: at.join('.'), message } : [];
  });
}

/** All faults of a configuration's text, by line; none when it is good. Stricter than a page, which must start. */
export function faultsOf(text: string): Fault[] {
  const { faults, body } = readFaults(text);
  const bytes = new TextEncoder().encode(text).length;
  const size = bytes > MOST_BYTES ? [{ line: 1, path: '', message: `${bytes} bytes, at most ${MOST_BYTES}` }] : [];
  const odd = body?.type === 'Object' ? [...oddKeys(body, jsonSchema()), ...narrowFaults(body)] : [];
  const known = new Set(faults.map(({ path }) => path));
  return [...size, ...faults, ...odd.filter(({ path }) => !known.has(path))].toSorted((a, b) => a.line - b.line);
}
