import type { Instant } from '#lib/time.ts';

import * as z from 'zod/mini';

import { StoredInstant, StoredSlug, parseStored } from '#domain/stored.ts';

/** Enough for every stay that a guest has at a time; older ones are dropped. */
const MAX_REQUESTS = 20;

const CustomRequest = z.object({
  slug: StoredSlug,
  productId: z.string().check(z.minLength(1)),
  /** When the last one was sent that certainly arrived. */
  sentAt: z.nullable(StoredInstant),
  /** When a request was sent whose arrival is unknown. */
  openSince: z.nullable(StoredInstant),
});

/** What is known of a guest's requests for one offer; no stay shows them, so this is all there is (R3-70, R7-59). */
export type CustomRequest = Readonly<z.infer<typeof CustomRequest>>;
export type CustomRequestKey = Pick<CustomRequest, 'slug' | 'productId'>;

const isOf =
  (key: CustomRequestKey) =>
  ({ slug, productId }: CustomRequestKey): boolean =>
    slug === key.slug && productId === key.productId;

/** Reads stored requests; anything of another shape is none. */
const parseAll = (json: string | null): CustomRequest[] =>
  (parseStored(z.array(z.unknown()), json) ?? []).flatMap((each) => z.safeParse(CustomRequest, each).data ?? []);

/** The requests for one offer among the stored ones; nothing asked for yet has neither time. */
export const requestOf = (json: string | null, key: CustomRequestKey): CustomRequest =>
  parseAll(json).find(isOf(key)) ?? { ...key, sentAt: null, openSince: null };

/** The stored requests with one of them changed; one that says nothing is left out. */
export const withRequest = (json: string | null, request: CustomRequest): string =>
  JSON.stringify(
    [...parseAll(json).filter((each) => !isOf(request)(each)), request]
      .filter(({ sentAt, openSince }) => sentAt !== null || openSince !== null)
      .slice(-MAX_REQUESTS),
  );

/** Whether both know the same of the same offer. */
export const isSameRequest = (a: CustomRequest, b: CustomRequest): boolean =>
  isOf(a)(b) && a.sentAt === b.sentAt && a.openSince === b.openSince;

/** The outcome of an attempt: the server has it, or has not taken it; a lost one is unknown. */
export type Attempt = 'sent' | 'refused' | 'lost';

/** What is known after an attempt that was made at `at`; a refused one was never made (S52). */
export function afterAttempt(before: CustomRequest, at: Instant, attempt: Attempt): CustomRequest {
  if (attempt === 'sent') return { ...before, sentAt: at, openSince: null };
  return attempt === 'refused' ? before : { ...before, openSince: at };
}
