import type { Customer, CustomerStatistics, Reward } from '#api/generated/model/index.ts';
import type { CustomerRow } from '#mocks/db/database.ts';

import type { SeedContext } from './seed-context.ts';

/** How a member differs from Anna, who has it all. */
export interface CustomerSeed {
  /** The local part of the e-mail that signs in. */
  readonly name: string;
  /** Further addresses that sign in to the same account. */
  readonly logins?: readonly string[];
  readonly customer?: Partial<Customer>;
  readonly statistics?: CustomerStatistics;
  readonly rewards?: Reward[];
  /** Slugs of the member's stays. */
  readonly slugs?: string[];
}

/** An active reward; give only what differs. */
export const aReward = (changes: Partial<Reward> = {}): Reward => ({
  id: 'reward-late',
  type: 'check-out-late',
  name: 'Late check-out',
  nightsUntilNextTier: 0,
  totalNightsRequired: 5,
  reservationsUntilNextTier: 0,
  content: {
    subTitle: 'Sleep in',
    description: 'Leave at 13:00 at no extra cost.',
    guideline: 'Order it with your stay.',
  },
  ...changes,
});

const everydayRewards = (): Reward[] => [
  aReward(),
  aReward({ id: 'reward-gym', type: 'gym', name: 'Gym pass', reservationsUntilNextTier: 1 }),
  aReward({
    id: 'reward-upgrade',
    type: 'property-unit-category-upgrade',
    name: 'Unit upgrade',
    nightsUntilNextTier: 5,
    totalNightsRequired: 15,
    content: null,
  }),
];

/** Puts one member into the world. */
export function seedCustomer({ db }: SeedContext, seed: CustomerSeed): Promise<CustomerRow> {
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
  return db.customers.insert({
    id: customer.id,
    logins: [...new Set([email, customer.email.toLowerCase(), ...(seed.logins ?? [])])],
    customer,
    statistics: seed.statistics ?? { nightsStayed: 10, propertiesVisited: 3, propertiesTotal: 41 },
    rewards: seed.rewards ?? everydayRewards(),
    slugs: seed.slugs ?? [],
  });
}
