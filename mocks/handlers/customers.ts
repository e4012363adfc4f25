import type { Customer } from '#api/generated/model/index.ts';
import type { CustomerRow } from '#mocks/db/database.ts';
import type { Call, Handlers, World } from '#mocks/engine/world.ts';

import { HttpError, notFound } from '#mocks/engine/http-error.ts';
import { listOf } from '#mocks/engine/list-of.ts';

const CONSENT_OPTION = 'send-marketing-emails';
const EMPTY_STATISTICS = { nightsStayed: 0, propertiesVisited: 0, propertiesTotal: 0 };

const rowOf = (world: World, id: string): CustomerRow | undefined => world.db.customers.get(id);

function customers({ world, customerId, query }: Call<'customers'>) {
  const row = rowOf(world, customerId);
  if (!row) return listOf<Customer>([]);
  const { referralVoucherCodeMask, ...customer } = row.customer;
  const expands = query['$expand[]']?.includes('referralVoucherCodeMask') && referralVoucherCodeMask !== undefined;
  return listOf<Customer>([expands ? { ...customer, referralVoucherCodeMask } : customer]);
}

const customerStatistics = ({ world, customerId }: Call<'customerStatistics'>) =>
  rowOf(world, customerId)?.statistics ?? EMPTY_STATISTICS;

const futureCustomerRewards = ({ world, customerId }: Call<'futureCustomerRewards'>) =>
  listOf(rowOf(world, customerId)?.rewards ?? []);

async function updateCustomer({ world, customerId, params, body }: Call<'updateCustomer'>): Promise<Customer> {
  const id = params['id'] ?? '';
  if (!rowOf(world, id)) throw notFound('Customer');
  if (id !== customerId) throw new HttpError('FORBIDDEN', 'The token belongs to another customer');
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
