import { useMutation, useQueryClient } from '@tanstack/react-query';

import { stayQuery } from '#data/stay/stay-queries.ts';
import { changeStay } from '#data/write/change-stay.ts';
import type { Slug } from '#domain/stay/slug.ts';
import { normalisePhone } from '#lib/phone.ts';
import { useOnce } from '#lib/use-once.ts';

import { applyProgress } from './apply-progress.ts';

/** The main guest's details as typed (R2-154). */
export interface GuestDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly guestsCount: number;
}

/** Hands the guest details in, once however often it is pressed, and moves the stay on (R2-154, R4-08, R5-17). */
export function useHandInGuestDetails(slug: Slug) {
  const client = useQueryClient();
  const once = useOnce();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (details: GuestDetails) => {
      const guestDetails = { ...details, phone: normalisePhone(details.phone) };
      return changeStay.mutationFn({ slug, data: { guestDetails } });
    },
    onSuccess: async (answer) => {
      applyProgress(client, slug, answer);
      await client.invalidateQueries(stayQuery(slug));
    },
    // The answer may be lost though the server took the details: the stay then shows the next step.
    onError: () => void client.invalidateQueries(stayQuery(slug)),
  });
  return { handIn: (details: GuestDetails) => once(() => mutateAsync(details)), isPending, error };
}
