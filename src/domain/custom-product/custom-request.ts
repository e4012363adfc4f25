import type { Instant } from '#lib/time.ts';

import * as z from 'zod/mini';

import { StoredInstant, StoredSlug, parseStoredList } from '#domain/stored.ts';

/** More than the current stays of one guest need; older ones are dropped. */
const MAX_REQUESTS = 20;

const CustomRequest = z.object({
  slug: StoredSlug,
  productId: z.string().check(z.minLength(1)),
  /** When the last request was sent that certainly arrived. */
  sentAt: z.nullable(StoredInstant),
  /** When a request was sent for which no answer arrived. */
  openSince: z.nullable(StoredInstant),
});

/**
 * What the device knows of a guest's requests for one offer. The stay does not contain them, so there is no other
 * record (R3-70, R7-59).
 */
export type CustomRequest = Readonly<z.infer<typeof CustomRequest>>;
export type CustomRequestKey = Pick<CustomRequest, 'slug' | 'productId'>;

const isOf =
  (key: CustomRequestKey) =>
  ({ slug, productId }: CustomRequestKey): boolean =>
    slug === key.slug && productId === key.productId;

const parseAll = (json: string | null): CustomRequest[] => parseStoredList(CustomRequest, json);

/** The stored requests for one offer; both times are null if there were none. */
export const requestOf = (json: string | null, key: CustomRequestKey): CustomRequest =>
  parseAll(json).find(isOf(key)) ?? { ...key, sentAt: null, openSince: null };

/** The stored requests with one replaced; a request without either time is removed. */
export const withRequest = (json: string | null, request: CustomRequest): string =>
  JSON.stringify(
    [...parseAll(json).filter((each) => !isOf(request)(each)), request]
      .filter(({ sentAt, openSince }) => sentAt !== null || openSince !== null)
      .slice(-MAX_REQUESTS),
  );

/** Whether both have the same times for the same offer. */
export const isSameRequest = (a: CustomRequest, b: CustomRequest): boolean =>
  isOf(a)(b) && a.sentAt === b.sentAt && a.openSince === b.openSince;

/** The outcome of an attempt: accepted, refused, or unknown because the response was lost. */
export type Attempt = 'sent' | 'refused' | 'lost';

/** The state after an attempt at `at`; a refused attempt does not count (S52). */
export function afterAttempt(before: CustomRequest, at: Instant, attempt: Attempt): CustomRequest {
  if (attempt === 'sent') return { ...before, sentAt: at, openSince: null };
  return attempt === 'refused' ? before : { ...before, openSince: at };
}
