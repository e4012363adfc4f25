import type { Query } from '@tanstack/react-query';

import { QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError } from '#api/api-error.ts';

const RETRY_DELAYS_MS = [500, 2_000];
const STALE_MS = 30_000;

/** Reads are tried again on a lost connection or a 5xx, twice; a timeout, a 4xx and a broken answer are not (R7-08). */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < RETRY_DELAYS_MS.length &&
  error instanceof ApiError &&
  ((error.code === 'network' && error.message !== 'ETIMEDOUT') || (error.status ?? 0) >= 500);

/** What answers may be about, beyond their operation: the login, or what orders use up. */
type Subject = 'account' | 'availability';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      about?: Subject;
      /** What to call a failure of this read in the report; without it the page that shows the failure reports it. */
      failureReport?: (error: Error) => string;
    };
  }
}

/** The filter for all answers about a subject. */
export const isAbout = (subject: Subject) => ({ predicate: ({ meta }: Query) => meta?.about === subject });

/** Reports the failure of a read, once however many places show it. */
type ReportFailedRead = (message: string, error: Error) => void;

/** The cache of everything read. Writes are never retried and never queued offline: they fail now, with words. */
export const createQueryClient = (report: ReportFailedRead = () => {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.failureReport) report(meta.failureReport(error), error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (failures) => RETRY_DELAYS_MS[failures] ?? 0,
        staleTime: STALE_MS,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
