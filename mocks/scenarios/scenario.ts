import type { Instant } from '#lib/time.ts';
import type { SeedContext } from '#mocks/seeds/seed-context.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';

import { seedStay } from '#mocks/seeds/stays.ts';

/** stay: the name is the slug; page: a path to open; fault: set on the control surface; account: an e-mail's local part. */
export type ScenarioKind = 'stay' | 'page' | 'fault' | 'account';

/** One named situation a tester can open. */
export interface Scenario {
  readonly name: string;
  readonly kind: ScenarioKind;
  /** What the guest sees, in one sentence. */
  readonly title: string;
  /** The path that shows it. */
  readonly open: string;
  /** The clock the situation needs, when it is about a time of day or year. */
  readonly now?: Instant;
  readonly build?: (context: SeedContext) => Promise<unknown>;
}

/** A situation of one stay; the name is the slug, `open` a page of it other than the index. */
export const stay = (
  name: string,
  title: string,
  seed: Omit<StaySeed, 'slug'> = {},
  extra: { readonly page?: string; readonly now?: string } = {},
): Scenario => ({
  name,
  kind: 'stay',
  title,
  open: `/stay${extra.page ?? ''}?slug=${encodeURIComponent(name)}`,
  ...(extra.now === undefined ? {} : { now: extra.now as Instant }),
  build: (context) => seedStay(context, { slug: name, ...seed }),
});

/** A situation that is a path on everyday data. */
export const page = (name: string, title: string, open: string): Scenario => ({ name, kind: 'page', title, open });
