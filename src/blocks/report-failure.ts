import { useEffect } from 'react';

import { ApiError, ContractError } from '#api/api-error.ts';
import { report } from '#telemetry/reporter.ts';

const reported = new WeakSet<object>();

/** Reports a failure by operation, status and field: templates and codes only, no message of the server, no value; each once. */
export function reportFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  if (error instanceof ContractError) reportFailureAs('Answer breaks the contract', error);
  else if (error instanceof ApiError) reportFailureAs('Call failed', error);
  else reportFailureAs('Unexpected failure', error);
}

/** Reports a failure under the words that the specification has for it. */
export function reportFailureAs(message: string, error: unknown): void {
  if (error instanceof ContractError) report(message, { operation: error.operation, field: error.field });
  else if (error instanceof ApiError)
    report(message, { operation: error.operation, code: error.code, status: error.status });
  else report(message, { name: error instanceof Error ? error.name : typeof error });
}

/** Reports the failure that a place shows, if there is one. */
export const useFailureReport = (error: unknown): void =>
  useEffect(() => {
    if (error) reportFailure(error);
  }, [error]);
