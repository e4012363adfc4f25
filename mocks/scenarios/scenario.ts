import type { Instant } from '#lib/time.ts';
import type { CustomerSeed } from '#mocks/seeds/customers.ts';
import type { SeedContext } from '#mocks/world.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import type { FaultInput } from '#mocks/engine/fault-input.ts';
import { seedCustomer } from '#mocks/seeds/customers.ts';
import { seedStay } from '#mocks/seeds/stays.ts';

/**
 * The name of a stay is its slug. A page has a path to open, a fault also troubles of the line. The name of an account is
 * the local part of its e-mail.
 */
export type ScenarioKind = 'stay' | 'page' | 'fault' | 'account';

/** One named situation a tester can open. */
export interface Scenario {
  readonly name: string;
  readonly kind: ScenarioKind;
  /** What the guest sees, in one sentence. */
  readonly title: string;
  /** The path that shows it. */
  readonly open: string;
  /** The address to sign in with, if the scenario needs a login. The code is 123456 unless the title has another. */
  readonly signIn?: string;
  /** The brand whose host shows it, when not the main one. */
  readonly brand?: 'white-label';
  /** The clock the situation needs, when it is about a time of day or year. */
  readonly now?: Instant;
  /** The troubles of the line that belong to it. */
  readonly faults?: readonly FaultInput[];
  readonly build?: (context: SeedContext) => Promise<unknown>;
}

interface Extra {
  /** A page of the stay other than its index, e.g. `/access`. */
  readonly page?: string;
  readonly now?: string;
  readonly brand?: 'white-label';
  readonly signIn?: string;
}

type Seed = Omit<StaySeed, 'slug'>;

/** A situation of one stay; the name is the slug. */
export const stay = (
  name: string,
  title: string,
  seed: Seed = {},
  { page: path = '', now, brand, signIn }: Extra = {},
): Scenario => ({
  name,
  kind: 'stay',
  title,
  open: `/stay${path}?slug=${encodeURIComponent(name)}`,
  ...(now === undefined ? {} : { now: now as Instant }),
  ...(brand === undefined ? {} : { brand }),
  ...(signIn === undefined ? {} : { signIn }),
  build: (context) => seedStay(context, { slug: name, ...seed }),
});

/** A situation that takes several stays: one `name-variant` each, and `name` itself for the first. */
export function stays(
  name: string,
  title: string,
  variants: Readonly<Record<string, Seed>>,
  extra: Extra = {},
): Scenario[] {
  const each = Object.entries(variants);
  const first = each.slice(0, 1).map(([variant, seed]) => stay(name, `${title}: ${variant}`, seed, extra));
  return [...first, ...each.map(([variant, seed]) => stay(`${name}-${variant}`, `${title}: ${variant}`, seed, extra))];
}

/** A situation that is a path on everyday data. */
export const page = (name: string, title: string, open: string, signIn?: string): Scenario => ({
  name,
  kind: 'page',
  title,
  open,
  ...(signIn === undefined ? {} : { signIn }),
});

/** A situation of the line, on an everyday stay; its link `/s/name` alone shows it. */
export const fault = (name: string, title: string, faults: readonly FaultInput[], open = '/stay?slug=stay-started') =>
  ({ name, kind: 'fault', title, open, faults }) satisfies Scenario;

/** A situation of a member's account; `name@guest.example` signs in to it, and the account's own address where it has another. */
export const account = (
  name: string,
  title: string,
  seed: Omit<CustomerSeed, 'name'> = {},
  open = '/account',
): Scenario => ({
  name,
  kind: 'account',
  title,
  open,
  signIn: seed.customer?.email ?? `${name}@guest.example`,
  build: (context) => seedCustomer(context, { name, ...seed }),
});
