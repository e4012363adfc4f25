import { atLocalTime, localDay } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';
import { zoneOf } from '#mocks/db/database.ts';
import type { Database } from '#mocks/db/database.ts';
import type { FaultInput } from '#mocks/engine/fault-input.ts';
import type { ScenarioCall } from '#mocks/engine/scenario.ts';
import { seedCustomer } from '#mocks/seeds/customers.ts';
import type { CustomerSeed } from '#mocks/seeds/customers.ts';
import { aProperty } from '#mocks/seeds/properties.ts';
import { EVERYDAY_PROPERTY, seedStay } from '#mocks/seeds/stays.ts';
import type { StaySeed } from '#mocks/seeds/stays.ts';
import type { SeedContext } from '#mocks/world.ts';

/** The headings of scenarios, in display order. */
export const HEADINGS = [
  'The life of a stay',
  'Checking in',
  'Doors, keys and the building',
  'Ordering and paying',
  'Extras',
  'Breakfast and gym',
  'Cleaning, other hours, more nights',
  'Cancelling',
  'Signing in',
  'Members, reservations and rewards',
  'Help, guides and plans',
  'Another brand',
  'Unusual responses',
  'A bad network',
  'Languages',
  'The app itself',
  'Recorded sessions',
] as const;

export type Heading = (typeof HEADINGS)[number];

/**
 * The name of a stay is its slug; that of an account is the local part of its e-mail address. A page is a path to open. A
 * trait modifies other scenarios, for example with a slow network. A recorded one repeats the calls of a session.
 */
export type ScenarioKind = 'stay' | 'page' | 'account' | 'trait' | 'recorded';

/** The texts of a scenario, and what its link applies besides rows. */
export interface ScenarioEntry {
  /** The title in a product owner's words; unique. */
  readonly title: string;
  /** What the guest should see, in whole sentences. */
  readonly sees: string;
  /** The ids of `tests/requirements` that it shows, with spaces between them. */
  readonly covers: string;
  /** The answers that it shows, such as `checkIn 404, order 200`; those of its faults are implied. */
  readonly answers?: string | undefined;
  /** What the tester does, where the link alone does not show it. */
  readonly steps?: string | undefined;
  /** The address to sign in with. The code is 123456 unless the steps have another. */
  readonly signIn?: string | undefined;
  /** The brand whose host shows it, when not the main one. */
  readonly brand?: 'white-label' | undefined;
  /** The clock it needs, when it is about a day of the calendar. */
  readonly now?: string | undefined;
  /** The time of day at the property, such as `12:00`, if the scenario depends on it. */
  readonly hour?: string | undefined;
  /** The faults that belong to it. */
  readonly faults?: readonly FaultInput[] | undefined;
  /** The locale of the page, as `el-GR`. */
  readonly language?: string | undefined;
}

/** One named scenario a tester can open. */
export interface Scenario extends Omit<ScenarioEntry, 'covers' | 'now'> {
  readonly name: string;
  readonly kind: ScenarioKind;
  readonly covers: readonly string[];
  /** The path that shows it. */
  readonly open: string;
  readonly now?: Instant | undefined;
  /** The time that corresponds to its hour when its link is followed. */
  readonly nowOn?: ((moment: Instant) => Instant) | undefined;
  /** The page that the session of a recorded scenario ended at. */
  readonly ends?: string | undefined;
  readonly calls?: readonly ScenarioCall<Database>[] | undefined;
  readonly build?: (context: SeedContext) => Promise<unknown>;
}

/** A scenario with the heading that testers find it by. */
export interface GroupedScenario extends Scenario {
  readonly group: Heading;
}

/** Puts the one scenario of a file under a heading; `export const situation = under('Extras', stay(…))`. */
export const under = (group: Heading, scenario: Scenario): GroupedScenario => ({ ...scenario, group });

/** The members of a scenario that come from its entry. */
export function fromEntry({
  covers,
  now,
  title,
  sees,
  answers,
  steps,
  signIn,
  brand,
  hour,
  faults,
  language,
}: ScenarioEntry) {
  const readable = { title, sees, answers, steps, signIn, brand, hour, faults, language };
  return { ...readable, covers: covers.split(' '), now: now as Instant | undefined };
}

/** Returns a function to the instant of the entry's hour, on the day of `moment` at the property. */
function hourOn({ hour, propertyCode = EVERYDAY_PROPERTY }: StayEntry): Scenario['nowOn'] {
  const zone = zoneOf(aProperty(propertyCode));
  return hour === undefined ? undefined : (moment) => atLocalTime(localDay(moment, zone), hour, zone);
}

export type Rows = Omit<StaySeed, 'slug'>;

export interface StayEntry extends ScenarioEntry, Rows {
  /** A page of the stay other than its index, e.g. `/access`. */
  readonly page?: string;
}

/** A scenario of one stay; the name is the slug. */
export const stay = (name: string, entry: StayEntry): Scenario => ({
  name,
  kind: 'stay',
  ...fromEntry(entry),
  open: `/stay${entry.page ?? ''}?slug=${encodeURIComponent(name)}`,
  nowOn: hourOn(entry),
  build: (context) => seedStay(context, { ...entry, slug: name }),
});

/** The differences of one variant; `sees` and `covers` default to those of all variants. */
export type Variant = Partial<StayEntry> & Pick<StayEntry, 'title'>;

/** A scenario that takes several stays: one `name-variant` each, and `name` itself with the rows of the first. */
export function stays(name: string, entry: StayEntry, variants: Readonly<Record<string, Variant>>): Scenario[] {
  const [first] = Object.values(variants);
  const each = Object.entries(variants).map(([variant, rows]) => stay(`${name}-${variant}`, { ...entry, ...rows }));
  return [stay(name, { ...first, ...entry }), ...each];
}

/** A scenario that is a path on default data. */
export const page = (name: string, entry: ScenarioEntry & Pick<Scenario, 'open'>): Scenario => ({
  name,
  kind: 'page',
  ...fromEntry(entry),
  open: entry.open,
});

/** Modifies any scenario: `/s/keys-expired+slow-network`. Alone it shows a default stay. */
export const trait = (name: string, entry: ScenarioEntry & Partial<Pick<Scenario, 'open'>>): Scenario => ({
  name,
  kind: 'trait',
  ...fromEntry(entry),
  open: entry.open ?? '/stay?slug=stay-started',
});

/** A scenario of a member's account. The account's address signs in to it, by default `name@guest.example`. */
export const account = (
  name: string,
  entry: ScenarioEntry & Omit<CustomerSeed, 'name'> & Partial<Pick<Scenario, 'open'>>,
): Scenario => ({
  name,
  kind: 'account',
  ...fromEntry(entry),
  open: entry.open ?? '/account',
  signIn: entry.customer?.email ?? `${name}@guest.example`,
  build: (context) => seedCustomer(context, { ...entry, name }),
});
