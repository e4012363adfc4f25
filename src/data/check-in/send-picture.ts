import { useMutation } from '@tanstack/react-query';

import type { Slug } from '#domain/stay/slug.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';

import type { IdentityProvider } from './identity-provider.ts';

/** Gives a picture of the ID to the provider, once however often it is pressed (R2-155). */
export function useSendPicture(slug: Slug, load: () => Promise<IdentityProvider>, onSent: () => void) {
  const once = useSingleFlight();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (picture: Blob) => (await load()).verify(slug, picture),
    onSuccess: onSent,
  });
  return { send: (picture: Blob) => once(() => mutateAsync(picture)), isPending, error };
}
