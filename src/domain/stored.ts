import type { Slug } from '#domain/stay/stay.ts';
import type { Instant } from '#lib/time.ts';

import * as z from 'zod/mini';

import { asSlug } from '#domain/stay/stay.ts';
import { parseInstant } from '#lib/time.ts';

/** An instant in browser storage: UTC, in the canonical form of `parseInstant` only. */
export const StoredInstant = z.custom<Instant>((value) => value !== null && parseInstant(value) === value);

/** A slug in browser storage. */
export const StoredSlug = z.custom<Slug>((value) => asSlug(value) !== undefined);

/** Parses JSON from browser storage; undefined for invalid data. */
export function parseStored<T extends z.ZodMiniType>(schema: T, json: string | null): z.output<T> | undefined {
  if (json === null) return undefined;
  try {
    const { success, data } = z.safeParse(schema, JSON.parse(json));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a JSON list from browser storage without its invalid entries; empty for invalid data. */
export const parseStoredList = <T extends z.ZodMiniType>(schema: T, json: string | null): z.output<T>[] =>
  (parseStored(z.array(z.unknown()), json) ?? []).flatMap((each) => {
    const { success, data } = z.safeParse(schema, each);
    return success ? [data] : [];
  });
