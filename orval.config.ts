import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import type { OutputOptions } from 'orval';
import { parse } from 'yaml';

const CONTRACT = './node_modules/.cache/reception/guest-api.yaml';
const OUTPUT = './src/api/generated';

interface Operation {
  readonly operationId?: string;
  /** Only the calls about the account have one. */
  readonly security?: readonly object[];
}

/** What the transport gets with each call: the operation's name, and whether the call carries the token. */
function callsOfContract(): Record<string, { requestOptions: object; query: object }> {
  const { paths } = parse(readFileSync(CONTRACT, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return Object.fromEntries(
    operations.flatMap(({ operationId: operation, security }) =>
      operation === undefined
        ? []
        : [
            [
              operation,
              {
                requestOptions: { operation, ...(security && { isAccount: true }) },
                // The boot script sends these two without react-query.
                query: { shouldExportHttpClient: ['checkIn', 'property'].includes(operation) },
              },
            ],
          ],
    ),
  );
}

/** Descriptions are for readers of the contract; in the zod model they would only cost bytes and time. */
function withoutDescriptions<T>(node: T): T {
  if (Array.isArray(node)) node.forEach(withoutDescriptions);
  else if (typeof node === 'object' && node !== null) {
    if ('description' in node && typeof node.description === 'string' && !('responses' in node)) {
      node.description = '';
    }
    Object.values(node).forEach(withoutDescriptions);
  }
  return node;
}

/** Schemas that the app never names: they are written out inside of others. */
const INNER_SCHEMAS = [
  'AccessGuidelines',
  'AccessTokenResult',
  'CancelUpdate',
  'ChallengeToken',
  'CheckInProperty',
  'CheckOutUpdate',
  'CreditCardsUpdate',
  'ConflictReason',
  'CurrencyCode',
  'ErrorEntry',
  'GuestDetailsUpdate',
  'Image',
  'InstantInput',
  /^List(Limit|Skip|Total)$/,
  'LocalDayInput',
  'LoginEmail',
  'Money',
  /^Nullable/,
  'OrderItemsUpdate',
  /^Otp(Challenge|Strategy)$/,
  'ProductGroup',
  'ReferralVoucherCodeMask',
  /^Reservation(Property|UnitCategory)$/,
  'RewardContent',
  'UpgradeAvailability',
];

type Clients = Parameters<Extract<NonNullable<OutputOptions['client']>, (...args: never) => unknown>>[0];
type Edit = readonly [part: RegExp | string, replacement: string];

const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((result, [part, replacement]) => result.replace(part, replacement), text);

/** Reads go through query options, and writes through mutation options: no hook, and no type beside them. */
const CLIENT_EDITS: readonly Edit[] = [
  [/(?:\/\*\*(?:(?!\*\/)[^])*\*\/\s*)?export (?:function|const) use[A-Z][^]*$/, ''],
  [/^ *export type \w+(?:Query|Mutation)(?:Result|Error|Body) = .*$/gm, ''],
  [/export (?=type \w+MutationVariables)/, ''],
  // orval 8.33 puts the headers into the key, but not into the parameters of its function.
  [', ...(headers ? [headers] : [])', ''],
];

/**
 * Each schema is a value and a type of the same name; its bounds are its own affair. It is made when the first answer
 * is read: all of them would be half of the work before the app starts.
 */
const FILE_EDITS: readonly Edit[] = [
  [/^(export const \w+ = \/\*#__PURE__\*\/ )(zod\.object\([^]*?\n\}\))(?=\n\nexport type )/gm, '$1zod.lazy(() => $2)'],
  [/^export type \w+Output = .*\n?/gm, ''],
  [/^export (?=const \w+(?:Min|Max|RegExp|Length)(?:One)? = )/gm, ''],
];

/** The react-query client without hooks: calls, keys and options. */
function optionsOnly(clients: Clients): Clients['react-query'] {
  const base = clients['react-query'];
  return {
    ...base,
    client: async (verb, options, _client, output) => {
      const made = await base.client(verb, options, 'react-query', output);
      return { ...made, implementation: edited(made.implementation, CLIENT_EDITS) };
    },
  };
}

/** Takes out of the written files what the app does not use. */
function trim(): void {
  rmSync(`${OUTPUT}/index.ts`, { force: true });
  for (const path of globSync(`${OUTPUT}/**/*.ts`)) writeFileSync(path, edited(readFileSync(path, 'utf8'), FILE_EDITS));
}

/** One output of one contract: react-query options over axios calls, and the zod model. */
export default defineConfig({
  guestApi: {
    input: {
      target: CONTRACT,
      override: { transformer: withoutDescriptions },
      filters: { mode: 'exclude', schemas: INNER_SCHEMAS },
    },
    output: {
      mode: 'tags-split',
      target: OUTPUT,
      schemas: { path: `${OUTPUT}/model`, type: 'zod' },
      client: optionsOnly,
      httpClient: 'axios',
      clean: true,
      headers: true,
      urlEncodeParameters: true,
      tsconfig: './tsconfig.json',
      override: {
        header: () => ['Generated from openapi/guest-api.yaml by `npm run generate`; never edited.'],
        mutator: { path: './src/api/http-client.ts', name: 'request' },
        operations: callsOfContract(),
        query: { useOperationIdAsQueryKey: true, signal: true, shouldExportHttpClient: false, shouldExportKeys: false },
        zod: { variant: 'mini' },
      },
    },
    hooks: { afterAllFilesWrite: trim },
  },
});
