import { useEffect } from 'react';

import { ApiError, ContractError } from '#api/api-error.ts';
import { report } from '#telemetry/reporter.ts';

const reported = new WeakSet<object>();

interface ReportWords {
  /** The specification's text for the failure, where it has one. */
  readonly message?: string | undefined;
  /** What was read, for errors that name no operation. */
  readonly read?: string;
  /** Names who caught an unexpected error (S45). */
  readonly caught?: 'window' | 'promise' | 'boundary' | 'start';
}

/**
 * Reports a failure once, by operation, status and field. It holds templates and codes only, no server message and no
 * value.
 */
export function reportFailure(error: unknown, { message, read, caught }: ReportWords = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  if (error instanceof ContractError) {
    const { operation, field, issue } = error;
    report(message ?? 'Answer breaks the contract', { operation, field, code: issue });
  } else if (error instanceof ApiError) {
    const { operation, code, status } = error;
    report(message ?? 'Call failed', { operation, code, status });
  } else {
    const facts = { name: error instanceof Error ? error.name : typeof error, read, caught };
    report(message ?? 'Unexpected failure', facts, error);
  }
}

/** Reports the failure that a place shows, if there is one. */
export const useFailureReport = (error: unknown): void =>
  useEffect(() => {
    if (error) reportFailure(error);
  }, [error]);
