import { defineConfig } from 'orval';

/** One output of one contract: axios fetchers, react-query hooks, the zod model and typed msw binders. */
export default defineConfig({
  guestApi: {
    input: { target: './node_modules/.cache/reception/guest-api.yaml' },
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
      mock: { generators: [{ type: 'msw', operationResponses: false, baseUrl: '*/api' }] },
      override: {
        mutator: { path: './src/api/http-client.ts', name: 'request' },
        query: { shouldSplitQueryKey: true, signal: true },
        zod: { variant: 'mini' },
      },
    },
  },
});
