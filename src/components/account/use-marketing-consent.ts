import { useMutation, useQueryClient } from '@tanstack/react-query';

import { reportFailure } from '#telemetry/reporter.ts';
import { customerQuery, setMarketingConsent } from '#data/account.ts';
import type { Customer } from '#domain/account/customer.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';

/** Gives the marketing consent or withdraws it; each press is one call (R4-40, R8-19). `onChanged` runs only on a page that is still there. */
export function useMarketingConsent({ id }: Pick<Customer, 'id'>, onChanged?: () => void) {
  const queryClient = useQueryClient();
  const once = useSingleFlight();
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: (isGiven: boolean) => setMarketingConsent(queryClient, id, isGiven),
    onError: (failure) => {
      reportFailure(failure, { message: 'Marketing consent update failed' });
      // Perhaps only the answer was lost: what counts is what the account says.
      void queryClient.invalidateQueries({ queryKey: customerQuery().queryKey });
    },
  });
  const change = (isGiven: boolean): void => once(() => mutateAsync(isGiven, { onSuccess: () => onChanged?.() }));
  return { change, isPending, isSuccess, error };
}
