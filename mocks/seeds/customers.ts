import type { Customer, CustomerStatistics, Reward } from '#api/generated/model.ts';
import type { CustomerRow } from '#mocks/db/database.ts';

import { defaultRewards, NIGHTS_STAYED } from './rewards.ts';
import type { SeedContext } from '#mocks/world.ts';
import { seedStay } from './stays.ts';
import type { StaySeed } from './stays.ts';

/** The differences from Anna, the default member. */
export interface CustomerSeed {
  /** The local part of the e-mail that signs in. */
  readonly name: string;
  /** Further addresses that sign in to the same account. */
  readonly logins?: readonly string[];
  readonly customer?: Partial<Customer>;
  readonly statistics?: CustomerStatistics;
  readonly rewards?: Reward[];
  /** Slugs of stays that other scenarios create. */
  readonly slugs?: string[];
  /** Further stays, created with the member. */
  readonly stays?: readonly StaySeed[];
  readonly script?: Partial<CustomerRow['script']>;
}

/** Puts one member into the world. */
export async function seedCustomer(context: SeedContext, seed: CustomerSeed): Promise<CustomerRow> {
  const stays = seed.stays ?? [];
  for (const stay of stays) await seedStay(context, stay);
  const email = `${seed.name}@guest.example`;
  const customer: Customer = {
    id: `cust-${seed.name}`,
    email,
    firstName: 'Anna',
    lastName: 'Guest',
    options: ['send-marketing-emails'],
    externalUserId: `ext-${seed.name}`,
    userId: `user-${seed.name}`,
    intercomVerificationHash: `hash-${seed.name}`,
    referralVoucherCodeMask: { id: `voucher-${seed.name}`, code: 'ANNA10' },
    ...seed.customer,
  };
  return context.db.customers.insert({
    id: customer.id,
    logins: [...new Set([email, customer.email.toLowerCase(), ...(seed.logins ?? [])])],
    customer,
    statistics: seed.statistics ?? { nightsStayed: NIGHTS_STAYED, propertiesVisited: 3, propertiesTotal: 41 },
    rewards: seed.rewards ?? defaultRewards(),
    slugs: [...(seed.slugs ?? []), ...stays.map(({ slug }) => slug)],
    script: { refuses: {}, ...seed.script },
  });
}
