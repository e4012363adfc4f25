import type { Scenario } from '../scenarios/scenario.ts';

/** Where several scenarios at once lead, and what each of them brings. */
export interface Composition {
  readonly open: string;
  readonly brand?: 'white-label' | undefined;
  readonly signIn?: string | undefined;
  /** A sentence on each thing that a later scenario has taken from an earlier one. */
  readonly replaced: readonly string[];
}

/** What joining reads of a scenario. */
export type Composable = Pick<
  Scenario,
  'name' | 'kind' | 'open' | 'ends' | 'brand' | 'signIn' | 'now' | 'hour' | 'language'
>;

/** The last of those that have a value, and a sentence on each before it that has another. */
function lastOf<T extends Composable>(parts: readonly T[], what: string, valueOf: (part: T) => string | undefined) {
  const having = parts.filter((part) => valueOf(part) !== undefined);
  const winner = having.at(-1);
  const losers = having.filter((part) => winner && valueOf(part) !== valueOf(winner));
  return { winner, replaced: losers.map(({ name }) => `${what} of ${name} gives way to that of ${winner?.name}`) };
}

/**
 * Joins scenarios, whose rows and faults are all there. The last scenario that has a page, account, time or language
 * decides it. A trait has no page but alone. A brand comes with its page.
 */
export function compose(parts: readonly Composable[]): Composition {
  const places = lastOf(parts, 'The page', ({ kind, open, ends }) => (kind === 'trait' ? undefined : (ends ?? open)));
  const accounts = lastOf(parts, 'The account', ({ signIn }) => signIn);
  const times = lastOf(parts, 'The time', ({ now, hour }) => now ?? hour);
  const languages = lastOf(parts, 'The language', ({ language }) => language);
  const { open: own = '/', ends, brand } = places.winner ?? parts.at(-1) ?? {};
  const open = ends ?? own;
  const language = languages.winner?.language;
  return {
    open: language === undefined ? open : `${open}${open.includes('?') ? '&' : '?'}lng=${language}`,
    brand,
    signIn: accounts.winner?.signIn,
    replaced: [places, accounts, times, languages].flatMap(({ replaced }) => replaced),
  };
}
