import type { Scenario } from '../scenarios/scenario.ts';

/** The result of combining scenarios. */
export interface Composition {
  readonly open: string;
  readonly brand?: 'white-label' | undefined;
  readonly signIn?: string | undefined;
  /** A sentence for each property in which a later scenario overrides an earlier one. */
  readonly replaced: readonly string[];
}

/** The properties of a scenario that matter for combining. */
export type Composable = Pick<
  Scenario,
  'name' | 'kind' | 'open' | 'ends' | 'brand' | 'signIn' | 'now' | 'hour' | 'language'
>;

/** The last scenario that has a value, and a sentence for each earlier one with a different value. */
function lastOf<T extends Composable>(parts: readonly T[], what: string, valueOf: (part: T) => string | undefined) {
  const having = parts.filter((part) => valueOf(part) !== undefined);
  const winner = having.at(-1);
  const losers = having.filter((part) => winner && valueOf(part) !== valueOf(winner));
  return { winner, replaced: losers.map(({ name }) => `${what} of ${name} is overridden by that of ${winner?.name}`) };
}

/**
 * Combines scenarios; all their rows and faults apply. The last scenario with a page, account, time or language decides
 * it. Traits have a page only when alone. The brand follows the page.
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
