import { parse } from '@humanwhocodes/momoa';
import type { MemberNode, ValueNode } from '@humanwhocodes/momoa';
import type * as z from 'zod/mini';

import { isDevelopmentHost } from '#lib/is-development-host.ts';

import { configurationSchema, FORMATS } from './configuration.ts';
import type { Configuration } from './configuration.ts';

/** One fault of `config.json`, as an operator looks for it. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** As `environments.prod.api`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

export const nameOf = ({ name }: MemberNode): string => (name.type === 'String' ? name.value : name.type);

/** The node at a path, or the nearest one around it. */
function nodeAt(root: ValueNode, path: readonly PropertyKey[]): { node: ValueNode | MemberNode; isThere: boolean } {
  let node: ValueNode | MemberNode = root;
  for (const step of path) {
    const inside: ValueNode = node.type === 'Member' ? node.value : node;
    // The entries of a list stand for themselves.
    if (inside.type === 'Array') return { node, isThere: true };
    const member: MemberNode | undefined =
      inside.type === 'Object' ? inside.members.find((each) => nameOf(each) === step) : undefined;
    if (member === undefined) return { node, isThere: false };
    node = member;
  }
  return { node, isThere: true };
}

const HOST = 'must be a host name in lower case, without scheme, port and path';

/** What a text must be, by its format. */
const WORDS = new Map([
  [String(FORMATS.host), HOST],
  [String(FORMATS.address), 'must be an https address without query and without a slash at the end'],
  [String(FORMATS.key), 'must be a public key: letters, digits, and any of . _ : -'],
  [String(FORMATS.phone), 'must be a number with country code, as +358 9 4245 0150'],
]);

/** zod without a language says only that something is invalid. */
function messageOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return WORDS.get(issue.pattern ?? '') ?? issue.message;
    default:
      return issue.message;
  }
}

type Finding = readonly [path: readonly PropertyKey[], message: string];

/** What no host may miss: each names a brand and an environment that are there, and both have its addresses. */
function gaps({ hosts, brands, environments }: Configuration): Finding[] {
  return Object.entries(hosts).flatMap(([name, { brand, environment }]): Finding[] => {
    const host = ['hosts', name];
    const used = environments[environment];
    const findings: Finding[] = [];
    if (!FORMATS.host.test(name)) findings.push([host, HOST]);
    if (isDevelopmentHost(name)) findings.push([host, 'is built in: development needs no configuration']);
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

/** What keeps a text from being a configuration; `body` is the text as it was read, where it is JSON. */
export function readFaults(text: string): { faults: readonly Fault[]; body?: ValueNode } {
  try {
    const { body } = parse(text);
    const { data, error } = configurationSchema.safeParse(JSON.parse(text));
    const findings = data ? gaps(data) : error.issues.map((issue): Finding => [issue.path, messageOf(issue)]);
    const faults = findings.map(([path, message]): Fault => {
      const { node, isThere } = nodeAt(body, path);
      return { line: node.loc.start.line, path: path.map(String).join('.'), message: isThere ? message : 'is missing' };
    });
    return { faults, body };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'line' in error && typeof error.line === 'number' ? error.line : 1;
    return { faults: [{ line, path: '', message: `is no JSON: ${error.message}` }] };
  }
}

/** A fault in one line: `config.json:7 environments.prod.api must be ...`. */
export const faultLine = (file: string, { line, path, message }: Fault): string =>
  `${file}:${line} ${path === '' ? '' : `${path} `}${message}`;
