import type { QueryClient } from '@tanstack/react-query';

import { queryOptions } from '@tanstack/react-query';

import { getCustomersQueryOptions, getUpdateCustomerMutationOptions } from '#api/generated/customers.ts';
import { Customer as CustomerReply, CustomerList } from '#api/generated/model.ts';
import { read, write } from '#data/contract.ts';
import { customerFromDto, hasMarketingConsent } from '#domain/account/customer.ts';
import type { Customer } from '#domain/account/customer.ts';

/** The token is valid, but it has no customer (R5-32, R8-15). */
export class CustomerNotFound extends Error {
  override readonly name = 'CustomerNotFound';
  constructor() {
    super('Customer not found');
  }
}

/** The loader has already fetched; do not refetch errors on mount. */
export const ASKED_BY_LOADER = { retryOnMount: false } as const;

/** The account of the login: the first of the list (R7-69 to R7-71). An empty list is `CustomerNotFound`. */
export const customerQuery = () =>
  queryOptions({
    ...read(
      getCustomersQueryOptions({ platform: 'web' }, { '$expand[]': ['referralVoucherCodeMask'] }),
      CustomerList,
      ({ data: [first] }): Customer => {
        if (first === undefined) throw new CustomerNotFound();
        return customerFromDto(first);
      },
    ),
    ...ASKED_BY_LOADER,
    meta: {
      about: 'account',
      failureReport: (error) => (error instanceof CustomerNotFound ? error.message : 'Customer data load failed'),
    },
  });

const changeCustomer = write(getUpdateCustomerMutationOptions(), CustomerReply);

/** Gives the marketing consent, or withdraws it (extension of the contract); the answer's options are the truth (R4-40, R7-73, R7-74). */
export async function setMarketingConsent(queryClient: QueryClient, id: string, isGiven: boolean): Promise<void> {
  const { options } = await changeCustomer.mutationFn({ id, data: { isMarketingConsentGiven: isGiven } });
  const { queryKey } = customerQuery();
  // A read that began before the write does not show the write.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (customer) =>
    customer?.id === id ? { ...customer, isMarketingConsentGiven: hasMarketingConsent(options) } : customer,
  );
}
