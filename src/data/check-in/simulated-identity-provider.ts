import { TIMEOUTS_MS } from '#api/http-client.ts';
import { readBody, toApiError } from '#api/response.ts';
import { send } from '#api/transport.ts';

import type { IdentityProvider } from './identity-provider.ts';

const PATH = '/__mock/identity';
const CALL = { operation: `POST ${PATH}` };

/** Replaces a real provider: the picture stays on the device, the fake backend's scenario decides (R2-155). */
export const simulatedIdentityProvider: IdentityProvider = {
  verify: async (slug) => {
    const answer = await send({ url: PATH, method: 'POST', data: { slug }, timeout: TIMEOUTS_MS.write }).catch(
      (error: unknown) => {
        throw toApiError(error, CALL);
      },
    );
    readBody(answer, CALL);
  },
};
