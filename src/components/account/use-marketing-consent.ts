import { useMutation, useQueryClient } from '@tanstack/react-query';

import { reportFailure } from '#telemetry/reporter.ts';
import { customerQuery, setMarketingConsent } from '#data/account.ts';
import type { Customer } from '#domain/account/customer.ts';
import { useSingleFlight } from '#lib/async-hooks.ts';

/**
 * Gives or withdraws the marketing consent; each click is one call (R4-40, R8-19). `onChanged` is called only while
 * mounted.
 */
export function useMarketingConsent({ id }: Pick<Customer, 'id'>, onChanged?: () => void) {
  const queryClient = useQueryClient();
  const once = useSingleFlight();
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: (isGiven: boolean) => setMarketingConsent(queryClient, id, isGiven),
    onError: (failure) => {
      reportFailure(failure, { message: 'Marketing consent update failed' });
      // Perhaps only the response was lost, so the account is read again.
      void queryClient.invalidateQueries({ queryKey: customerQuery().queryKey });
    },
  });
  const change = (isGiven: boolean): void => once(() => mutateAsync(isGiven, { onSuccess: () => onChanged?.() }));
  return { change, isPending, isSuccess, error };
}
