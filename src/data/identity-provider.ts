import { useMutation } from '@tanstack/react-query';

import { TIMEOUTS_MS } from '#api/http-client.ts';
import { readBody, toApiError } from '#api/response.ts';
import { send } from '#api/transport.ts';
import type { EnvironmentName } from '#config/host.ts';
import type { Slug } from '#domain/stay/stay.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';

/**
 * The interface to an ID provider: it receives a photo; the result is read from the reservation's state (R2-155,
 * R4-22).
 */
export interface IdentityProvider {
  readonly verify: (slug: Slug, picture: Blob) => Promise<void>;
}

const PATH = '/__mock/identity';
const CALL = { operation: `POST ${PATH}` };

/** Simulates a provider: the photo stays on the device, and the scenario decides the result (R2-155). */
const simulatedIdentityProvider: IdentityProvider = {
  verify: async (slug) => {
    const response = await send({ url: PATH, method: 'POST', data: { slug }, timeout: TIMEOUTS_MS.write }).catch(
      (error: unknown) => {
        throw toApiError(error, CALL);
      },
    );
    readBody(response, CALL);
  },
};

/**
 * The provider of an environment; null if there is none. The specification names no provider, so development simulates
 * one, and deployed environments direct the guest to the staff until one is chosen.
 */
export const identityProviderOf = (environment: EnvironmentName): IdentityProvider | null =>
  environment === 'development' ? simulatedIdentityProvider : null;

/** Sends a photo of the ID to the provider, once even if the guest clicks repeatedly (R2-155). */
export function useSendPicture(slug: Slug, provider: IdentityProvider, onSent: () => void) {
  const once = useSingleFlight();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (picture: Blob) => provider.verify(slug, picture),
    onSuccess: onSent,
  });
  return { send: (picture: Blob) => once(() => mutateAsync(picture)), isPending, error };
}
