import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type * as z from 'zod/mini';

import { isDevelopmentHost } from '#lib/app-page.ts';

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

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The offset of a key at a path, or of the nearest one around it that is there. */
function offsetOf(root: Node, path: readonly (string | number)[]): { offset: number; isThere: boolean } {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    // A property begins with its key; the entry of a list has none.
    const { offset } = node?.parent?.type === 'property' ? node.parent : (node ?? root);
    if (node) return { offset, isThere: length === path.length };
  }
  return { offset: root.offset, isThere: path.length === 0 };
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

/** What keeps a text from being a configuration; `root` is the text as it was read, where it is JSON. */
export function readFaults(text: string): { faults: readonly Fault[]; root?: Node } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [broken] = errors;
  if (broken || !root) {
    const message = `is no JSON: ${broken ? printParseErrorCode(broken.error) : 'it is empty'}`;
    return { faults: [{ line: lineAt(text, broken?.offset ?? 0), path: '', message }] };
  }
  const { data, error } = configurationSchema().safeParse(JSON.parse(text));
  const findings = data ? gaps(data) : error.issues.map((issue): Finding => [issue.path, messageOf(issue)]);
  const faults = findings.map(([path, message]): Fault => {
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
    const { offset, isThere } = offsetOf(root, steps);
    return { line: lineAt(text, offset), path: steps.join('.'), message: isThere ? message : 'is missing' };
  });
  return { faults, root };
}

/** A fault in one line: `config.json:7 environments.prod.api must be ...`. */
export const faultLine = (file: string, { line, path, message }: Fault): string =>
  `${file}:${line} ${path === '' ? '' : `${path} `}${message}`;
