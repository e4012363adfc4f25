import type { Query, Register } from '@tanstack/react-query';

import { QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError } from '#api/api-error.ts';
import { isOnline } from '#lib/device.ts';

const RETRY_DELAYS_MS = [500, 2_000];
/** Responses younger than this are not fetched again, in milliseconds. */
export const STALE_MS = 30_000;

const LONGEST_RETRY_AFTER_MS = 10_000;
/** Statuses of a gateway that cannot reach its upstream server. */
const GATEWAY_ERRORS = [502, 503, 504];

function isTransient({ code, message, status = 0, retryAfterMs }: ApiError): boolean {
  if ((retryAfterMs ?? 0) > LONGEST_RETRY_AFTER_MS) return false;
  if (code === 'network') return message !== 'ETIMEDOUT';
  return GATEWAY_ERRORS.includes(status) || (status === 429 && retryAfterMs !== undefined);
}

/** The delay in milliseconds, with a jitter of 25 %, so that devices that failed together do not retry together. */
function delayMs(failures: number, error: Partial<ApiError>, share = Math.random()): number {
  const usual = (RETRY_DELAYS_MS[failures] ?? 0) * (0.75 + share / 2);
  return Math.max(usual, error.retryAfterMs ?? 0);
}

/**
 * Reads are retried twice after a lost connection, a gateway error, or a 429 that names a delay, within the time limit
 * of the whole read. Timeouts, other statuses and invalid responses are final (R7-08, S41).
 */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRY_DELAYS_MS.length &&
  error instanceof ApiError &&
  isTransient(error) &&
  performance.now() + delayMs(failures, error, 1) < (error.retryBefore ?? Number.POSITIVE_INFINITY);

/** Subjects of queries beyond their operation: the login, or availability, which orders change. */
type Subject = 'account' | 'availability';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      about?: Subject;
      /** The name under which a failure of this query is reported; null for an expected error, which is not. */
      failureReport?: (error: Error) => string | null | undefined;
    };
  }
}

/** The filter for all queries about a subject. */
export const isAbout = (subject: Subject) => ({ predicate: ({ meta }: Query) => meta?.about === subject });

/** A read whose failures are invisible to guests, and so are not reported. */
export const withoutFailureReport = <Read extends { readonly meta?: Register['queryMeta'] | undefined }>(
  read: Read,
) => ({
  ...read,
  meta: { ...read.meta, failureReport: () => null },
});

/** Reports a failed read; `read` is the first part of its key. */
type ReportFailedRead = (
  error: Error,
  details: { readonly message?: string | undefined; readonly read: string },
) => void;

/** Repeated failures of a read with the same signature are reported once. */
const signatureOf = (error: Error): string =>
  error instanceof ApiError ? `${error.message} ${error.code} ${error.status}` : error.name;

/** Reports each failure of a read (R8-44), a repeated one only after the read has succeeded in between. */
function reportingCache(report: ReportFailedRead): QueryCache {
  const last = new WeakMap<Query<unknown, unknown, unknown>, string>();
  return new QueryCache({
    onSuccess: (_, query) => void last.delete(query),
    onError: (error, query) => {
      const message = query.meta?.failureReport?.(error);
      const signature = signatureOf(error);
      if (message === null || last.get(query) === signature) return;
      last.set(query, signature);
      report(error, { message, read: String(query.queryKey[0]) });
    },
  });
}

/** Creates the cache of all reads. Writes are never retried or queued offline; they fail immediately with a message. */
export const createQueryClient = (report: ReportFailedRead = () => {}): QueryClient =>
  new QueryClient({
    queryCache: reportingCache(report),
    defaultOptions: {
      queries: {
        // Offline, retries would only delay the stored stay.
        retry: (failures, error) => isOnline() && shouldRetry(failures, error),
        retryDelay: (failures, error) => delayMs(failures, error instanceof ApiError ? error : {}),
        staleTime: STALE_MS,
        networkMode: 'always',
        // The network mode disables this by default, and failed queries would never recover.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * Removes what was fetched with a login (R4-43, R4-46). The page of a stay keeps its data, and a half-filled form,
 * until the refetch has ended (R4-47).
 */
export function clearCacheOnLogout(queryClient: QueryClient): void {
  void queryClient.cancelQueries(isAbout('account'));
  queryClient.removeQueries(isAbout('account'));
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.getMutationCache().clear();
  void queryClient.invalidateQueries();
}

/**
 * Invalidates the availability of products. The current page refetches it and keeps the guest's choices. A page opened
 * later waits for the new response, so that it never shows a used cleaning as free (R9-14).
 */
export function resetAvailability(queryClient: QueryClient): void {
  queryClient.removeQueries({ ...isAbout('availability'), type: 'inactive' });
  void queryClient.invalidateQueries(isAbout('availability'));
}

/** Resolves when no query is fetching. */
const fetchesEnded = (queryClient: QueryClient): Promise<void> =>
  new Promise((done) => {
    if (queryClient.isFetching() === 0) return done();
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      stop();
      done();
    });
  });

/** Refetches everything, after pending requests have ended, because they were sent before the change. */
export async function refetchAll(queryClient: QueryClient): Promise<void> {
  await fetchesEnded(queryClient);
  await queryClient.invalidateQueries();
}
