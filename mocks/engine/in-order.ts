import { parseInstant } from '#lib/time.ts';
import type { Instant } from '#lib/time.ts';

/** Things with their moments read, the earliest first; one whose text is no moment is left out. */
export const inOrder = <T extends { readonly at: string }>(all: readonly T[]): (T & { readonly at: Instant })[] =>
  all
    .flatMap((each) => {
      const at = parseInstant(each.at);
      return at === null ? [] : { ...each, at };
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
