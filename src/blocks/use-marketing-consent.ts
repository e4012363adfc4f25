import { useMutation, useQueryClient } from '@tanstack/react-query';

import { reportFailureAs } from '#blocks/report-failure.ts';
import { setMarketingConsent } from '#data/account/customer.ts';
import type { Customer } from '#domain/account/customer.ts';
import { useOnce } from '#lib/use-once.ts';

/** Gives the marketing consent or withdraws it; each press is one call (R4-40, R8-19). */
export function useMarketingConsent({ id }: Pick<Customer, 'id'>, onChanged?: () => Promise<void>) {
  const queryClient = useQueryClient();
  const once = useOnce();
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: async (isGiven: boolean) => {
      await setMarketingConsent(queryClient, id, isGiven);
      await onChanged?.();
    },
    onError: (failure) => reportFailureAs('Marketing consent update failed', failure),
  });
  return { change: (isGiven: boolean) => once(() => mutateAsync(isGiven)), isPending, isSuccess, error };
}
