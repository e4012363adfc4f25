import { useMutation, useQueryClient } from '@tanstack/react-query';

import { updateCheckIn } from '#api/generated/check-in/check-in.ts';
import { CheckInUpdateResult } from '#api/generated/model/index.ts';
import { parseReply } from '#api/parse-reply.ts';
import { stayQuery } from '#data/stay/stay-queries.ts';
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
    mutationFn: async (details: GuestDetails) => {
      const guestDetails = { ...details, phone: normalisePhone(details.phone) };
      return parseReply('PATCH /check-in/{slug}', CheckInUpdateResult, await updateCheckIn(slug, { guestDetails }));
    },
    onSuccess: async (answer) => {
      applyProgress(client, slug, answer);
      // Waits for the read that the progress has begun, if it has: one answer is enough.
      await client.invalidateQueries(stayQuery(slug), { cancelRefetch: false });
    },
    // The answer may be lost though the server took the details: the stay then shows the next step.
    onError: () => void client.invalidateQueries(stayQuery(slug)),
  });
  return { handIn: (details: GuestDetails) => once(() => mutateAsync(details)), isPending, error };
}
