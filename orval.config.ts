import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import { parse } from 'yaml';

const CONTRACT = './node_modules/.cache/reception/guest-api.yaml';
const OUTPUT = './src/api/generated';

interface Operation {
  readonly operationId: string;
  /** Only the calls about the account have one. */
  readonly security?: readonly object[];
}

/** What the transport gets with each call: the operation's name, and whether the call carries the token. */
function callsOfContract(): Record<string, { requestOptions: object }> {
  const { paths } = parse(readFileSync(CONTRACT, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return Object.fromEntries(
    operations.map(({ operationId: operation, security }) => [
      operation,
      { requestOptions: { operation, ...(security && { isAccount: true }) } },
    ]),
  );
}

/** Descriptions are for readers of the contract; each would become a check of the zod model. */
function withoutDescriptions<T>(node: T): T {
  if (typeof node !== 'object' || node === null) return node;
  const { description, responses, content } = node as Record<string, unknown>;
  if (typeof description === 'string' && !responses && !content) Reflect.deleteProperty(node, 'description');
  Object.values(node).forEach(withoutDescriptions);
  return node;
}

/** orval 8.33 reads the headers in the functions that make query keys, which do not get them. */
function removeHeadersFromKeys(): void {
  const headers = ', ...(headers ? [headers] : [])';
  const clients = globSync(`${OUTPUT}/*.ts`).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const broken = clients.filter(({ text }) => text.includes(headers));
  if (broken.length === 0) throw new Error('No query key has headers: orval.config.ts needs this edit no more');
  for (const { path, text } of broken) writeFileSync(path, text.replaceAll(headers, ''));
}

/** One output of one contract: react-query options over axios calls, and the zod model. */
export default defineConfig({
  guestApi: {
    input: { target: CONTRACT, override: { transformer: withoutDescriptions } },
    output: {
      mode: 'tags',
      target: `${OUTPUT}/client.ts`,
      schemas: { path: `${OUTPUT}/model.ts`, importPath: '#api/generated/model.ts', type: 'zod', mode: 'single' },
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      headers: true,
      urlEncodeParameters: true,
      tsconfig: './tsconfig.json',
      override: {
        header: () => ['Generated from openapi/guest-api.yaml by `npm run generate`; never edited.'],
        mutator: { path: './src/api/http-client.ts', name: 'request' },
        operations: callsOfContract(),
        query: { useOperationIdAsQueryKey: true, signal: true },
        zod: { variant: 'mini', generateReusableSchemas: true },
      },
    },
    hooks: { afterAllFilesWrite: removeHeadersFromKeys },
  },
});
