import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

import type { Slug } from '#domain/stay/slug.ts';

import type { IdentityProvider } from './identity-provider.ts';

/** Gives a picture of the ID to the provider, once however often it is pressed (R2-155). */
export function useSendPicture(slug: Slug, load: () => Promise<IdentityProvider>, onSent: () => void) {
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (picture: Blob) => (await load()).verify(slug, picture),
    onSuccess: onSent,
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const send = (picture: Blob): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(picture);
  };
  return { send, isPending, error };
}
