import type { Plugin } from 'vite';

import { cardFieldsHost, isCardFieldsPath } from '../card-fields/host.ts';

/** Serves the simulated payment provider's fields in development; nothing of it reaches a build. */
export const cardFields = (): Plugin => ({
  name: 'reception:card-fields',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) =>
      isCardFieldsPath(request.url ?? '') ? cardFieldsHost(request, response) : next(),
    );
  },
});
