import axios from 'axios';

import { toApiError } from '#api/to-api-error.ts';

import type { IdentityProvider } from './identity-provider.ts';

const PATH = '/__mock/identity';

/** Replaces a real provider: the picture stays on the device, the fake backend's scenario decides (R2-155). */
export const simulatedIdentityProvider: IdentityProvider = {
  verify: async (slug) => {
    await axios.post(PATH, { slug }).catch((error: unknown) => {
      throw toApiError(error, `POST ${PATH}`);
    });
  },
};
