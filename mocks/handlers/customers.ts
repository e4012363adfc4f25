import type { Customer } from '#api/generated/model.ts';
import type { CustomerRow } from '#mocks/db/database.ts';
import { HttpError, notFound } from '#mocks/engine/http.ts';
import type { Call, Handlers, OperationId, World } from '#mocks/world.ts';

import { listOf } from './lookups.ts';
import { refuseAsScripted } from './refusals.ts';

const CONSENT_OPTION = 'send-marketing-emails';
const EMPTY_STATISTICS = { nightsStayed: 0, propertiesVisited: 0, propertiesTotal: 0 };

/** The account with this id; throws if its scenario refuses the call. */
function rowOf(world: World, id: string, operation: OperationId): CustomerRow | undefined {
  const row = world.db.customers.get(id);
  refuseAsScripted(row, operation);
  return row;
}

function customers({ world, caller, query }: Call<'customers'>) {
  const row = rowOf(world, caller, 'customers');
  if (!row) return listOf<Customer>([]);
  const { referralVoucherCodeMask, ...customer } = row.customer;
  const expands = query['$expand[]']?.includes('referralVoucherCodeMask') && referralVoucherCodeMask !== undefined;
  return listOf<Customer>([expands ? { ...customer, referralVoucherCodeMask } : customer]);
}

const customerStatistics = ({ world, caller }: Call<'customerStatistics'>) =>
  rowOf(world, caller, 'customerStatistics')?.statistics ?? EMPTY_STATISTICS;

const futureCustomerRewards = ({ world, caller }: Call<'futureCustomerRewards'>) =>
  listOf(rowOf(world, caller, 'futureCustomerRewards')?.rewards ?? []);

async function updateCustomer({ world, caller, params: { id }, body }: Call<'updateCustomer'>): Promise<Customer> {
  if (!rowOf(world, id, 'updateCustomer')) throw notFound('Customer');
  if (id !== caller) throw new HttpError('FORBIDDEN', 'The token belongs to another customer');
  const { customer } = await world.db.customers.update(id, (row) => ({
    ...row,
    customer: {
      ...row.customer,
      options: [
        ...(row.customer.options ?? []).filter((option) => option !== CONSENT_OPTION),
        ...(body.isMarketingConsentGiven ? [CONSENT_OPTION] : []),
      ],
    },
  }));
  const { referralVoucherCodeMask: _notAsked, ...plain } = customer;
  return plain;
}

export const customerHandlers = {
  customers,
  customerStatistics,
  futureCustomerRewards,
  updateCustomer,
} satisfies Handlers<'customers' | 'customerStatistics' | 'futureCustomerRewards' | 'updateCustomer'>;
