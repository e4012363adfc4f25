import { defineConfig } from 'orval';

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

/** One output of one contract: axios fetchers, react-query hooks and the zod model. */
export default defineConfig({
  guestApi: {
    input: {
      target: './node_modules/.cache/reception/guest-api.yaml',
      override: { transformer: withoutDescriptions },
    },
    output: {
      mode: 'tags-split',
      target: './src/api/generated',
      schemas: { path: './src/api/generated/model', type: 'zod' },
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      headers: true,
      urlEncodeParameters: true,
      tsconfig: './tsconfig.json',
      override: {
        header: () => ['Generated from openapi/guest-api.yaml by `npm run generate`; never edited.'],
        mutator: { path: './src/api/http-client.ts', name: 'request' },
        query: { shouldSplitQueryKey: true, signal: true },
        zod: { variant: 'mini' },
      },
    },
  },
});
